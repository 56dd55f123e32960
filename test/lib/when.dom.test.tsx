import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSight, whenInteracted } from '../../src/lib/when.ts';
import { whenIdle } from '../../src/lib/whenIdle.ts';
import { whenParsed } from '../../src/lib/listen.ts';

let run: () => void;
beforeEach(() => {
  run = vi.fn();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('once the page is parsed', () => {
  const loading = () => vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const parsed = () => document.dispatchEvent(new Event('DOMContentLoaded'));

  it('is at once on a page that is', () => {
    whenParsed(document, run);
    expect(run).toHaveBeenCalledOnce();
  });

  it('is later, and once, on a page that is still loading', () => {
    loading();
    whenParsed(document, run);
    expect(run).not.toHaveBeenCalled();
    parsed();
    parsed();
    expect(run).toHaveBeenCalledOnce();
  });

  it('is never when it was called off', () => {
    loading();
    whenParsed(document, run)();
    parsed();
    expect(run).not.toHaveBeenCalled();
  });
});

describe('once the visitor can see it', () => {
  const element = () => document.createElement('div');
  const whenNear = (target: Element, go: () => void, margin?: string): (() => void) => {
    const sight = createSight<null>(go, margin);
    const watched = sight.wait(target, null);
    return () => sight.stop(watched, null);
  };
  let show: (...isIntersecting: boolean[]) => void;
  let observed: Element[];
  let options: IntersectionObserverInit | undefined;

  beforeEach(() => {
    observed = [];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: IntersectionObserverCallback, given?: IntersectionObserverInit) {
          options = given;
          show = (...seen) => {
            const [target] = observed;
            if (target)
              callback(
                seen.map((isIntersecting) => ({ isIntersecting, target }) as IntersectionObserverEntry),
                this as never,
              );
          };
        }
        observe(target: Element): void {
          observed.push(target);
        }
        unobserve(target: Element): void {
          observed.splice(observed.indexOf(target), 1);
        }
        disconnect(): void {
          observed = [];
        }
      },
    );
  });

  it('is when it nears the viewport, and once', () => {
    const target = element();
    whenNear(target, run);
    expect(observed).toEqual([target]);
    show(false);
    expect(run).not.toHaveBeenCalled();
    show(false, true);
    show(true);
    expect(run).toHaveBeenCalledOnce();
    expect(observed).toEqual([]);
  });

  it('counts what is less than 200px away as near, unless told otherwise', () => {
    whenNear(element(), run);
    expect(options?.rootMargin).toBe('200px');
    whenNear(element(), run, '0px');
    expect(options?.rootMargin).toBe('0px');
  });

  it('is never when it was called off', () => {
    whenNear(element(), run)();
    show(true);
    expect(run).not.toHaveBeenCalled();
    expect(observed).toEqual([]);
  });

  it('is told of many by one observer, each on its own', () => {
    const near = vi.fn<(name: string) => void>();
    const sight = createSight(near);
    const first = element();
    sight.wait(first, 'first');
    sight.wait(element(), 'second');
    sight.wait(element(), 'third');
    expect(observed).toHaveLength(3);
    sight.stop(first, 'first');
    show(true);
    expect(near.mock.calls).toEqual([['second']]);
    show(true);
    expect(near.mock.calls).toEqual([['second'], ['third']]);
    expect(observed).toEqual([]);
  });

  it('is told of all that one element stands for, but for those that were called off', () => {
    const near = vi.fn<(name: string) => void>();
    const sight = createSight(near);
    const parent = element();
    const names = ['first', 'second', 'third'];
    const watched = names.map((name) => {
      const empty = element();
      parent.append(empty);
      return sight.wait(empty, name);
    });
    expect(watched).toEqual([parent, parent, parent]);
    sight.stop(parent, 'second');
    sight.stop(parent, 'second');
    show(true);
    expect(near.mock.calls).toEqual([['first'], ['third']]);
    sight.stop(parent, 'first');
    expect(observed).toEqual([]);
  });

  it('is at once in a browser that cannot tell', () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    whenNear(element(), run)();
    expect(run).toHaveBeenCalledOnce();
  });
});

describe('once the browser has nothing better to do', () => {
  it('is when the browser says so, within two seconds', () => {
    const request = vi.fn((_run: () => void, _options: { timeout: number }) => 7);
    vi.stubGlobal('requestIdleCallback', request);
    whenIdle(run);
    expect(run).not.toHaveBeenCalled();
    const [callback, options] = request.mock.calls[0]!;
    expect(options).toEqual({ timeout: 2000 });
    callback();
    expect(run).toHaveBeenCalledOnce();
  });

  it('is never when it was called off', () => {
    const cancel = vi.fn();
    vi.stubGlobal('requestIdleCallback', () => 7);
    vi.stubGlobal('cancelIdleCallback', cancel);
    whenIdle(run)();
    expect(cancel).toHaveBeenCalledExactlyOnceWith(7);
  });

  it('is after 200 ms in a browser that does not say, unless it is called off', () => {
    vi.useFakeTimers();
    vi.stubGlobal('requestIdleCallback', undefined);
    whenIdle(run);
    const off = whenIdle(() => expect.unreachable());
    off();
    vi.advanceTimersByTime(199);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledOnce();
  });
});

describe('once the visitor shows interest', () => {
  it.each(['pointerover', 'touchstart', 'focusin'])('is at the first %s inside it, and once', (type) => {
    const element = document.createElement('div');
    const inner = element.appendChild(document.createElement('button'));
    whenInteracted(element, run);
    inner.dispatchEvent(new Event(type, { bubbles: true }));
    for (const other of ['pointerover', 'touchstart', 'focusin']) inner.dispatchEvent(new Event(other, { bubbles: true }));
    expect(run).toHaveBeenCalledOnce();
  });

  it('is never when it was called off', () => {
    const element = document.createElement('div');
    whenInteracted(element, run)();
    element.dispatchEvent(new Event('pointerover'));
    expect(run).not.toHaveBeenCalled();
  });
});
