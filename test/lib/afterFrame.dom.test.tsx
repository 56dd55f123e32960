import { afterEach, describe, expect, it, vi } from 'vitest';
import { afterFrame } from '../../src/lib/afterFrame.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(): { isOver: () => boolean; show: () => void } {
  vi.useFakeTimers();
  let show: () => void = () => undefined;
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => ((show = run), 1));
  vi.stubGlobal('scheduler', { yield: () => Promise.resolve() });
  let over = false;
  void afterFrame().then(() => (over = true));
  return { isOver: () => over, show: () => show() };
}

describe('after the next frame', () => {
  it('is once the browser has shown the page, with no timer left behind', async () => {
    const { isOver, show } = open();
    await vi.advanceTimersByTimeAsync(99);
    expect(isOver()).toBe(false);
    show();
    await vi.advanceTimersByTimeAsync(0);
    expect(isOver()).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is after 100 ms where no frame comes, as in a tab in the background', async () => {
    const { isOver } = open();
    await vi.advanceTimersByTimeAsync(100);
    expect(isOver()).toBe(true);
  });
});
