import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenServicesDue } from '../../../src/app/visit/whenServicesDue.ts';
import type { StorefrontEventName, StorefrontEvents } from '../../../src/app/StorefrontEvents.ts';
import { createEmitter } from '../../../src/lib/emitter.ts';
import { clearPage, rethrow, showPage } from '../../core/page/openPage.ts';

let idle: () => void;
let timeout: number | undefined;
let events: ReturnType<typeof createEmitter<StorefrontEvents>>;
let mounted: () => void;
let stop: () => void = () => undefined;
const run = vi.fn();

beforeEach(() => {
  // The subject of these tests: a picture of the page hangs, so that `load` never comes.
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  vi.useFakeTimers();
  idle = () => undefined;
  vi.stubGlobal('requestIdleCallback', (then: () => void, options?: { timeout: number }) => {
    idle = then;
    timeout = options?.timeout;
    return 1;
  });
  vi.stubGlobal('cancelIdleCallback', () => (idle = () => undefined));
  events = createEmitter<StorefrontEvents>(rethrow);
  run.mockReset();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  clearPage();
});

const alive = async () => {
  mounted();
  await vi.advanceTimersByTimeAsync(0);
};
const wait = (html = '', context: Record<string, unknown> = {}) => {
  showPage(html, context);
  stop = whenServicesDue(document, events, new Promise<void>((resolve) => (mounted = resolve)), run);
};
const emit = (name: StorefrontEventName) => events.emit(name, { productInstance: null } as never);

describe('what tells the platform and the page’s tags of a visit', () => {
  it('starts when the parts on the screen are alive and the browser is idle, whatever of the page hangs', async () => {
    wait();
    idle();
    expect(run).not.toHaveBeenCalled();
    await alive();
    expect(run).not.toHaveBeenCalled();
    idle();
    expect([run.mock.calls.length, timeout]).toEqual([1, 2000]);
  });

  it('leaves the network to a picture on the screen, which may be the largest paint, until the page is loaded', async () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
    wait('<img src="/hero.jpg" alt="">');
    await alive();
    idle();
    expect(run).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('load'));
    idle();
    expect(run).toHaveBeenCalledOnce();
  });

  it('does not wait for a picture further down', async () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
    vi.spyOn(HTMLImageElement.prototype, 'getBoundingClientRect').mockReturnValue({ top: 5000, bottom: 5400 } as DOMRect);
    wait('<img src="/later.jpg" alt="">');
    await alive();
    idle();
    expect(run).toHaveBeenCalledOnce();
  });

  it('starts three seconds after the first paint where the parts never come alive', async () => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ startTime: performance.now() - 1000 } as PerformancePaintTiming]);
    wait();
    await vi.advanceTimersByTimeAsync(1900);
    expect(run).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(run).toHaveBeenCalledOnce();
  });

  it.each<StorefrontEventName>(['before-add', 'item-added', 'before-checkout', 'form-submitted'])(
    'starts at once at %s, once',
    async (name) => {
      wait();
      emit('cart-change');
      expect(run).not.toHaveBeenCalled();
      emit(name);
      emit(name);
      await alive();
      idle();
      await vi.advanceTimersByTimeAsync(4000);
      expect(run).toHaveBeenCalledOnce();
    },
  );

  it.each<[where: string, html: string, context: Record<string, unknown>]>([
    ['the context', '', { order: { id: 'o1' } }],
    ['a script of the page', '<script type="application/json" data-storefront="order">{}</script>', {}],
  ])('starts at once on a page that carries an order in %s', (_where, html, context) => {
    wait(html, context);
    expect(run).toHaveBeenCalledOnce();
  });

  it('has a last chance when the page is left, and when it is hidden', () => {
    wait();
    window.dispatchEvent(new Event('pagehide'));
    expect(run).toHaveBeenCalledOnce();
    wait();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('waits until somebody sees a page that was made ready in advance', async () => {
    Object.assign(document, { prerendering: true });
    wait();
    await alive();
    idle();
    await vi.advanceTimersByTimeAsync(4000);
    expect(run).not.toHaveBeenCalled();
    delete (document as { prerendering?: boolean }).prerendering;
    document.dispatchEvent(new Event('prerenderingchange'));
    await vi.advanceTimersByTimeAsync(0);
    idle();
    expect(run).toHaveBeenCalledOnce();
  });

  it('is called off at any time', async () => {
    wait();
    await alive();
    stop();
    idle();
    emit('item-added');
    window.dispatchEvent(new Event('pagehide'));
    await vi.advanceTimersByTimeAsync(4000);
    expect(run).not.toHaveBeenCalled();
  });
});
