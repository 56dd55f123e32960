import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTabChannel, type TabChannel } from '../../../src/lib/createTabChannel.ts';
import { keepCartCurrent } from '../../../widgets/cart/keepCartCurrent.ts';
import { isOnline } from '../../../src/lib/when.ts';

const load = vi.fn();
const resume = vi.fn();
const onTabMessage = vi.fn();
const onPageMoment = vi.fn();
let channel: TabChannel;
let leaving: AbortController;
let isHidden: boolean;
const show = (hidden: boolean) => {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
};
/** Sends a message as another tab. */
const say = (message: unknown) =>
  dispatchEvent(Object.assign(new Event('storage'), { key: 'storefront-cart', newValue: JSON.stringify([1, message]) }));
/** Reports a changed cart as another tab. */
const tellFromElsewhere = () => say({ type: 'changed' });

beforeEach(() => {
  vi.clearAllMocks();
  isHidden = false;
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.useFakeTimers();
  channel = createTabChannel('storefront-cart');
  leaving = new AbortController();
  keepCartCurrent(channel, { load, resume, onTabMessage, onPageMoment }, leaving.signal);
});
afterEach(() => {
  leaving.abort();
  channel.stop();
  vi.useRealTimers();
  Reflect.deleteProperty(document, 'hidden');
  vi.unstubAllGlobals();
});

describe('a page that shows the cart', () => {
  it('reads it when another tab has changed it', () => {
    tellFromElsewhere();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('reads it twice a second at most, however much is changed elsewhere, and once after the last change', () => {
    for (let turn = 0; turn < 300; turn += 1) {
      tellFromElsewhere();
      vi.advanceTimersByTime(5);
    }
    expect(load).toHaveBeenCalledTimes(4);
    vi.advanceTimersByTime(5000);
    expect(load).toHaveBeenCalledTimes(4);
  });

  it('reads nothing because of a word that is not about that, and hands it on', () => {
    for (const word of ['junk', null, 7, { type: 'hello' }, [{ type: 'changed' }]]) say(word);
    expect(load).not.toHaveBeenCalled();
    expect(onTabMessage.mock.calls).toEqual([['junk'], [null], [7], [{ type: 'hello' }], [[{ type: 'changed' }]]]);
  });

  it('tells when the page is hidden, shown, left, and back', () => {
    show(true);
    show(false);
    dispatchEvent(new Event('pagehide'));
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(onPageMoment.mock.calls).toEqual([['hidden'], ['shown'], ['left'], ['returned']]);
  });

  it('tells when another page of the tab has stored what it had left, and only then', () => {
    const store = (key: string, storageArea: Storage) => dispatchEvent(Object.assign(new Event('storage'), { key, storageArea }));
    store('storefront-cart', localStorage);
    store('storefront-cart-keys', sessionStorage);
    expect(onPageMoment).not.toHaveBeenCalled();
    store('storefront-cart', sessionStorage);
    expect(onPageMoment.mock.calls).toEqual([['stored']]);
  });

  it('reads nothing while nobody looks at it, and once somebody does', () => {
    show(true);
    tellFromElsewhere();
    tellFromElsewhere();
    expect(load).not.toHaveBeenCalled();
    show(false);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('reads it when it comes back out of the back/forward cache, not when it is shown for the first time', () => {
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(load).not.toHaveBeenCalled();
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('goes on with what waits once the network is back', () => {
    dispatchEvent(new Event('online'));
    expect(resume).toHaveBeenCalledTimes(1);
    expect(load).not.toHaveBeenCalled();
  });

  it('does none of this any more once it is stopped', () => {
    leaving.abort();
    channel.stop();
    show(false);
    tellFromElsewhere();
    dispatchEvent(new Event('online'));
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect([load, resume, onTabMessage, onPageMoment].flatMap(({ mock }) => mock.calls)).toEqual([]);
  });
});

describe('whether there is a network', () => {
  it.each([
    [true, true],
    [false, false],
    [undefined, true],
  ])('a browser that says %s means: %s', (onLine, expected) => {
    vi.stubGlobal('navigator', { onLine });
    expect(isOnline()).toBe(expected);
  });
});
