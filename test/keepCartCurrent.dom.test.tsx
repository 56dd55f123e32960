import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepCartCurrent, type CartKeeper } from '../src/keepCartCurrent.ts';
import { isOnline } from '../src/lib/when.ts';

const load = vi.fn();
const resume = vi.fn();
let keeper: CartKeeper;
let isHidden: boolean;
const show = (hidden: boolean) => {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
};
/** What another tab does that has changed the cart. */
const tellFromElsewhere = () => dispatchEvent(Object.assign(new Event('storage'), { key: 'storefront-cart-changed', newValue: '1' }));

beforeEach(() => {
  vi.clearAllMocks();
  isHidden = false;
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
  vi.stubGlobal('BroadcastChannel', undefined);
  keeper = keepCartCurrent(load, resume);
});
afterEach(() => {
  keeper.stop();
  Reflect.deleteProperty(document, 'hidden');
  vi.unstubAllGlobals();
});

describe('a page that shows the cart', () => {
  it('reads it when another tab has changed it', () => {
    tellFromElsewhere();
    expect(load).toHaveBeenCalledTimes(1);
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
    keeper.stop();
    show(false);
    tellFromElsewhere();
    dispatchEvent(new Event('online'));
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect([load.mock.calls, resume.mock.calls]).toEqual([[], []]);
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
