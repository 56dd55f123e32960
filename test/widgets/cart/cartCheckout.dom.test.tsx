import { describe, expect, it, vi } from 'vitest';
import { one } from '../../core/page/openPage.ts';
import {
  anEntry,
  button,
  callsOf,
  cartOf,
  enter,
  lastCall,
  load,
  open,
  page,
  PLACE,
  press,
  quantityOf,
  settle,
  submit,
  text,
  type,
} from './openCartPage.ts';

const code = () => one('.cart-coupons input') as HTMLInputElement;
const SLOW = { storefront: { cartEditDelay: 60_000 } };
const answerWith = async (quantity: number) => {
  lastCall('updateQuantity').answer({ shoppingCart: cartOf([anEntry('1', { quantity })]), updatedEntry: null });
  await settle();
};

describe('the way to the checkout stays on the page, says why, and moves the focus there', () => {
  it.each([
    ['10000', 'Quantity must be between 1 and 9999.'],
    ['', 'Quantity must be a number.'],
    ['-3', 'Quantity must be between 1 and 9999.'],
  ])('while a field holds what is no quantity (%j)', async (typed, message) => {
    await open();
    await load();
    await enter(quantityOf(1), typed);
    await press('Checkout');
    expect([page.visited, document.activeElement, text('.cart-row-qty-error')]).toEqual([[], quantityOf(1), message]);
    await enter(quantityOf(1), '2');
    await press('Checkout');
    expect(page.visited).toEqual(['/checkout']);
  });

  it('with the last line taken out by a 0, because an empty cart has no checkout', async () => {
    await open();
    await load(cartOf([anEntry('1')]));
    await type(quantityOf(0), '0');
    await press('Checkout');
    expect(callsOf('removeEntry').map(({ given }) => given[0])).toEqual(['1']);
    lastCall('removeEntry').answer({ shoppingCart: cartOf([]) });
    await settle();
    expect(page.visited).toEqual([]);
  });

  it('also where the visitor has not left the field yet', async () => {
    await open();
    await load();
    await type(quantityOf(0), '1.5');
    await press('Checkout');
    expect([page.visited, document.activeElement, text('.cart-row-qty-error')]).toEqual([
      [],
      quantityOf(0),
      'Quantity must be a whole number',
    ]);
  });

  it('when a quantity was refused and the message about it is still loading', async () => {
    await open();
    await load();
    await enter(quantityOf(1), '9');
    lastCall('updateQuantity').refuse('http', { status: 400, serverMessage: 'Sorry, we do not have enough of that item available.' });
    await vi.waitFor(() => expect(page.shop.cart.store.getState().notice).not.toBeNull(), { interval: 0 });
    expect(document.querySelector('[role="alertdialog"]')).toBeNull();
    button('Checkout').click();
    await vi.waitFor(() => one('[role="alertdialog"]'));
    await settle();
    expect([page.visited, text('[role="alertdialog"] .message')]).toEqual([[], 'Sorry, we do not have enough of that item available.']);
    await press('OK');
    expect([document.activeElement, quantityOf(1).value]).toEqual([quantityOf(1), '2']);
    await press('Checkout');
    expect(page.visited).toEqual(['/checkout']);
  });

  it('while a message is open', async () => {
    await open();
    await load();
    await enter(quantityOf(0), '9');
    lastCall('updateQuantity').refuse('http', { status: 400, serverMessage: 'No.' });
    await vi.waitFor(() => one('[role="alertdialog"]'));
    await press('Checkout');
    expect([page.visited, document.activeElement?.closest('[role="alertdialog"]')]).toEqual([[], one('[role="alertdialog"]')]);
    expect(text('.cart-checkout-error')).toBe('No.');
    await press('OK');
    expect(text('.cart-checkout-error')).toBeNull();
  });

  it('while a code is typed and not applied, until it is applied or taken away', async () => {
    await open();
    await load();
    await type(code(), 'TEA10');
    await press('Checkout');
    expect([page.visited, document.activeElement, code().getAttribute('aria-invalid'), callsOf('applyCoupon')]).toEqual([
      [],
      code(),
      'true',
      [],
    ]);
    expect(text('.cart-coupon-error[role="alert"]')).toBe('This code is not applied yet. Apply it, or empty the field.');
    await submit('.cart-coupons');
    expect(text('.cart-coupon-error')).toBe('');
    lastCall('applyCoupon').answer({ shoppingCart: cartOf([anEntry('1')], { validCoupons: [{ promoCode: 'TEA10' }] }) });
    await settle();
    await press('Checkout');
    expect(page.visited).toEqual(['/checkout']);
  });

  it('when a code that was on its way is refused, and no longer once the field is empty', async () => {
    await open();
    await load();
    await type(code(), 'NOPE');
    await submit('.cart-coupons');
    await press('Checkout');
    expect([page.visited, text('.cart-coupon-error')]).toEqual([[], '']);
    lastCall('applyCoupon').refuse('http', { status: 400, serverMessage: 'This code is not valid.' });
    await settle();
    expect([page.visited, document.activeElement, text('.cart-coupon-error')]).toEqual([[], code(), 'This code is not valid.']);
    await press('Checkout');
    expect(page.visited).toEqual([]);
    await type(code(), '');
    await press('Checkout');
    expect(page.visited).toEqual(['/checkout']);
  });

  it('when the platform gives less than was asked for, once', async () => {
    await open(PLACE, SLOW);
    await load(cartOf([anEntry('1')]));
    await enter(quantityOf(0), '9');
    await press('Checkout');
    await answerWith(5);
    expect([page.visited, document.activeElement, text('.cart-row-qty-note')]).toEqual([
      [],
      quantityOf(0),
      'You asked for 9. Only 5 can be ordered.',
    ]);
    await press('Checkout');
    expect(page.visited).toEqual(['/checkout']);
  });
});

describe('the way to the checkout', () => {
  it('takes along what is typed in a field that was not left', async () => {
    await open(PLACE, SLOW);
    await load(cartOf([anEntry('1')]));
    await type(quantityOf(0), '4');
    await press('Checkout');
    expect([lastCall('updateQuantity').given.slice(0, 2), page.visited]).toEqual([['1', 4], []]);
    await answerWith(4);
    expect(page.visited).toEqual(['/checkout']);
  });

  it('takes along what is typed while it waits', async () => {
    await open(PLACE, SLOW);
    await load(cartOf([anEntry('1')]));
    await enter(quantityOf(0), '4');
    await press('Checkout');
    await type(quantityOf(0), '6');
    await answerWith(4);
    expect([lastCall('updateQuantity').given.slice(0, 2), page.visited]).toEqual([['1', 6], []]);
    await answerWith(6);
    expect(page.visited).toEqual(['/checkout']);
  });

  it('shows that it works while an edit is under way, and leads there once however often it is pressed', async () => {
    await open(PLACE, SLOW);
    await load(cartOf([anEntry('1')]));
    await enter(quantityOf(0), '4');
    const way = one('.cart-checkout-button');
    expect([way.textContent, way.getAttribute('data-state')]).toEqual(['Checkout', null]);
    await press('Checkout');
    expect([way.textContent, way.getAttribute('data-state'), page.announced]).toEqual([
      'Saving your changes…',
      'working',
      ['Saving your changes…'],
    ]);
    way.click();
    await answerWith(4);
    expect([way.textContent, way.getAttribute('data-state'), page.visited]).toEqual(['Checkout', null, ['/checkout']]);
  });

  it('is not in the way of a code that is being applied', async () => {
    await open();
    await load();
    await type(code(), 'TEA10');
    await submit('.cart-coupons');
    await press('Checkout');
    lastCall('applyCoupon').answer({ shoppingCart: cartOf([anEntry('1')], { validCoupons: [{ promoCode: 'TEA10' }] }) });
    await settle();
    expect(page.visited).toEqual(['/checkout']);
  });
});

describe('the way to the checkout goes on', () => {
  it('with the lines that are left, where a 0 has taken out one of them, once the platform has done that', async () => {
    await open();
    await load(cartOf([anEntry('1'), anEntry('2')]));
    await type(quantityOf(0), '0');
    await press('Checkout');
    expect(page.visited).toEqual([]);
    lastCall('removeEntry').answer({ shoppingCart: cartOf([anEntry('2')]) });
    await settle();
    expect(page.visited).toEqual(['/checkout']);
  });
});

describe('a code that is typed while another one is being applied', () => {
  const typeWhileApplying = async () => {
    await open();
    await load();
    await type(code(), 'TEA10');
    await submit('.cart-coupons');
    await type(code(), 'MUG5');
  };

  it('stays in the field when that is applied', async () => {
    await typeWhileApplying();
    lastCall('applyCoupon').answer({ shoppingCart: cartOf([anEntry('1')], { validCoupons: [{ promoCode: 'TEA10' }] }) });
    await settle();
    expect([code().value, page.announced]).toEqual(['MUG5', [expect.stringContaining('TEA10')]]);
  });

  it('stays, as the other one does, when that is refused', async () => {
    await typeWhileApplying();
    lastCall('applyCoupon').refuse('http', { status: 400 });
    await settle();
    expect(code().value).toBe('MUG5');
    await submit('.cart-coupons');
    lastCall('applyCoupon').refuse('http', { status: 400 });
    await settle();
    expect(code().value).toBe('MUG5');
  });
});
