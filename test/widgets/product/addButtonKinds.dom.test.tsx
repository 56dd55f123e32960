import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { json, one } from '../../core/page/openPage.ts';
import { aProductPage, aWireVariant, openWidgets, type OpenPage } from '../openWidgets.ts';

let page: OpenPage;
afterEach(() => {
  page.close();
  vi.restoreAllMocks();
});

const MUG = { variants: [aWireVariant({})] };
const BUY = '<button data-storefront="add-to-cart" id="button">Buy</button>';
const QUANTITY = '<div data-storefront="quantity"><input type="number" min="1" value="2" id="quantity"></div>';
const inForm = (inside: string) => aProductPage(`<form action="/buy" id="form">${inside}</form>`, MUG);

const open = async (html: string) => {
  page = await openWidgets(html, {});
  page.shop.cart.settle();
  await page.show();
};
/** Whether the page would have been reloaded. */
let isSent = false;
const watchForm = () => {
  isSent = false;
  document.addEventListener('submit', (event) => ((isSent = !event.defaultPrevented), event.preventDefault()), { once: true });
};
const quantities = () =>
  page.api.calls.filter(({ name }) => name === 'addEntry').map(({ given }) => (given[0] as { quantity: number }).quantity);
const oneAdd = async (quantity: number) => {
  await waitFor(() => expect(quantities()).toEqual([quantity]));
  await page.show();
  expect(quantities()).toEqual([quantity]);
};
const enter = (selector: string, options: object = {}) => fireEvent.keyDown(one(selector), { key: 'Enter', ...options });
/** A browser presses the form's first submit button on Enter, or submits without one. */
const sendByEnter = (selector: string) => {
  if (!enter(selector)) return;
  const form = (one(selector) as HTMLInputElement).form!;
  const first = form.querySelector<HTMLElement>('button:not([type]),button[type="submit"],input[type="submit"]');
  if (first) first.click();
  else form.requestSubmit();
};

describe('an add button as people write them', () => {
  it('as a link to the cart adds once, and leads nowhere', async () => {
    await open(aProductPage('<a href="/cart" data-storefront="add-to-cart" id="button">Buy</a>', MUG));
    expect(fireEvent.click(one('#button'))).toBe(false);
    await oneAdd(1);
  });

  it('as a link is left to the browser where the visitor asks for a tab of its own', async () => {
    await open(aProductPage('<a href="/cart" data-storefront="add-to-cart" id="button">Buy</a>', MUG));
    expect(fireEvent.click(one('#button'), { ctrlKey: true })).toBe(true);
    expect(fireEvent.click(one('#button'), { metaKey: true })).toBe(true);
    await page.show();
    expect(quantities()).toEqual([]);
  });

  it.each([
    ['a button without a type', BUY],
    ['a submit button', '<input type="submit" data-storefront="add-to-cart" id="button" value="Buy">'],
    ['a button that holds its label in an element', BUY.replace('Buy', '<span id="label">Buy</span>')],
  ])('in a form, as %s, adds once and does not load the page anew', async (_case, button) => {
    await open(inForm(QUANTITY + button));
    watchForm();
    one(button.includes('label') ? '#label' : '#button').click();
    expect(isSent).toBe(false);
    await oneAdd(2);
  });

  it('outside its form, which it names, adds once', async () => {
    await open(aProductPage(`<form action="/buy" id="form">${QUANTITY}</form>${BUY.replace('id=', 'form="form" id=')}`, MUG));
    watchForm();
    one('#button').click();
    expect(isSent).toBe(false);
    await oneAdd(2);
  });

  it('keeps what else a button of its own does', async () => {
    await open(inForm(BUY.replace('<button', '<button type="button"')));
    expect(fireEvent.click(one('#button'))).toBe(true);
    await oneAdd(1);
  });
});

describe('Enter in a quantity inside a form', () => {
  it.each([
    ['a button that sends it', QUANTITY + BUY],
    ['a button that does not', QUANTITY + BUY.replace('<button', '<button type="button"')],
    ['a box for a button', `${QUANTITY}<div class="sqs-add-to-cart-button" role="button" tabindex="0" id="button">Buy</div>`],
    // Version 8 has buttons without a type, the first of which would be pressed.
    [
      'signs before and after the quantity',
      `<div data-storefront="quantity"><button>−</button><input type="number" value="2" id="quantity"><button>+</button></div>${BUY}`,
    ],
    ['another shop’s button before it', `<button>Buy now elsewhere</button>${QUANTITY}${BUY}`],
  ])('adds once where the form has %s', async (_case, inside) => {
    await open(inForm(inside));
    watchForm();
    sendByEnter('#quantity');
    expect(isSent).toBe(false);
    await oneAdd(2);
  });

  it('adds once where the button stands outside the form', async () => {
    await open(aProductPage(`<form action="/buy">${QUANTITY}</form>${BUY}`, MUG));
    watchForm();
    sendByEnter('#quantity');
    expect(isSent).toBe(false);
    await oneAdd(2);
  });

  it('adds once where the button stands twice', async () => {
    await open(inForm(QUANTITY + BUY + BUY.replace('id="button"', 'id="second"')));
    sendByEnter('#quantity');
    await oneAdd(2);
  });

  it('adds the product whose quantity it is where one form stands round several', async () => {
    const product = (id: string) =>
      `<div data-storefront="product" data-product-id="${id}" data-product='${json(MUG)}'>${QUANTITY.replace('id="quantity"', `id="${id}"`)}${BUY.replace('id="button"', '')}</div>`;
    await open(`<form action="/buy">${product('mug')}${product('jug')}</form>`);
    sendByEnter('#jug');
    await waitFor(() => expect(page.api.calls.map(({ given }) => (given[0] as { itemId: string }).itemId)).toEqual(['jug']));
  });

  it('held down adds once', async () => {
    await open(inForm(QUANTITY + BUY));
    enter('#quantity');
    expect(enter('#quantity', { repeat: true })).toBe(false);
    await oneAdd(2);
  });

  it('does nothing where there is no form, as in any field', async () => {
    await open(aProductPage(QUANTITY + BUY, MUG));
    expect(enter('#quantity')).toBe(true);
    await page.show();
    expect(quantities()).toEqual([]);
  });
});

describe('a form round an add button', () => {
  it('that a script sends adds once', async () => {
    await open(inForm(QUANTITY + BUY));
    watchForm();
    (one('#form') as HTMLFormElement).requestSubmit(one('#button'));
    expect(isSent).toBe(false);
    await oneAdd(2);
  });

  it('is sent where another of its buttons is pressed', async () => {
    await open(inForm(`${QUANTITY}${BUY}<button id="other">Ask us</button>`));
    watchForm();
    one('#other').click();
    expect(isSent).toBe(true);
    await page.show();
    expect(quantities()).toEqual([]);
  });

  it('that a script of the page has stopped already is left to that script', async () => {
    await open(inForm(`${QUANTITY}${BUY.replace('<button', '<button type="button"')}`));
    one('#form').addEventListener('submit', (event) => event.preventDefault(), { capture: true });
    (one('#form') as HTMLFormElement).requestSubmit();
    await page.show();
    expect(quantities()).toEqual([]);
  });

  it('is not sent by the signs beside a quantity', async () => {
    await open(
      inForm(
        `<div data-storefront="quantity"><button id="less">−</button><input type="number" value="2" id="quantity"><button id="more">+</button></div>${BUY}`,
      ),
    );
    watchForm();
    one('#more').click();
    expect(isSent).toBe(false);
    await page.show();
    expect((one('#quantity') as HTMLInputElement).value).toBe('3');
  });
});
