import { afterEach, describe, expect, it, vi } from 'vitest';
import { watchAddress } from '../../src/lib/watchAddress.ts';

let off: () => void = () => undefined;
afterEach(() => {
  off();
  Reflect.deleteProperty(window, 'navigation');
  history.replaceState(null, '', '/');
});

describe('another page without a reload', () => {
  it.each([
    ['without the browser’s navigation', undefined],
    ['where a script has put its own object in its place', { items: ['Shop', 'Contact'] }],
    ['where that is an element', document.createElement('nav')],
  ])('is heard of by the history %s', async (_case, navigation) => {
    if (navigation) Object.defineProperty(window, 'navigation', { value: navigation, configurable: true, writable: true });
    const changed = vi.fn();
    off = watchAddress(document, changed);
    const former = location.href;
    history.pushState(null, '', '/store');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await vi.waitFor(() => expect(changed.mock.calls).toEqual([[former]]));
  });
});
