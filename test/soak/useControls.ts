/**
 * Runs in the page: what a visitor does there that changes nothing in the cart. Returns false where the page has no such thing.
 *
 * @param number chooses among what there is
 */
export function useControl([kind, number]: readonly [kind: string, number: number]): boolean {
  const pick = <Found extends HTMLElement>(selector: string): Found | null => {
    const found = [...document.querySelectorAll<Found>(selector)].filter((node) => node.checkVisibility());
    return found[number % Math.max(found.length, 1)] ?? null;
  };
  const press = (key: string) => {
    const target = document.activeElement ?? document.body;
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  };
  const type = (field: HTMLInputElement | HTMLSelectElement | null, value: string): boolean => {
    if (!field) return false;
    field.focus();
    // As a visitor's browser does, past what frameworks have put on the field.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return true;
  };
  const click = (selector: string): boolean => {
    const found = pick(selector);
    found?.click();
    return found !== null;
  };

  const ways: Record<string, () => boolean> = {
    choose() {
      const select = pick<HTMLSelectElement>('.product-variants select');
      return type(select, select?.options[number % select.options.length]?.value ?? '');
    },
    howMany: () =>
      type(pick<HTMLInputElement>('.product-quantity-input input, [data-storefront="quantity"] input'), String((number % 3) + 1)),
    write: () => type(pick<HTMLInputElement>('form:not(.cart-coupons) input[type="text"], form input[type="email"]'), `Edith ${number}`),
    send: () => click('form[data-state="editing"] button[type="submit"], [data-state="editing"] form button[type="submit"]'),
    look: () => click('[aria-haspopup="dialog"], [data-storefront="lightbox"], .product-quick-view-button'),
    open: () => click('a[href="/cart"]:has(.sqs-cart-quantity)[data-state], a[href="/cart"][aria-haspopup="dialog"]'),
    escape() {
      press('Escape');
      return true;
    },
    dismiss: () => click('[role="alertdialog"] button, [role="dialog"] [aria-label*="lose"]'),
    scroll() {
      scrollTo(0, (number * 97) % Math.max(document.documentElement.scrollHeight, 1));
      return true;
    },
    turnAway() {
      document.dispatchEvent(new Event('visibilitychange'));
      dispatchEvent(new Event('blur'));
      dispatchEvent(new Event('focus'));
      return true;
    },
    hover() {
      const node = pick('button, a, select');
      node?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      node?.focus();
      return node !== null;
    },
    resize() {
      dispatchEvent(new Event('resize'));
      return true;
    },
  };
  return ways[kind]!();
}

export const CONTROLS = [
  'choose',
  'choose',
  'howMany',
  'write',
  'send',
  'look',
  'open',
  'escape',
  'dismiss',
  'scroll',
  'turnAway',
  'hover',
  'resize',
] as const;
