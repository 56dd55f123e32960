import { describe, expect, it, vi } from 'vitest';
import { anEntry, cartOf, enter, lastCall, load, open, page, quantityOf, servedPage, settle, submit, text, type } from './openCartPage.ts';
import { one } from '../../core/page/openPage.ts';

const SUMS = ['subtotal', 'discount', 'shipping', 'tax', 'gift-card', 'total'];
const sums = () => Object.fromEntries(SUMS.map((name) => [name, text(`.cart-${name}-price`)]));
const answerWith = async (cart: ReturnType<typeof cartOf>) => {
  lastCall('updateQuantity').answer({ shoppingCart: cart, updatedEntry: null });
  await settle();
};

describe('the sums of a cart that is being changed', () => {
  const whole = () =>
    cartOf([anEntry('1')], {
      discountCents: 370,
      shippingCostCents: 500,
      selectedShippingOption: { id: 's', name: 'Standard', computedCost: 500 },
      taxCents: 305,
      giftCardRedemptionTotalCents: 1000,
      grandTotalCents: 4135,
      amountDueCents: 3135,
    });

  it('are open but for the subtotal, which follows, until the platform has worked them out', async () => {
    await open(servedPage({ cart: { items: [] }, afterPayAvailable: true, afterPayMin: 1000, afterPayMax: 500_000 }));
    await load(whole());
    expect(text('.cart-instalments')).toBe('4 interest-free payments of $7.84 with Afterpay');
    await enter(quantityOf(0), '4');
    expect(sums()).toEqual({ subtotal: '$74.00', discount: '…', shipping: '…', tax: '…', 'gift-card': '…', total: '…' });
    expect(text('.cart-instalments')).toBe('4 interest-free payments of … with Afterpay');
    await answerWith(cartOf([anEntry('1', { quantity: 4, subTotal: 7400 })]));
    expect([sums()['subtotal'], sums()['total'], text('.cart-instalments')]).toEqual([
      '$74.00',
      '$74.00',
      '4 interest-free payments of $18.50 with Afterpay',
    ]);
  });

  it('are open while a code is worked out', async () => {
    await open();
    await load(whole());
    await type(one('.cart-coupons input') as HTMLInputElement, 'TEA10');
    await submit('.cart-coupons');
    expect([sums()['subtotal'], sums()['total']]).toEqual(['$37.00', '…']);
  });

  it('are open for as long as a change waits for the network', async () => {
    await open();
    await load(whole());
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await enter(quantityOf(0), '4');
    await vi.waitFor(() => expect(text('output.cart-waiting')).not.toBe(''));
    expect([sums()['subtotal'], sums()['tax'], sums()['total']]).toEqual(['$74.00', '…', '…']);
    network.mockRestore();
  });

  it('are all open where a price is not known that would have to be multiplied', async () => {
    await open();
    await load(cartOf([anEntry('1', { purchasePriceCents: null }), anEntry('2')]));
    expect([text('.cart-row-price'), sums()['subtotal']]).toEqual(['$37.00', '$74.00']);
    await enter(quantityOf(0), '4');
    expect([text('.cart-row-price'), sums()['subtotal'], sums()['total']]).toEqual(['…', '…', '…']);
  });

  it('are read out once all changes are done', async () => {
    await open();
    await load(cartOf([anEntry('1'), anEntry('2')]));
    await enter(quantityOf(0), '3');
    await enter(quantityOf(1), '4');
    const first = anEntry('1', { quantity: 3, subTotal: 5550 });
    await answerWith(cartOf([first, anEntry('2')]));
    await answerWith(cartOf([first, anEntry('2', { quantity: 4, subTotal: 7400 })]));
    expect(page.announced).toEqual(['Mug 1, Oat, Large: 3 in your cart.', 'Mug 2, Oat, Large: 4 in your cart. Total: $129.50']);
  });
});

describe('a quantity of which the platform gives less', () => {
  it('is said at its line, to be seen and read out, until it is edited again', async () => {
    await open();
    await load(cartOf([anEntry('1'), anEntry('2')]));
    await enter(quantityOf(1), '9');
    await answerWith(cartOf([anEntry('1'), anEntry('2', { quantity: 5, subTotal: 9250 })]));
    const note = one('.cart-row:nth-child(2) .cart-row-qty-note');
    expect([note.textContent, quantityOf(1).value]).toEqual(['You asked for 9. Only 5 can be ordered.', '5']);
    expect(quantityOf(1).getAttribute('aria-describedby')).toBe(note.id);
    expect(page.announced.join(' ')).toContain('You asked for 9. Only 5 can be ordered.');
    expect(document.querySelectorAll('.cart-row-qty-note')).toHaveLength(1);
    await type(quantityOf(1), '4');
    expect(document.querySelector('.cart-row-qty-note')).toBeNull();
    await enter(quantityOf(1), '4');
    await answerWith(cartOf([anEntry('1'), anEntry('2', { quantity: 4, subTotal: 7400 })]));
    expect(document.querySelector('.cart-row-qty-note')).toBeNull();
  });

  it('is not said where the visitor wants another number by then', async () => {
    await open();
    await load(cartOf([anEntry('1')]));
    await enter(quantityOf(0), '9');
    await enter(quantityOf(0), '3');
    await answerWith(cartOf([anEntry('1', { quantity: 5 })]));
    await answerWith(cartOf([anEntry('1', { quantity: 3 })]));
    expect(document.querySelector('.cart-row-qty-note')).toBeNull();
  });
});
