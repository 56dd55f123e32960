import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { one } from '../../core/page/openPage.ts';
import { aCartOf, added } from '../../app/fakeApi.ts';
import { anArticle, aProductPage, aWireVariant, hasCart, openWidgets, type OpenPage } from '../openWidgets.ts';

let page: OpenPage;
const open = async (html: string, context: object = {}): Promise<void> => {
  page = await openWidgets(html, context);
  page.shop.cart.settle();
  await page.show();
};
afterEach(() => {
  page.close();
  vi.useRealTimers();
});

const DIV =
  '<div class="sqs-add-to-cart-button-wrapper"><div class="sqs-add-to-cart-button sqs-suppress-edit-mode" role="button" tabindex="0" id="button" data-item-id="mug">' +
  '<div class="sqs-add-to-cart-button-inner">Add To Cart</div></div></div>';
const NATIVE =
  '<button class="sqs-add-to-cart-button" type="button" id="button"><div class="sqs-add-to-cart-button-inner"><span class="add-to-cart-text">Add To Cart</span></div></button>';
const HOOK = '<button data-storefront="add-to-cart" id="button"></button>';
const MUG = { variants: [aWireVariant({})] };

const button = () => one('#button');
async function answer(ms = 0): Promise<void> {
  page.api.calls.at(-1)!.answer(added(aCartOf(1)));
  await pass(ms);
}
const shown = () =>
  [...button().querySelectorAll<HTMLElement>('.sqs-add-to-cart-button-inner [class]')]
    .filter((node) => !node.hidden)
    .map(({ className, textContent }) => `${className}: ${textContent}`);
const pass = async (ms = 0) => void (await vi.advanceTimersByTimeAsync(ms));

describe('the add button before it can be used', () => {
  it('is out of sight in its place until it is known whether the visitor has a cart', async () => {
    page = await openWidgets(aProductPage(HOOK, MUG), undefined, hasCart);
    expect(button().style.visibility).toBe('hidden');
    await vi.waitFor(() => expect(page.api.calls).toHaveLength(1), { timeout: 20_000 });
    page.api.calls[0]!.answer(aCartOf(1));
    await page.show();
    expect(button().style.visibility).toBe('');
    expect(button().hasAttribute('style')).toBe(false);
  });

  it('says what the server says', async () => {
    await open(anArticle(DIV));
    expect(button().innerHTML).toBe('<div class="sqs-add-to-cart-button-inner">Add To Cart</div>');
    expect(button().getAttribute('data-state')).toBe('idle');
  });

  it.each<[string, object, string]>([
    ['Add To Cart', MUG, 'for what is bought'],
    ['Subscribe', { ...MUG, isSubscribable: true }, 'for what is subscribed to'],
    ['Book now', { ...MUG, useCustomAddButtonText: true, customAddButtonText: 'Book now' }, 'for a product with words of its own'],
  ])('says "%s" where the page leaves it empty', async (label, product, _case) => {
    await open(aProductPage(HOOK, product));
    expect(button().textContent).toBe(label);
  });

  it('speaks in the words of the site', async () => {
    await open(aProductPage(HOOK, MUG), { websiteSettings: { localizedStrings: { productAddToCartText: 'In den Korb' } } });
    expect(button().textContent).toBe('In den Korb');
  });
});

describe('the add button at work', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }));

  it('says "Adding…", after a second "Added!", and two seconds later what it said before', async () => {
    await open(anArticle(DIV));
    fireEvent.click(button());
    await pass();
    expect(shown()).toEqual(['yui3-widget sqs-spin light: ', 'status-text: Adding…']);
    expect(button().textContent).toBe('Adding…');
    expect([button().getAttribute('data-state'), button().getAttribute('aria-busy'), button().getAttribute('aria-disabled')]).toEqual([
      'adding',
      'true',
      'true',
    ]);
    await answer(1000);
    expect(shown()).toEqual(['status-text cart-added-text: Added!']);
    expect(button().classList.contains('cart-added')).toBe(true);
    expect([button().getAttribute('data-state'), button().getAttribute('aria-busy')]).toEqual(['added', null]);
    await pass(2000);
    expect(button().innerHTML).toBe('<div class="sqs-add-to-cart-button-inner">Add To Cart</div>');
    expect(button().className).toBe('sqs-add-to-cart-button sqs-suppress-edit-mode');
    expect([button().getAttribute('data-state'), button().getAttribute('aria-disabled')]).toEqual(['idle', null]);
  });

  it('of version 8 has its label back where it was', async () => {
    await open(`<div class="product-detail" data-context='{"product":{}}' data-product-id="mug">${NATIVE}</div>`);
    const before = button().innerHTML;
    fireEvent.click(button());
    await pass();
    expect(one('#button .status-text').textContent).toBe('Adding…');
    await answer(3000);
    expect(button().innerHTML).toBe(before);
  });

  it('has the label back that the page’s own scripts have given it meanwhile', async () => {
    await open(`<div class="product-detail" data-context='{"product":{}}' data-product-id="mug">${NATIVE}</div>`);
    const text = one('.add-to-cart-text');
    fireEvent.click(button());
    await pass();
    expect([button().textContent, text.hidden]).toEqual(['Adding…', true]);
    await answer(3000);
    expect([button().textContent, text.hidden]).toEqual(['Add To Cart', false]);
    text.textContent = 'One more';
    fireEvent.click(button());
    await pass();
    expect(button().textContent).toBe('Adding…');
    text.textContent = 'And one more';
    await answer(3000);
    expect([button().textContent, one('.add-to-cart-text')]).toEqual(['And one more', text]);
  });

  it('adds once, however often it is clicked', async () => {
    await open(anArticle(DIV));
    for (let click = 0; click < 5; click += 1) fireEvent.click(button());
    await pass();
    await answer(1000);
    fireEvent.click(button());
    await pass();
    expect(page.api.calls.map(({ name, given }) => [name, given[0]])).toEqual([
      ['addEntry', { itemId: 'mug', sku: null, quantity: 1, additionalFields: null }],
    ]);
  });

  it.each(['Enter', ' '])(
    'works by keyboard where it is no real button (%j), once per press, and the page does not scroll',
    async (key) => {
      await open(anArticle(DIV));
      expect(fireEvent.keyDown(button(), { key })).toBe(false);
      fireEvent.keyDown(button(), { key, repeat: true });
      await pass();
      expect(page.api.calls).toHaveLength(1);
    },
  );

  it('leaves other keys alone', async () => {
    await open(anArticle(DIV));
    expect(fireEvent.keyDown(button(), { key: 'Tab' })).toBe(true);
    expect(fireEvent.keyDown(button(), { key: 'a' })).toBe(true);
    expect(page.api.calls).toEqual([]);
  });

  it('leaves the keyboard to the browser where it is a real button', async () => {
    await open(aProductPage(HOOK, MUG));
    expect(fireEvent.keyDown(button(), { key: 'Enter' })).toBe(true);
    expect(page.api.calls).toEqual([]);
  });

  it('keeps the focus while it works', async () => {
    await open(aProductPage(HOOK, MUG));
    button().focus();
    fireEvent.click(button());
    await pass();
    expect(document.activeElement).toBe(button());
    expect(button().hasAttribute('disabled')).toBe(false);
  });

  it('shows the way to the cart right after it, for as long as it says "Added!"', async () => {
    await open(anArticle(DIV));
    fireEvent.click(button());
    await pass();
    await answer(400);
    expect(document.querySelector('.ProductItem-view-cart')).toBeNull();
    await pass(600);
    const link = one('#button + div.ProductItem-view-cart > a');
    expect([link.getAttribute('href'), link.textContent]).toEqual(['/cart', 'View Cart']);
    link.focus();
    await pass(2000);
    expect(document.querySelector('.ProductItem-view-cart')).toBeNull();
    // A visitor who was on it goes on from the button.
    expect(document.activeElement).toBe(button());
  });

  it('in a quick view shows the way to the cart from the first add on: the quick view covers any other', async () => {
    const inQuickView = HOOK.replace('data-', 'class="sqs-add-to-cart-button" data-');
    await open(`<div class="sqs-product-quick-view-content">${aProductPage(inQuickView, MUG)}</div>`);
    fireEvent.click(button());
    await pass();
    await answer(400);
    expect(document.querySelector('.ProductItem-view-cart')).toBeNull();
    await pass(600);
    const link = one('#button + div.ProductItem-view-cart > a');
    expect([link.getAttribute('href'), link.textContent]).toEqual(['/cart', 'View Cart']);
    await pass(5000);
    expect(button().getAttribute('data-state')).toBe('idle');
    expect(one('#button + div.ProductItem-view-cart > a')).toBe(link);
    expect(one('.ProductItem-view-cart').style.display).toBe('block');
  });
});

describe('an add that fails', () => {
  it('is told in a dialog, with the title and the reason, until the visitor has read it', async () => {
    await open(
      aProductPage('<button data-storefront="add-to-cart" id="button">Add</button>', {
        variants: [aWireVariant({ Size: 'S' }), aWireVariant({ Size: 'M' })],
      }),
    );
    button().focus();
    fireEvent.click(button());
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.querySelector('.title')?.textContent).toBe('Unable to Add Item');
    // The page has nothing to choose it by.
    expect(dialog.querySelector('.message')?.textContent).toBe('Sorry, this item cannot be added from here.');
    // Disabled for further presses for a moment; nothing was asked of the platform, so nothing is under way.
    expect(['data-state', 'aria-busy', 'aria-disabled'].map((name) => button().getAttribute(name))).toEqual(['idle', null, 'true']);
    expect(button().textContent).toBe('Add');
    fireEvent.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(button()));
    await waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull(), { timeout: 5000 });
    expect([button().textContent, button().getAttribute('aria-busy')]).toEqual(['Add', null]);
  });

  it('tells what the host says', async () => {
    await open(aProductPage(HOOK, MUG));
    fireEvent.click(button());
    await page.show();
    page.api.calls[0]!.refuse('crumb');
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('Your session has expired. Please reload the page and try again.');
    // Busy for a moment, and disabled for further presses.
    expect(['data-state', 'aria-busy', 'aria-disabled'].map((name) => button().getAttribute(name))).toEqual(['adding', 'true', 'true']);
    expect(button().textContent).toContain('Adding…');
    fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});

describe('what is sold out', () => {
  const SOLD_OUT = { qtyInStock: 0 };

  it('says "Sold Out", and why nothing is bought when it is clicked', async () => {
    await open(aProductPage('<button data-storefront="add-to-cart" id="button">Add</button>', { variants: [aWireVariant({}, SOLD_OUT)] }));
    expect(button().textContent).toBe('Sold Out');
    expect([button().getAttribute('data-sold-out'), button().getAttribute('aria-disabled')]).toEqual(['', 'true']);
    expect(button().classList.contains('cart-sold-out')).toBe(true);
    fireEvent.click(button());
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.querySelector('.message')?.textContent).toBe('Sorry, we do not have enough of that item available.');
    expect(page.api.calls).toEqual([]);
  });

  it('leads from there to the form that tells when it is back', async () => {
    const restock = '<div data-storefront="restock" id="restock"></div>';
    await open(aProductPage(restock + HOOK, { variants: [aWireVariant({}, SOLD_OUT)] }));
    button().focus();
    fireEvent.click(button());
    fireEvent.click(await screen.findByRole('button', { name: 'OK' }));
    await waitFor(() => expect(document.activeElement).toBe(one('#restock input[name="email"]')));
  });

  it('leads to the choice where the form is of one variant', async () => {
    const variants = [aWireVariant({ Size: 'S' }, SOLD_OUT), aWireVariant({ Size: 'M' }, SOLD_OUT)];
    await open(aProductPage(`<div data-storefront="variants" id="picker"></div>${HOOK}`, { variants }));
    button().focus();
    fireEvent.click(button());
    fireEvent.click(await screen.findByRole('button', { name: 'OK' }));
    await waitFor(() => expect(document.activeElement).toBe(one('#picker select')));
  });

  const SHIRT = { variants: [aWireVariant({ Size: 'S' }, SOLD_OUT), aWireVariant({ Size: 'M' })] };
  const EVERYWHERE = '<i data-storefront="status" id="mark"></i><div data-storefront="variants" id="picker"></div>' + HOOK;

  it.each<[string, object, string]>([
    [
      'the words of the product',
      { productMerchandisingContext: { mug: { customSoldOutText: 'All gone' } }, websiteSettings: {} },
      'All gone',
    ],
    ['the words of the site', { websiteSettings: { localizedStrings: { productSoldOutText: 'Ausverkauft' } } }, 'Ausverkauft'],
    ['ours', {}, 'Sold Out'],
  ])('says so in %s, wherever it says so', async (_whose, context, words) => {
    await open(aProductPage(EVERYWHERE, SHIRT), context);
    expect(one('#picker option[value="S"]').textContent).toBe(`S (${words})`);
    page.shop.products.choose('p1', 'Size', 'S');
    await page.show();
    expect(button().textContent).toBe(words);
    expect(one('#picker .variant-out-of-stock').textContent).toBe(words);
    expect(page.announced).toContain(words);
    page.close();
    await open(aProductPage(EVERYWHERE, { variants: [aWireVariant({}, SOLD_OUT)] }), context);
    expect(one('#mark').textContent).toBe(words === 'Sold Out' ? 'sold out' : words);
  });

  it('is marked by the class that themes of versions 7 and 7.1 know', async () => {
    await open(anArticle(`<div class="product-variants" data-variants='${JSON.stringify([aWireVariant({}, SOLD_OUT)])}'></div>${DIV}`));
    expect(button().classList.contains('sold-out')).toBe(true);
    expect(one('.sqs-add-to-cart-button-inner').textContent).toBe('Sold Out');
  });

  it('may be one variant only: then the button says so while that one is chosen', async () => {
    await open(aProductPage(HOOK, { variants: [aWireVariant({ Size: 'S' }, SOLD_OUT), aWireVariant({ Size: 'M' })] }));
    expect(button().textContent).toBe('Add To Cart');
    page.shop.products.choose('p1', 'Size', 'S');
    await page.show();
    expect(button().textContent).toBe('Sold Out');
    page.shop.products.choose('p1', 'Size', 'M');
    await page.show();
    expect(button().textContent).toBe('Add To Cart');
    expect(button().hasAttribute('data-sold-out')).toBe(false);
  });

  it('has the words that stand on a root of version 8', async () => {
    // Keys as on version 8 pages.
    const detail = { customSoldOutText: 'Gone', product: { variants: [aWireVariant({}, SOLD_OUT)] } };
    await open(`<div class="product-detail" data-context='${JSON.stringify(detail)}' data-product-id="mug">${NATIVE}</div>`);
    expect(button().textContent.trim()).toBe('Gone');
  });

  it('is never a gift card', async () => {
    await open(
      `<div data-storefront="product" data-product-id="card" data-product-type="4" data-product='${JSON.stringify({ variants: [aWireVariant({}, SOLD_OUT)] })}'>${HOOK}</div>`,
    );
    expect(button().textContent).toBe('Add To Cart');
  });
});

describe('an add that takes long', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }));

  it('is read out once it has taken 300 ms', async () => {
    await open(aProductPage(HOOK, MUG));
    fireEvent.click(button());
    await pass(250);
    expect(page.announced).toEqual([]);
    await pass(100);
    expect(page.announced).toEqual(['Adding…']);
    await answer(3000);
    // The usual announcements follow.
    expect(page.announced).toEqual(['Adding…', expect.stringContaining('1')]);
  });
});

describe('a product whose layout has the button twice', () => {
  it('tells of a failure once, by the button that was used', async () => {
    await open(
      aProductPage(HOOK + HOOK.replace('id="button"', 'id="second"'), {
        variants: [aWireVariant({ Size: 'S' }), aWireVariant({ Size: 'M' })],
      }),
    );
    one('#second').focus();
    fireEvent.click(one('#second'));
    await waitFor(() => screen.getByRole('alertdialog'));
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(document.activeElement).toBe(one('#second'));
  });
});

describe('the form that a button asks for', () => {
  const withForm = (form: string) => anArticle(DIV.replace('data-item-id', `data-form='${form}' data-item-id`));
  const asked = () => page.shop.products.get('p1')?.pendingForm?.form;
  /** The host does not know the stock; no other request was sent. */
  const noStock = async () => {
    await waitFor(() => expect(page.api.calls).not.toEqual([]));
    expect(page.api.calls.map(({ name }) => name)).toEqual(['stock']);
    page.api.calls[0]!.answer([]);
    await waitFor(() => expect(asked()).toBeDefined());
  };

  it('is the one that it states at the click: other scripts set it after load', async () => {
    await open(anArticle(DIV));
    button().setAttribute('data-form', '{"name":"Stamp","fields":[{"id":"word","type":"text"}]}');
    fireEvent.click(button());
    await noStock();
    expect(asked()).toMatchObject({ name: 'Stamp', fields: [{ id: 'word' }] });
  });

  it('is asked for by a script as well, which has no button', async () => {
    await open(withForm('{"name":"Stamp","fields":[{"id":"word"}]}'));
    void page.shop.products.add('p1');
    await noStock();
    expect(asked()?.name).toBe('Stamp');
  });

  it('may have its fields as JSON texts', async () => {
    await open(withForm('{"name":"Stamp","fields":["{\\"id\\":\\"word\\"}"]}'));
    fireEvent.click(button());
    await noStock();
    expect(asked()?.fields).toEqual([{ id: 'word' }]);
  });

  it('is the product’s own where the button states none', async () => {
    await open(aProductPage(HOOK, { ...MUG, additionalFieldsForm: { name: 'Own', fields: [{ id: 'word' }] } }));
    fireEvent.click(button());
    await noStock();
    expect(asked()?.name).toBe('Own');
  });

  it('that is broken is told to the page’s author, and stops no sale', async () => {
    await open(withForm('{"name":'));
    fireEvent.click(button());
    await page.show();
    expect(page.reports.map(String)).toEqual([expect.stringContaining('data-form is not valid JSON; expected a form')]);
    expect(page.api.calls).toHaveLength(1);
  });
});

describe('a button that sells at once', () => {
  it('goes to checkout where the page has switched that on in the meantime', async () => {
    const context = { websiteSettings: { storeSettings: { expressCheckout: false } } };
    await open(aProductPage(HOOK, MUG), context);
    context.websiteSettings.storeSettings.expressCheckout = true;
    fireEvent.click(button());
    await page.show();
    page.api.calls[0]!.answer(added(aCartOf(1)));
    await waitFor(() => expect(page.visited).toEqual(['/checkout']));
  });

  it('is left to the platform where a membership is sold', async () => {
    await open(`<div data-storefront="product" data-product-id="club" data-product-type="5">${HOOK.replace('></', '>Join</')}</div>`);
    expect(button().outerHTML).toBe(HOOK.replace('></', '>Join</'));
    expect(page.reports).toEqual([]);
  });
});

describe('the words of a button', () => {
  // Seen on pages of versions 7.0 and 7.1, with the switch on.
  const custom = (said: string) =>
    DIV.replace('data-item-id', 'data-use-custom-label="true" data-original-label="Pre-order" data-item-id').replace('Add To Cart', said);
  const plan = (unit: string) => ({
    productSubscriptionOptionId: unit,
    subscriptionPlan: { billingPeriod: { unit, value: 1 }, numBillingCycles: 0 },
    price: 900,
    salePrice: 0,
    onSale: false,
  });
  const PLANS = `<div class="product-variants" data-variants='${JSON.stringify([aWireVariant({}, { pricingOptions: [plan('MONTH')] })])}'></div>`;
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }));

  it('that are the shopkeeper’s stay when a plan is chosen, after an add and after an error', async () => {
    await open(anArticle(PLANS + custom('Pre-order')));
    page.shop.products.choosePlan('p1', 0);
    await pass();
    expect(button().textContent).toBe('Pre-order');
    page.shop.products.choosePlan('p1', null);
    fireEvent.click(button());
    await pass();
    await answer(3000);
    expect(button().textContent).toBe('Pre-order');
    page.shop.products.setQuantity('p1', 'two');
    fireEvent.click(button());
    await pass(1000);
    expect(button().textContent).toBe('Pre-order');
  });

  it('are "Subscribe" for a plan where they are the usual ones', async () => {
    await open(anArticle(PLANS + DIV));
    page.shop.products.choosePlan('p1', 0);
    await pass();
    expect(button().textContent).toBe('Subscribe');
  });

  it('are those of its attribute where the server has left it empty', async () => {
    await open(anArticle(custom('')));
    expect(button().textContent).toBe('Pre-order');
  });
});

describe('a page that wants its errors where they are', () => {
  const INLINE = { storefront: { errors: 'inline' } };
  const SIZES = { variants: [aWireVariant({ Size: 'S' }), aWireVariant({ Size: 'M' })] };

  it('has no alert: the reason stands by the button, and the focus goes to what is missing', async () => {
    await open(aProductPage(`<div data-storefront="variants" id="picker"></div>${HOOK}`, SIZES), INLINE);
    button().focus();
    fireEvent.click(button());
    await waitFor(() => expect(one('#button + [role="alert"]').textContent).toBe('Please select the Size option.'));
    await waitFor(() => expect(document.activeElement).toBe(one('#picker select')));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    fireEvent.change(one('#picker select'), { target: { value: 'S' } });
    await waitFor(() => expect(document.querySelector('[role="alert"]')).toBeNull());
  });

  it('no longer says what was wrong with a quantity once it is another', async () => {
    await open(aProductPage(`<div data-storefront="quantity"><input id="number" value="many"></div>${HOOK}`, MUG), INLINE);
    fireEvent.click(button());
    await waitFor(() => expect(one('#button + [role="alert"]').textContent).toBe('Quantity must be a number.'));
    fireEvent.input(one('#number'), { target: { value: '2' } });
    await waitFor(() => expect(document.querySelector('[role="alert"]')).toBeNull());
  });

  it('is any page without the platform’s context, unless it asks for alerts', async () => {
    page = await openWidgets(aProductPage(HOOK, SIZES));
    page.shop.cart.settle();
    await page.show();
    fireEvent.click(button());
    await waitFor(() => expect(one('#button + [role="alert"]').textContent).toBe('Sorry, this item cannot be added from here.'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    page.close();
    const context = '<script type="application/json" data-storefront-context>{"storefront": {"errors": "alert"}}</script>';
    page = await openWidgets(context + aProductPage(HOOK, SIZES));
    page.shop.cart.settle();
    await page.show();
    fireEvent.click(button());
    expect((await screen.findByRole('alertdialog')).textContent).toContain('Sorry, this item cannot be added from here.');
  });

  it('says by the button what the host says', async () => {
    await open(aProductPage(HOOK, MUG), INLINE);
    fireEvent.click(button());
    await waitFor(() => expect(page.api.calls).toHaveLength(1));
    page.api.calls[0]!.refuse('rate-limit');
    await waitFor(() => expect(one('#button + [role="alert"]').textContent).toBe('Please try again in a few seconds.'));
  });
});
