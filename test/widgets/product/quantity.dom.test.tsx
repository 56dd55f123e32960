import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { one } from '../../core/page/openPage.ts';
import { aCartOf } from '../../app/fakeApi.ts';
import { noteWrites } from '../../support/noteWrites.ts';
import { anArticle, aProductPage, aWireVariant, openWidgets, type OpenPage } from '../openWidgets.ts';

let page: OpenPage;
afterEach(() => page.close());

const EMPTY = '<div data-storefront="quantity" id="quantity"></div>';
const INPUT =
  '<div class="product-quantity-input" id="quantity"><div class="quantity-label">Quantity:</div><input type="number" aria-label="Quantity" size="4" max="9999" min="1" value="1" step="1"></div>';
const STEPPER =
  '<div class="product-quantity-input" id="quantity"><label for="q">Qty</label><button id="less"><span>−</span></button><input type="number" id="q" value="1"><button id="more"><span>+</span></button></div>';
const MUG = { variants: [aWireVariant({})] };

const input = () => one('#quantity input') as HTMLInputElement;
const known = () => page.shop.products.get('p1')?.quantityText;
async function type(text: string): Promise<void> {
  fireEvent.input(input(), { target: { value: text } });
  await page.show();
}

describe('the quantity', () => {
  it('is what the visitor types, as it is typed', async () => {
    page = await openWidgets(anArticle(INPUT), {});
    for (const text of ['1', '12', '', '3']) {
      await type(text);
      expect([known(), input().value]).toEqual([text, text]);
    }
  });

  it('gets a name where the server gave it none, as in version 8, and gives it back', async () => {
    const html = '<button id="less">−</button><input type="number" id="q" value="1"><button id="more">+</button>';
    page = await openWidgets(anArticle(`<div class="product-quantity-input" id="quantity"><label>Qty</label>${html}</div>`), {});
    expect(input().getAttribute('aria-label')).toBe('Quantity');
    page.stop();
    expect(input().hasAttribute('aria-label')).toBe(false);
  });

  it('keeps the name that a label of the page gives it', async () => {
    page = await openWidgets(anArticle(STEPPER), {});
    expect(input().hasAttribute('aria-label')).toBe(false);
  });

  it('is sold as it stands in the field, also where a script has set it without an event', async () => {
    page = await openWidgets(anArticle(`${INPUT}<div class="sqs-add-to-cart-button" data-item-id="mug">Add</div>`), {});
    input().value = '3';
    one('.sqs-add-to-cart-button').click();
    await page.show();
    expect(page.api.calls.at(-1)).toMatchObject({ name: 'addEntry', given: [{ quantity: 3 }, {}] });
    expect([known(), input().value]).toEqual(['3', '3']);
  });

  it('is sold as a script has just set it by the product’s handle, before the field shows it', async () => {
    page = await openWidgets(anArticle(`${INPUT}<div class="sqs-add-to-cart-button" data-item-id="mug">Add</div>`), {});
    page.product(one('#root'))!.setQuantity(4);
    one('.sqs-add-to-cart-button').click();
    await page.show();
    expect(page.api.calls.at(-1)).toMatchObject({ name: 'addEntry', given: [{ quantity: 4 }, {}] });
  });

  it('stands as the server made it', async () => {
    page = await openWidgets(anArticle(INPUT), {});
    expect(one('#quantity').outerHTML).toBe(INPUT);
  });

  it.each([
    ['with an event', true],
    ['without one', false],
  ])('steps once where the page’s own handler of a button has stepped already, %s', async (_case, tells) => {
    page = await openWidgets(anArticle(STEPPER), {});
    one('#more').addEventListener('click', () => {
      input().value = String(Number(input().value) + 1);
      if (tells) input().dispatchEvent(new Event('change', { bubbles: true }));
    });
    one('#more').click();
    await page.show();
    expect([known(), input().value]).toEqual(['2', '2']);
    one('#more').click();
    await page.show();
    expect([known(), input().value]).toEqual(['3', '3']);
  });

  it('obeys a plugin that sets the value and dispatches a change by hand', async () => {
    page = await openWidgets(anArticle(INPUT), {});
    input().value = '4';
    input().dispatchEvent(new Event('change', { bubbles: true }));
    expect(known()).toBe('4');
  });

  it('is what the visitor had typed before the script came', async () => {
    let written: readonly unknown[] = [];
    page = await openWidgets(anArticle(INPUT), {}, () => {
      input().value = '6';
      written = noteWrites(input(), 'value');
    });
    expect([known(), input().value]).toEqual(['6', '6']);
    // The caret does not move.
    expect(written).toEqual([]);
  });

  it('is one for all inputs of a product: layouts have it twice', async () => {
    page = await openWidgets(anArticle(INPUT + INPUT.replace('id="quantity"', 'id="second"')), {});
    await type('5');
    expect((one('#second input') as HTMLInputElement).value).toBe('5');
  });
});

describe('the buttons beside the quantity', () => {
  const less = () => one('#less');
  const more = () => one('#more');

  it('have names, and step by one', async () => {
    page = await openWidgets(anArticle(STEPPER), {});
    expect([less().getAttribute('aria-label'), more().getAttribute('aria-label')]).toEqual(['Decrease quantity', 'Increase quantity']);
    fireEvent.click(more());
    fireEvent.click(more());
    await page.show();
    expect([known(), input().value]).toEqual(['3', '3']);
    fireEvent.click(less());
    await page.show();
    expect(known()).toBe('2');
  });

  it('stop at 1 and at 9999, keep the focus there, and say that they do nothing', async () => {
    page = await openWidgets(anArticle(STEPPER), {});
    expect(less().getAttribute('aria-disabled')).toBe('true');
    less().focus();
    fireEvent.click(less());
    await page.show();
    expect(known()).toBe('1');
    expect(document.activeElement).toBe(less());
    await type('9999');
    expect([less().getAttribute('aria-disabled'), more().getAttribute('aria-disabled')]).toEqual([null, 'true']);
    fireEvent.click(more());
    await page.show();
    expect(known()).toBe('9999');
  });

  it.each([
    ['more', '', '1'],
    ['more', 'two', '1'],
    ['less', 'two', '1'],
    ['more', '2.5', '3'],
    ['less', '2.5', '1'],
    ['less', '99999', '9999'],
    ['more', '-5', '1'],
  ])('make a quantity again, by "%s", of %j', async (id, text, result) => {
    page = await openWidgets(anArticle(STEPPER), {});
    page.shop.products.setQuantity('p1', text);
    await page.show();
    fireEvent.click(one(`#${id}`));
    expect(known()).toBe(result);
  });
});

describe('whether there is a quantity to choose', () => {
  const two = { ...MUG, variants: [aWireVariant({}, { qtyInStock: 2 })] };
  it.each<[string, object, number, boolean]>([
    ['for a physical product with stock', two, 1, true],
    ['not for the last one', { variants: [aWireVariant({}, { qtyInStock: 1 })] }, 1, false],
    ['not for a subscription', { ...two, isSubscribable: true }, 1, false],
    ['not for a download', two, 2, false],
    ['for a service', two, 3, true],
    ['not for a gift card', two, 4, false],
  ])('%s', async (_case, data, productType, isShown) => {
    page = await openWidgets(aProductPage(EMPTY, { ...data, productType }));
    expect(document.querySelector('#quantity input') !== null).toBe(isShown);
    expect(one('#quantity').hidden).toBe(!isShown);
  });

  it('not for a service of a site that sells one at a time', async () => {
    page = await openWidgets(aProductPage(EMPTY, { ...two, productType: 3 }), {
      websiteSettings: { storeSettings: { multipleQuantityAllowedForServices: false } },
    });
    expect(one('#quantity').hidden).toBe(true);
  });

  it('is the server’s to say where it has written one', async () => {
    page = await openWidgets(
      anArticle(`<div class="product-variants" data-variants='${JSON.stringify([aWireVariant({}, { qtyInStock: 1 })])}'></div>${INPUT}`),
      {},
    );
    expect(one('#quantity').hidden).toBe(false);
    expect(input()).toBeTruthy();
  });
});

describe('a quantity that cannot grow any more', () => {
  const more = () => one('#more');
  const note = () => document.querySelector('.storefront-quantity-note')?.textContent ?? null;
  const stocked = (qtyInStock: number, inside = STEPPER) =>
    anArticle(
      `<div class="product-variants" data-variants='${JSON.stringify([aWireVariant({}, { qtyInStock, sku: 'MUG' })])}'></div>${inside}`,
    );
  async function putIntoCart(quantity: number): Promise<void> {
    void page.shop.cart.load();
    await page.show();
    page.api.calls.at(-1)!.answer(aCartOf(quantity));
    await page.show();
    await page.show();
  }

  it('stops at what there is, and says so to everyone', async () => {
    page = await openWidgets(stocked(3), {});
    expect(note()).toBeNull();
    for (const shown of ['2', '3', '3']) {
      fireEvent.click(more());
      await page.show();
      expect(known()).toBe(shown);
    }
    expect([more().getAttribute('aria-disabled'), note()]).toEqual(['true', 'Only 3 available.']);
    expect(page.announced).toEqual(['Only 3 available.']);
    expect(input().max).toBe('3');
  });

  it('counts what is in the cart already, and says so', async () => {
    page = await openWidgets(stocked(5), {});
    await putIntoCart(3);
    fireEvent.click(more());
    await page.show();
    expect([known(), note(), more().getAttribute('aria-disabled')]).toEqual([
      '2',
      'Only 2 more available; 3 in your cart already.',
      'true',
    ]);
    await putIntoCart(5);
    expect([note(), input().max]).toEqual(['Only 0 more available; 5 in your cart already.', '1']);
  });

  it('leaves what the visitor types as it is: that is judged at the add', async () => {
    page = await openWidgets(stocked(5), {});
    await type('50');
    expect([input().value, note()]).toEqual(['50', 'Only 5 available.']);
    await type('4');
    expect(note()).toBeNull();
  });

  it('is no matter of what is sold out', async () => {
    page = await openWidgets(stocked(0), {});
    await type('2');
    expect([input().value, note()]).toEqual(['2', null]);
    expect(page.announced).not.toContain('Only 0 available.');
  });

  it('has the server’s limit where stock sets none', async () => {
    page = await openWidgets(anArticle(INPUT), {});
    await type('9999');
    expect([input().max, note()]).toEqual(['9999', null]);
  });
});

describe('the input that we make', () => {
  it('is named in the words of the site', async () => {
    page = await openWidgets(aProductPage(EMPTY, MUG), { websiteSettings: { localizedStrings: { productQuantityInputLabel: 'Menge:' } } });
    expect([input().getAttribute('aria-label'), one('.quantity-label').textContent]).toEqual(['Menge', 'Menge:']);
  });
});

describe('the quantity of a service', () => {
  const service = (inside: string) => `<article class="ProductItem" data-item-id="mug" data-product-type="3">${inside}</article>`;
  const BUTTON = '<div class="sqs-add-to-cart-button" data-item-id="mug" data-product-type="3">Add</div>';
  const store = (multipleQuantityAllowedForServices: boolean) => ({
    websiteSettings: { storeSettings: { multipleQuantityAllowedForServices } },
  });

  // The server renders the field for all products with a stock above 1, including services.
  it('is not asked for where the store sells each once, also where the server has left the field in', async () => {
    page = await openWidgets(service(INPUT + BUTTON), store(false), () => (input().value = '4'));
    expect(one('#quantity').style.display).toBe('none');
    expect(known()).toBe('1');
    // As a script does that knows nothing of it.
    input().value = '4';
    one('.sqs-add-to-cart-button').click();
    await page.show();
    expect(known()).toBe('1');
    expect(page.api.calls.at(-1)).toMatchObject({ name: 'addEntry', given: [{ quantity: 1 }, {}] });
    page.stop();
    expect(one('#quantity').style.display).toBe('');
  });

  it('is asked for where the store sells several', async () => {
    page = await openWidgets(service(INPUT + BUTTON), store(true), () => (input().value = '4'));
    expect([one('#quantity').style.display, known()]).toEqual(['', '4']);
  });

  it('is asked for of goods, whatever the store says of services', async () => {
    page = await openWidgets(anArticle(INPUT), store(false));
    expect(one('#quantity').style.display).toBe('');
  });
});

describe('a quantity that is left to us', () => {
  const NAMED = { title: 'Breakfast Mug', ...MUG };
  const button = (name: string) => one(`#quantity [aria-label="${name} quantity of Breakfast Mug"]`) as HTMLButtonElement;
  const press = async (name: string) => {
    fireEvent.click(button(name));
    await page.show();
  };

  it('has a button on either side, which step by one, stop at the limits of the stock, and keep the focus', async () => {
    page = await openWidgets(aProductPage(EMPTY, { ...NAMED, variants: [aWireVariant({}, { qtyInStock: 3 })] }));
    expect([...one('#quantity').querySelectorAll('button,input')].map((node) => node.getAttribute('aria-label'))).toEqual([
      'Decrease quantity of Breakfast Mug',
      'Quantity: Breakfast Mug',
      'Increase quantity of Breakfast Mug',
    ]);
    expect(button('Decrease').getAttribute('aria-disabled')).toBe('true');
    button('Increase').focus();
    for (const shown of ['2', '3', '3']) {
      await press('Increase');
      expect([known(), input().value]).toEqual([shown, shown]);
    }
    expect([button('Increase').getAttribute('aria-disabled'), document.activeElement]).toEqual(['true', button('Increase')]);
    await press('Decrease');
    expect(known()).toBe('2');
  });

  it('announces once what the presses have come to, and nothing where it is typed', async () => {
    page = await openWidgets(aProductPage(EMPTY, NAMED));
    await type('2');
    for (let times = 0; times < 2; times += 1) await press('Increase');
    await waitFor(() => expect(page.announced).toEqual(['Quantity: 4']));
  });

  it('is the input alone where the theme dresses it', async () => {
    page = await openWidgets(aProductPage(EMPTY, NAMED), {});
    expect([input().min, one('#quantity').querySelector('button')]).toEqual(['1', null]);
  });

  it('steps from 1 where what was typed is no number', async () => {
    page = await openWidgets(aProductPage(EMPTY, NAMED));
    await type('');
    await press('Increase');
    expect(known()).toBe('1');
  });
});
