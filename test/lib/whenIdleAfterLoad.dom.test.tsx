import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenIdleAfterLoad } from '../../src/lib/whenIdle.ts';

let idle: () => void;
let timeout: number | undefined;

beforeEach(() => {
  idle = () => undefined;
  vi.stubGlobal('requestIdleCallback', (run: () => void, options?: { timeout: number }) => {
    idle = run;
    timeout = options?.timeout;
    return 1;
  });
  vi.stubGlobal('cancelIdleCallback', () => (idle = () => undefined));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const loading = () => vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');

describe('what has time until the page is loaded', () => {
  it('waits for the load, then for an idle moment, but no longer than two seconds', () => {
    const state = loading();
    const run = vi.fn();
    whenIdleAfterLoad(document, run);
    idle();
    expect(run).not.toHaveBeenCalled();
    state.mockReturnValue('complete');
    window.dispatchEvent(new Event('load'));
    expect(run).not.toHaveBeenCalled();
    idle();
    expect(run).toHaveBeenCalledOnce();
    expect(timeout).toBe(2000);
  });

  it('waits only for an idle moment on a page that is loaded', () => {
    const run = vi.fn();
    whenIdleAfterLoad(document, run);
    expect(run).not.toHaveBeenCalled();
    idle();
    expect(run).toHaveBeenCalledOnce();
  });

  it('waits until somebody sees a page that was made ready in advance', () => {
    Object.assign(document, { prerendering: true });
    const run = vi.fn();
    whenIdleAfterLoad(document, run);
    idle();
    delete (document as { prerendering?: boolean }).prerendering;
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(run).not.toHaveBeenCalled();
    idle();
    expect(run).toHaveBeenCalledOnce();
  });

  it('is called off at any time', () => {
    const state = loading();
    const run = vi.fn();
    whenIdleAfterLoad(document, run)();
    state.mockReturnValue('complete');
    window.dispatchEvent(new Event('load'));
    idle();
    const off = whenIdleAfterLoad(document, run);
    off();
    idle();
    expect(run).not.toHaveBeenCalled();
  });
});
