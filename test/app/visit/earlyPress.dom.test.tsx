import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { features } from '../../../src/app.ts';
import { one } from '../../core/page/openPage.ts';
import { aMug, openEarly, type EarlyPage } from './openEarly.ts';

// Markup of a real page of version 7.1.
const BUTTON =
  '<div class="sqs-add-to-cart-button-wrapper"><div class="sqs-add-to-cart-button" role="button" tabindex="0" id="add">' +
  '<div class="sqs-add-to-cart-button-inner">Add To Cart</div></div></div>';
const QUANTITY = '<div class="product-quantity-input"><input type="number" value="1" min="1" id="quantity"></div>';
const LINK = '<a class="sqs-add-to-cart-button" href="/shop/enamel-mug" id="add">Add To Cart</a>';

let page: EarlyPage;
const open = (inside: string, context: object = {}) => (page = openEarly(aMug(inside), features, context));
const button = () => one('#add');
const state = () => button().getAttribute('data-state');
const press = (changes: MouseEventInit = {}): MouseEvent => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...changes });
  button().dispatchEvent(click);
  return click;
};
const quantity = () => one('#quantity') as HTMLInputElement;
const type = (key: string, target: Element = button()): KeyboardEvent => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  return event;
};
const untilAdded = () => vi.waitFor(() => expect(state()).toBe('added'), { timeout: 20_000 });
const note = () => document.querySelector('[role="alert"]')?.textContent ?? null;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  page.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a press on an add button whose file is still on its way', () => {
  it('shows at once that it was noticed, and is one add as soon as the button is there', async () => {
    open(BUTTON);
    expect(press().defaultPrevented).toBe(true);
    expect(state()).toBe('adding');
    expect(page.adds()).toBe(0);
    page.files.arrive();
    await untilAdded();
    expect(page.adds()).toBe(1);
    page.close();
    expect(button === null || document.querySelector('#add[data-state],#add[aria-busy]')).toBeNull();
  });

  it('is one add when it is pressed again and again', async () => {
    open(BUTTON);
    press();
    press();
    await vi.waitFor(() => expect(page.files.asked).toContain('add-to-cart'));
    press();
    page.files.arrive();
    await untilAdded();
    expect(page.adds()).toBe(1);
  });

  it('is done once where the button is there before the press has come to it', async () => {
    open(BUTTON);
    const click = press();
    page.files.arrive();
    await vi.waitFor(() => expect(button().getAttribute('aria-disabled')).toBe('true'), { timeout: 20_000 });
    button().dispatchEvent(click);
    await untilAdded();
    button().dispatchEvent(click);
    expect(page.adds()).toBe(1);
  });

  it('may be a key', async () => {
    open(BUTTON);
    expect(type('a').defaultPrevented).toBe(false);
    expect(state()).toBeNull();
    expect(type('Enter').defaultPrevented).toBe(true);
    expect(state()).toBe('adding');
    page.files.arrive();
    await untilAdded();
    expect(page.adds()).toBe(1);
  });

  it.each([
    ['beside the button', (field: string) => `<form action="/cart">${field}${BUTTON}</form>`],
    [
      'of our own hook, in a form without the button',
      (field: string) => `<form>${field.replace('class="product-quantity-input"', 'data-storefront="quantity"')}</form>${BUTTON}`,
    ],
  ])('may be Enter in a quantity of a form, which is not sent: %s', async (_where, aPage) => {
    open(aPage(QUANTITY));
    quantity().value = '3';
    expect(type('4', quantity()).defaultPrevented).toBe(false);
    expect(state()).toBeNull();
    expect(type('Enter', quantity()).defaultPrevented).toBe(true);
    expect(type('Enter', quantity()).defaultPrevented).toBe(true);
    expect(state()).toBe('adding');
    page.files.arrive();
    await untilAdded();
    expect(page.host.log.filter(({ method }) => method === 'POST').map(({ body }) => body)).toMatchObject([{ quantity: 3 }]);
  });

  it('is none where Enter is pressed in another field, or in a quantity that stands in no form', () => {
    open(`<form><input id="note">${BUTTON}</form>${QUANTITY}`);
    expect(type('Enter', one('#note')).defaultPrevented).toBe(false);
    expect(type('Enter', quantity()).defaultPrevented).toBe(false);
    expect(state()).toBeNull();
  });

  it('sells no other product than the one whose quantity it was: then the form is sent after all', async () => {
    const sent = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener('submit', sent);
    const other = `<article class="ProductItem" data-item-id="5f0c6f1d8a4c2b0017e3da99">${QUANTITY}</article>`;
    page = openEarly(`<form>${other}${aMug(BUTTON)}</form>`, features);
    type('Enter', quantity());
    page.files.arrive();
    await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(1), { timeout: 20_000 });
    document.removeEventListener('submit', sent);
    await vi.waitFor(() => expect(state()).toBe('idle'));
    expect(page.adds()).toBe(0);
  });

  it('reaches the page’s own listeners as well', () => {
    open(BUTTON);
    const onClick = vi.fn();
    button().addEventListener('click', onClick);
    press();
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('is left to the platform’s own script where that is on the page and adds the item', async () => {
    open(BUTTON);
    button().addEventListener('click', () => {
      button().firstElementChild!.innerHTML = '<div class="status-text">Adding…</div>';
      setTimeout(() => (button().firstElementChild!.innerHTML = 'Add To Cart'), 20);
    });
    press();
    await vi.waitFor(() => expect(state()).toBeNull());
    await new Promise((go) => setTimeout(go, 40));
    page.files.arrive();
    await vi.waitFor(() => expect(state()).toBe('idle'), { timeout: 20_000 });
    await new Promise((go) => setTimeout(go, 50));
    expect(page.adds()).toBe(0);
  });

  it.each<[string, MouseEventInit]>([
    ['for another tab', { ctrlKey: true }],
    ['for another tab on a Mac', { metaKey: true }],
    ['for another window', { shiftKey: true }],
    ['of the middle button', { button: 1 }],
  ])('stays what it was: a press %s', async (_kind, changes) => {
    open(LINK);
    expect(press(changes).defaultPrevented).toBe(false);
    expect(state()).toBeNull();
  });

  it.each<[string, string]>([
    ['that is switched off', `<div data-storefront="off">${BUTTON}</div>`],
    // Markup of version 8 templates.
    ['of an add-on', `<div class="product-add-ons">${BUTTON}</div>`],
    ['that is none', '<button id="add">Details</button>'],
  ])('stays what it was: a press on a button %s', async (_kind, html) => {
    open(html);
    expect(press().defaultPrevented).toBe(false);
    expect(state()).toBeNull();
    expect(type('Enter').defaultPrevented).toBe(false);
  });

  it('stays what it was in the site’s editor', () => {
    open(BUTTON);
    document.body.classList.add('sqs-edit-mode-active');
    expect(press().defaultPrevented).toBe(false);
    expect(state()).toBeNull();
  });

  it('stays what it was in the editor’s frame', () => {
    open(BUTTON);
    vi.stubGlobal('frameElement', document.createElement('iframe'));
    expect(press().defaultPrevented).toBe(false);
  });

  it('has what the visitor chose before', async () => {
    page = openEarly(`<article class="ProductItem" data-item-id="5f0c6f1d8a4c2b0017e3da01">${SHIRT}${BUTTON}</article>`, features);
    one('[data-variant-option-name="Size"]').querySelector<HTMLOptionElement>('[value="M"]')!.selected = true;
    one('[data-variant-option-name="Colour"]').querySelector<HTMLOptionElement>('[value="White"]')!.selected = true;
    press();
    page.files.arrive();
    await untilAdded();
    expect(page.host.log.filter(({ method }) => method === 'POST').map(({ body }) => body)).toMatchObject([{ sku: 'SHIRT-M-WHITE' }]);
  });
});

describe('a press on an add button whose file is lost', () => {
  it('is done when the file comes at the second try', async () => {
    open(BUTTON);
    page.files.lose();
    press();
    await vi.waitFor(() => expect(page.files.asked).toContain('add-to-cart'));
    page.files.arrive();
    await untilAdded();
    expect(page.adds()).toBe(1);
    expect(note()).toBeNull();
  });

  it('is answered beside the button, in the site’s words, and can be tried again', async () => {
    open(BUTTON, { websiteSettings: { localizedStrings: { unreachable: 'Der Laden ist nicht zu erreichen.' } } });
    page.files.lose();
    press();
    await vi.waitFor(() => expect(note()).toBe('Der Laden ist nicht zu erreichen.'), { timeout: 20_000 });
    expect(button().nextElementSibling?.className).toBe('storefront-unreachable');
    expect(state()).toBeNull();
    page.files.arrive();
    press();
    expect(note()).toBeNull();
    await untilAdded();
    expect(page.adds()).toBe(1);
  });

  it('leads where the link leads', async () => {
    const assign = vi.spyOn(document.location, 'assign').mockImplementation(() => undefined);
    open(LINK);
    page.files.lose();
    press();
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('http://localhost:3000/shop/enamel-mug'), { timeout: 20_000 });
    expect(note()).toBeNull();
  });

  it('is answered after ten seconds where nothing comes, and is not done after that', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    open(BUTTON);
    press();
    await vi.advanceTimersByTimeAsync(9_900);
    expect(state()).toBe('adding');
    await vi.advanceTimersByTimeAsync(200);
    expect(note()).toBe('The shop could not be reached. Please check your connection and try again.');
    expect(state()).toBeNull();
    vi.useRealTimers();
    page.files.arrive();
    await vi.waitFor(() => expect(state()).toBe('idle'), { timeout: 20_000 });
    expect(note()).toBeNull();
    await new Promise((go) => setTimeout(go, 50));
    expect(page.adds()).toBe(0);
  });

  it('is forgotten with the shop', async () => {
    open(BUTTON);
    press();
    (window.Storefront as { destroy(): void }).destroy();
    expect(state()).toBeNull();
    expect(press().defaultPrevented).toBe(false);
  });
});

const SHIRT = `<div class="product-variants" data-variants='${JSON.stringify(
  ['S', 'M'].flatMap((Size) =>
    ['Blue', 'White'].map((Colour) => ({
      id: `${Size}${Colour}`,
      sku: `SHIRT-${Size}-${Colour.toUpperCase()}`,
      attributes: { Size, Colour },
      price: 4500,
      unlimited: true,
    })),
  ),
)}'>${['Size:S,M', 'Colour:Blue,White']
  .map((stated) => {
    const [name = '', values = ''] = stated.split(':');
    const options = values.split(',').map((value) => `<option value="${value}">${value}</option>`);
    return `<div class="variant-option"><div class="variant-select-wrapper"><select data-variant-option-name="${name}"><option value="">Select ${name}</option>${options.join('')}</select></div></div>`;
  })
  .join('')}</div>`;
