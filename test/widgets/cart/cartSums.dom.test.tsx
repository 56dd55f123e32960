import { describe, expect, it } from 'vitest';
import { one } from '../../core/page/openPage.ts';
import {
  anEntry,
  button,
  callsOf,
  cartOf,
  lastCall,
  load,
  open,
  openShipping,
  page,
  PLACE,
  press,
  quantityOf,
  servedPage,
  settle,
  submit,
  text,
  texts,
  type,
} from './openCartPage.ts';

describe('what the cart comes to', () => {
  const sums = () =>
    [...document.querySelectorAll('.cart-summary > div')].map((line) => [...line.children].map(({ textContent }) => textContent).join(' '));

  it('is the subtotal and the total when there is nothing else', async () => {
    await open();
    await load(cartOf([anEntry('1', { productType: 2 })], { requiresShipping: false, hasDigital: true, purelyDigital: true }));
    expect(sums()).toEqual(['Subtotal $37.00', 'Total $37.00']);
    expect(text('.cart-no-shipping')).toBe('Nothing in your cart needs shipping.');
    expect(document.querySelector('.cart-shipping')).toBeNull();
  });

  it('is all that is added and taken off', async () => {
    await open();
    await load(
      cartOf([anEntry('1')], {
        discountCents: 370,
        shippingCostCents: 500,
        selectedShippingOption: { id: 's', name: 'Standard', computedCost: 500 },
        taxCents: 305,
        giftCardRedemptionTotalCents: 1000,
        grandTotalCents: 4135,
        amountDueCents: 3135,
      }),
    );
    expect(sums()).toEqual(['Subtotal $37.00', 'Discount -$3.70', 'Shipping $5.00', 'Tax $3.05', 'Gift cards -$10.00', 'Total $31.35']);
  });

  it('does not promise a shipping cost that nobody knows', async () => {
    await open();
    await load();
    expect(text('.cart-shipping-price')).toBe('Not known yet');
    await load(cartOf([anEntry('1')], { selectedShippingOption: { id: 's', name: 'Pick up', computedCost: 0 } }));
    expect(text('.cart-shipping-price')).toBe('$0.00');
  });

  it.each([
    ['shipping and tax', {}, 'Taxes and shipping are worked out at checkout.'],
    ['tax alone', { requiresShipping: false }, 'Taxes are worked out at checkout.'],
    ['shipping alone', { taxCents: 100 }, 'Shipping is worked out at checkout.'],
    ['nothing', { shippingCostCents: 500, shippingLocation: { country: 'US', region: 'OR', city: '', postalCode: '' } }, null],
  ])('says what of it comes at checkout: %s', async (_what, sumsKnown, note) => {
    await open();
    await load(cartOf([anEntry('1')], sumsKnown));
    expect(text('.cart-checkout-note')).toBe(note);
  });

  it('has below it what belongs to every price, where the site says so', async () => {
    await open(PLACE, { websiteSettings: { localizedStrings: { 'product.priceNote': 'inkl. MwSt., zzgl. Versand' } } });
    await load();
    expect(text('.cart-price-note')).toBe('inkl. MwSt., zzgl. Versand');
  });

  it('has a way back to the shop beside it', async () => {
    await open(servedPage({ cart: { items: [] }, continueShoppingLinkUrl: 'store' }));
    await load();
    expect([button('Continue Shopping').getAttribute('href'), text('.cart-checkout .cart-continue-link')]).toEqual([
      '/store',
      'Continue Shopping',
    ]);
  });

  it('may be paid in instalments when every item is physical and the page offers it', async () => {
    const terms = { afterPayAvailable: true, afterPayMin: 1000, afterPayMax: 5000 };
    await open(servedPage({ cart: { items: [] }, ...terms }));
    await load(cartOf([anEntry('1')]));
    expect(text('.cart-instalments')).toBe('4 interest-free payments of $9.25 with Afterpay');
    await load(cartOf([anEntry('1'), anEntry('2')]));
    expect(text('.cart-instalments')).toBe('Afterpay available for orders up to $50.00');
    await load(cartOf([anEntry('1'), anEntry('2', { productType: 2, subTotal: 0 })]));
    expect(text('.cart-instalments')).toBeNull();
  });

  it('must reach what the store asks for', async () => {
    await open(servedPage({ cart: { items: [] }, minimumOrderSubtotal: { currency: 'USD', value: '50.00' } }));
    await load(cartOf([anEntry('1')]));
    const checkout = one('.cart-checkout-button');
    expect(text('.cart-minimum')).toBe('The minimum order is $50.00.');
    expect([checkout.getAttribute('aria-disabled'), checkout.getAttribute('aria-describedby')]).toEqual(['true', one('.cart-minimum').id]);
    await press('Checkout');
    expect(page.visited).toEqual([]);
    await load(cartOf([anEntry('1'), anEntry('2')]));
    expect([text('.cart-minimum'), checkout.getAttribute('aria-disabled')]).toEqual([null, null]);
    await press('Checkout');
    expect(page.visited).toEqual(['/checkout']);
  });
});

describe('a cart that the page was served with', () => {
  const item = { id: '1', productName: 'Mug', quantity: 1, unitPrice: { value: 1850 }, itemTotal: { value: 1850 } };

  it('waits for the checkout where the host says that it is too small, until it is loaded', async () => {
    await open(servedPage({ cart: { items: [item], shouldBlockPurchaseForMinimumOrderAmount: true } }));
    expect(one('.cart-checkout-button').getAttribute('aria-disabled')).toBe('true');
    await load(cartOf([anEntry('1')]));
    expect(one('.cart-checkout-button').getAttribute('aria-disabled')).toBeNull();
  });

  it('has a line of which there is only ever one', async () => {
    await open(servedPage({ cart: { items: [{ ...item, multipleQuantityAllowed: false }] } }));
    await load(cartOf([anEntry('1', { quantity: 1 }), anEntry('2')]));
    expect([text('.cart-row-qty'), document.querySelectorAll('.cart-row-qty-input').length]).toEqual(['Quantity: 1', 1]);
  });
});

describe('the way to the checkout', () => {
  it('sends what is still due before it leaves', async () => {
    await open(PLACE, { storefront: { cartEditDelay: 60_000 } });
    await load();
    await type(quantityOf(0), '4');
    expect(callsOf('updateQuantity')).toEqual([]);
    await press('Checkout');
    expect([callsOf('updateQuantity').length, page.visited]).toEqual([1, []]);
    lastCall('updateQuantity').answer({ shoppingCart: cartOf([anEntry('1', { quantity: 4 })]), updatedEntry: null });
    await settle();
    expect(page.visited).toEqual(['/checkout']);
  });

  it('leads where the site has its checkout, unless a script of the page refuses', async () => {
    await open(PLACE, { storefront: { checkoutPath: '/pay' } });
    await load();
    const asked: unknown[] = [];
    const refuse = (event: Event) => {
      event.preventDefault();
      asked.push((event as CustomEvent<{ flow: string; url: string }>).detail);
    };
    document.addEventListener('storefront:before-checkout', refuse);
    await press('Checkout');
    document.removeEventListener('storefront:before-checkout', refuse);
    expect(asked).toMatchObject([{ productInstance: null, flow: 'cart', url: '/pay' }]);
    expect(page.visited).toEqual([]);
    await press('Checkout');
    expect(page.visited).toEqual(['/pay']);
    expect(one('.cart-checkout > a.cart-checkout-button').getAttribute('href')).toBe('/pay');
  });
});

describe('codes', () => {
  const FIELD = '.cart-coupons input';

  it('are applied, and leave an empty field', async () => {
    await open();
    await load();
    await submit('.cart-coupons');
    expect(callsOf('applyCoupon')).toEqual([]);
    await type(one(FIELD) as HTMLInputElement, ' tea10 ');
    await submit('.cart-coupons');
    expect(lastCall('applyCoupon').given[0]).toBe('tea10');
    lastCall('applyCoupon').answer({
      shoppingCart: cartOf([anEntry('1')], { validCoupons: [{ promoCode: 'TEA10' }], discountCents: 370, grandTotalCents: 3330 }),
    });
    await settle();
    expect([texts('.cart-coupon > span'), (one(FIELD) as HTMLInputElement).value]).toEqual([['TEA10 '], '']);
    expect(page.announced).toEqual(['Code tea10 applied. Total: $33.30']);
  });

  it('that are wrong stay in the field, with the host’s words', async () => {
    await open();
    await load();
    await type(one(FIELD) as HTMLInputElement, 'NOPE');
    await submit('.cart-coupons');
    lastCall('applyCoupon').refuse('http', { status: 400, serverMessage: 'This code is not valid.' });
    await settle();
    const field = one(FIELD) as HTMLInputElement;
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['NOPE', 'true']);
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe('This code is not valid.');
    expect([one('.cart-coupon-error').getAttribute('role'), page.announced]).toEqual(['alert', []]);
  });

  it('no longer counts as refused once its text is changed, and does again when it is refused in the same words', async () => {
    await open();
    await load();
    const refuse = async (typed: string) => {
      await type(one(FIELD) as HTMLInputElement, typed);
      await submit('.cart-coupons');
      lastCall('applyCoupon').refuse('http', { status: 400, serverMessage: 'This code is not valid.' });
      await settle();
    };
    const shown = () => [one(FIELD).getAttribute('aria-invalid'), text('.cart-coupon-error')];
    await refuse('NOPE');
    expect(shown()).toEqual(['true', 'This code is not valid.']);
    await type(one(FIELD) as HTMLInputElement, 'TEA');
    expect(shown()).toEqual([null, '']);
    await refuse('TEA11');
    expect(shown()).toEqual(['true', 'This code is not valid.']);
  });

  it('say what each takes off, as far as the host says so', async () => {
    await open();
    await load(
      cartOf([anEntry('1')], {
        validCoupons: [{ promoCode: 'TEA10', discountCents: 370 }, { promoCode: 'GIFT' }],
        invalidCoupons: [{ promoCode: 'FIVER', discountCents: 500 }],
        discountCents: 470,
      }),
    );
    const amounts = () =>
      [...document.querySelectorAll('.cart-coupon')].map((row) => row.querySelector('.cart-coupon-amount')?.textContent);
    expect(amounts()).toEqual(['-$3.70', undefined, undefined]);
    await load(cartOf([anEntry('1')], { validCoupons: [{ promoCode: 'TEA10' }], discountCents: 370 }));
    expect(amounts()).toEqual(['-$3.70']);
  });

  it('are sent once by a double click, on Apply and on ×, and read out once', async () => {
    await open();
    await load(cartOf([anEntry('1')], { validCoupons: [{ promoCode: 'FIVER' }] }));
    await type(one(FIELD) as HTMLInputElement, 'TEA10');
    await submit('.cart-coupons');
    await submit('.cart-coupons');
    lastCall('applyCoupon').answer({
      shoppingCart: cartOf([anEntry('1')], { validCoupons: [{ promoCode: 'FIVER' }, { promoCode: 'TEA10' }] }),
    });
    await settle();
    expect([callsOf('applyCoupon').length, page.announced]).toEqual([1, ['Code TEA10 applied. Total: $37.00']]);
    await press('Remove code FIVER');
    await press('Remove code FIVER');
    lastCall('removeCoupon').answer({ shoppingCart: cartOf([anEntry('1')], { validCoupons: [{ promoCode: 'TEA10' }] }) });
    await settle();
    expect([callsOf('removeCoupon').length, page.announced.length]).toEqual([1, 2]);
  });

  it('that cannot stand in an address stay, and say that they could not be taken off', async () => {
    await open();
    await load(cartOf([anEntry('1')], { validCoupons: [{ promoCode: '..' }] }));
    await press('Remove code ..');
    lastCall('removeCoupon').refuse('invalid');
    await settle();
    expect([texts('.cart-coupon > span'), text('.cart-coupon-error')]).toEqual([['.. '], 'Unknown error, please try again later.']);
  });

  it('that do not count for this cart are told apart, and all can be taken off', async () => {
    await open();
    await load(cartOf([anEntry('1')], { validCoupons: [{ promoCode: 'TEA10' }], invalidCoupons: [{ promoCode: 'FIVER' }] }));
    expect(texts('.cart-coupon > span')).toEqual(['TEA10 ', 'FIVER does not apply to this cart']);
    button('Remove code FIVER').focus();
    await press('Remove code FIVER');
    expect([lastCall('removeCoupon').given[0], document.activeElement]).toEqual(['FIVER', one(FIELD)]);
    lastCall('removeCoupon').answer({ shoppingCart: cartOf([anEntry('1')], { validCoupons: [{ promoCode: 'TEA10' }] }) });
    await settle();
    expect(page.announced).toEqual(['Code FIVER taken off. Total: $37.00']);
  });

  it('stand once where the platform names one in both of its lists', async () => {
    await open();
    await load(cartOf([anEntry('1')], { validCoupons: [{ promoCode: 'TEA10' }], invalidCoupons: [{ promoCode: 'TEA10' }] }));
    expect(texts('.cart-coupon > span')).toEqual(['TEA10 ']);
  });
});

describe('shipping', () => {
  const options = [
    { id: 's', name: 'Standard', computedCost: 500 },
    { id: 'x', name: 'Express', computedCost: 1200 },
  ];
  const chooseCountry = (code: string) => {
    const select = one('.cart-shipping [name="country"]') as HTMLSelectElement;
    select.value = code;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const chosen = () => [...document.querySelectorAll<HTMLInputElement>('.cart-shipping input[type="radio"]')].map(({ checked }) => checked);

  it('offers the ways of the host, and shows the chosen one at once', async () => {
    await open();
    await load(cartOf([anEntry('1')], { shippingOptions: options, selectedShippingOption: options[0] }));
    expect([text('.cart-shipping legend'), texts('.cart-shipping fieldset label')]).toEqual([
      'Shipping',
      [' Standard $5.00', ' Express $12.00'],
    ]);
    expect(chosen()).toEqual([true, false]);
    (document.querySelectorAll('.cart-shipping input')[1] as HTMLElement).click();
    await settle();
    expect([chosen(), lastCall('selectShippingOption').given[0]]).toEqual([[false, true], 'x']);
    lastCall('selectShippingOption').refuse('http', { status: 400, serverMessage: 'Not to your island.' });
    await settle();
    expect(chosen()).toEqual([true, false]);
    expect([text('.cart-shipping-error[role="alert"]'), document.querySelector('[role="alertdialog"]')]).toEqual([
      'Not to your island.',
      null,
    ]);
    (document.querySelectorAll('.cart-shipping input')[1] as HTMLElement).click();
    await settle();
    expect(text('.cart-shipping-error')).toBe('');
  });

  it('asks where to, with what the cart knows and what browsers can fill in', async () => {
    await open();
    await load();
    expect(text('.cart-shipping summary')).toBe('Where shall we ship to?');
    await load(cartOf([anEntry('1')], { shippingLocation: { country: 'US', region: 'OR', city: 'Portland', postalCode: '' } }));
    expect(text('.cart-shipping summary')).toBe('Ship to Portland, OR, United States');
    await openShipping();
    const inputs = [...document.querySelectorAll<HTMLInputElement>('.cart-shipping form :is(select,input)')];
    expect(inputs.map((input) => [input.name, input.value, input.getAttribute('autocomplete')])).toEqual([
      ['country', 'US', 'shipping country'],
      ['region', 'OR', 'shipping address-level1'],
      ['city', 'Portland', 'shipping address-level2'],
      ['postalCode', '', 'shipping postal-code'],
    ]);
    chooseCountry('JP');
    await settle();
    (one('.cart-shipping [name="region"]') as HTMLInputElement).value = 'Tokyo';
    inputs[3]!.value = ' 100-0001';
    await submit('.cart-shipping form');
    expect(lastCall('setShippingLocation').given[0]).toEqual({ country: 'JP', region: 'Tokyo', city: 'Portland', postalCode: '100-0001' });
  });

  it.each([
    ['US', 'OR', 'Oregon'],
    ['CA', 'ON', 'Ontario'],
    ['AU', 'NSW', 'New South Wales'],
  ])('lets the states of %s be chosen', async (country, code, name) => {
    await open();
    await load();
    await openShipping();
    chooseCountry(country);
    await settle();
    const region = one('.cart-shipping [name="region"]') as HTMLSelectElement;
    expect([region.tagName, region.required, region.value, region.getAttribute('autocomplete')]).toEqual([
      'SELECT',
      true,
      '',
      'shipping address-level1',
    ]);
    expect([...region.options].find((option) => option.value === code)?.textContent).toBe(name);
    region.value = code;
    await submit('.cart-shipping form');
    expect(lastCall('setShippingLocation').given[0]).toMatchObject({ country, region: code });
  });

  it('asks anew for the state when the country is another, and keeps one that the cart has whatever it is', async () => {
    await open();
    await load(cartOf([anEntry('1')], { shippingLocation: { country: 'US', region: 'Cascadia', city: '', postalCode: '' } }));
    await openShipping();
    const region = () => one('.cart-shipping [name="region"]') as HTMLSelectElement;
    expect(region().value).toBe('Cascadia');
    chooseCountry('CA');
    await settle();
    expect(region().value).toBe('');
    await load(cartOf([anEntry('1')], { shippingLocation: { country: 'US', region: 'OR', city: '', postalCode: '' } }));
    expect(region().value).toBe('OR');
    await load(cartOf([anEntry('1')], { shippingLocation: { country: 'US', region: 'WA', city: '', postalCode: '' } }));
    expect(region().value).toBe('WA');
  });

  it.each([
    ['the platform’s page', PLACE, { websiteSettings: { country: 'GB' } }, 'United Kingdom'],
    ['the cart’s own settings', servedPage({ cart: { items: [] }, stripeCountry: 'AU' }), {}, 'Australia'],
  ])('names the store’s own country first, as %s says it', async (_where, html, context, name) => {
    await open(html, context);
    await load();
    await openShipping();
    const names = texts('.cart-shipping select[name="country"] option');
    expect(names.slice(0, 3)).toEqual(['Choose a country', name, 'Afghanistan']);
    expect(names.filter((other) => other === name)).toHaveLength(1);
  });

  it('names the countries in the language of the page, and asks for what their addresses have', async () => {
    document.documentElement.lang = 'de';
    await open();
    await load();
    await openShipping();
    const asked = () =>
      [...document.querySelectorAll<HTMLInputElement>('.cart-shipping form :is(input,[name="region"])')].map(({ name, required }) => [
        name,
        required,
      ]);
    const names = texts('.cart-shipping option');
    expect([names.includes('Deutschland'), names.length]).toEqual([true, 250]);
    expect(names.slice(1)).toEqual(names.slice(1).toSorted(new Intl.Collator('de').compare));
    chooseCountry('US');
    await settle();
    expect(asked()).toEqual([
      ['region', true],
      ['city', false],
      ['postalCode', false],
    ]);
    chooseCountry('HK');
    await settle();
    expect(asked()).toEqual([
      ['region', true],
      ['city', false],
    ]);
    chooseCountry('DE');
    await settle();
    expect(asked()).toEqual([
      ['city', false],
      ['postalCode', false],
    ]);
    document.documentElement.lang = '';
  });

  it('says in its own words which choice is missing, and where', async () => {
    await open();
    await load();
    await openShipping();
    const form = one('.cart-shipping form') as HTMLFormElement;
    const told = () => {
      const field = document.activeElement as HTMLElement;
      const note = document.getElementById(field.getAttribute('aria-describedby') ?? '');
      return [field.getAttribute('name'), field.getAttribute('aria-invalid'), note?.getAttribute('role'), note?.textContent];
    };
    expect(form.noValidate).toBe(true);
    await submit('.cart-shipping form');
    expect(told()).toEqual(['country', 'true', 'alert', 'Choose a country']);
    chooseCountry('US');
    await settle();
    await submit('.cart-shipping form');
    expect(told()).toEqual(['region', 'true', 'alert', 'Choose a state or region']);
    (one('.cart-shipping [name="region"]') as HTMLSelectElement).value = 'GA';
    await submit('.cart-shipping form');
    expect(lastCall('setShippingLocation').given[0]).toMatchObject({ country: 'US', region: 'GA' });
    expect(document.querySelector('.cart-shipping form [role="alert"]')).toBeNull();
  });

  it('says beside the fields why a place was not taken, and leaves them, and the focus, as they are', async () => {
    await open();
    await load();
    await openShipping();
    chooseCountry('US');
    await settle();
    const city = one('.cart-shipping [name="city"]') as HTMLInputElement;
    (one('.cart-shipping [name="region"]') as HTMLSelectElement).value = 'GA';
    city.value = 'Atlantis';
    city.focus();
    await submit('.cart-shipping form');
    lastCall('setShippingLocation').refuse('http', { status: 400, serverMessage: 'There is no such place.' });
    await settle();
    expect([document.activeElement, city.value, city.getAttribute('aria-invalid')]).toEqual([city, 'Atlantis', 'true']);
    expect(document.getElementById(city.getAttribute('aria-describedby')!)?.textContent).toBe('There is no such place.');
    expect(document.querySelector('[role="alertdialog"]')).toBeNull();
    city.value = 'Athens';
    await submit('.cart-shipping form');
    expect(city.hasAttribute('aria-invalid')).toBe(false);
    lastCall('setShippingLocation').answer({
      shoppingCart: cartOf([anEntry('1')], { shippingLocation: { country: 'US', region: 'GA', city: 'Athens', postalCode: '30601' } }),
    });
    await settle();
    expect([one('.cart-shipping [name="city"]'), document.activeElement]).toEqual([city, city]);
    expect(text('.cart-shipping summary')).toBe('Ship to Athens, GA, 30601, United States');
  });
});
