import { describe, expect, it } from 'vitest';
import { one } from '../../core/page/openPage.ts';
import { anEntry, cartOf, load, open, openShipping, settle, submit } from './openCartPage.ts';

const SALEM = { country: 'US', region: 'OR', city: 'Salem', postalCode: '97301' };
const TORONTO = { country: 'CA', region: 'ON', city: 'Toronto', postalCode: 'M4B 1B3' };
const cartTo = (shippingLocation: object | null) => cartOf([anEntry('1')], { shippingLocation });
const fields = () =>
  [...document.querySelectorAll<HTMLInputElement>('.cart-shipping form :is(select,input)')].map(({ name, value }) => [name, value]);
const city = () => one('.cart-shipping [name="city"]') as HTMLInputElement;

describe('where the cart is shipped to, when another page has set another place', () => {
  it('is shown here as well', async () => {
    await open();
    await load(cartTo(SALEM));
    await openShipping();
    await load(cartTo(TORONTO));
    expect(fields()).toEqual(Object.entries(TORONTO));
  });

  it('replaces nothing of what the visitor is typing', async () => {
    await open();
    await load(cartTo(SALEM));
    await openShipping();
    city().focus();
    city().value = 'Eugene';
    await load(cartTo(TORONTO));
    expect([document.activeElement, ...fields()]).toEqual([
      city(),
      ['country', 'US'],
      ['region', 'OR'],
      ['city', 'Eugene'],
      ['postalCode', '97301'],
    ]);
  });

  it('leaves what was typed where the place is no other', async () => {
    await open();
    await load(cartTo(SALEM));
    await openShipping();
    city().value = 'Eugene';
    await load(cartOf([anEntry('1'), anEntry('2')], { shippingLocation: { ...SALEM } }));
    expect(city().value).toBe('Eugene');
  });
});

describe('a field of the address that was left empty', () => {
  it('is marked and named, until something is chosen in it', async () => {
    await open();
    await load(cartTo(null));
    await openShipping();
    const country = one('.cart-shipping [name="country"]') as HTMLSelectElement;
    const shown = () => [country.getAttribute('aria-invalid'), document.querySelector('.cart-shipping form [role="alert"]')?.textContent];
    await submit('.cart-shipping form');
    expect(shown()).toEqual(['true', 'Choose a country']);
    country.value = 'FR';
    country.dispatchEvent(new Event('change', { bubbles: true }));
    await settle();
    expect(shown()).toEqual([null, undefined]);
  });
});

describe('the fields for where the cart goes', () => {
  it('are made when they are asked for, because a list of all countries takes long, and stay', async () => {
    await open();
    await load(cartTo(SALEM));
    expect([document.querySelectorAll('.cart-shipping option').length, fields()]).toEqual([0, []]);
    await openShipping();
    expect(fields()).toEqual(Object.entries(SALEM));
    city().value = 'Eugene';
    (one('.cart-shipping details') as HTMLDetailsElement).open = false;
    await settle();
    expect(city().value).toBe('Eugene');
  });
});
