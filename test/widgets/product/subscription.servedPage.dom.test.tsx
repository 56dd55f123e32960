import { fireEvent, waitFor } from '@testing-library/react';
import { describe, it } from 'vitest';
import { json, one } from '../../core/page/openPage.ts';
import { expectServedPageUntouched, type Interactions } from '../expectServedPageUntouched.ts';
import { aPricingOption } from './aPricingOption.ts';
import { anArticle, aProductPage, aWireVariant, type OpenPage } from '../openWidgets.ts';

const TEAS = ['S', 'M'].map((Size) => aWireVariant({ Size }, { pricingOptions: [aPricingOption('900', 1), aPricingOption('800', 2)] }));

const choose = (value: string) => (page: OpenPage) => page.shop.products.choose('p1', 'Size', value);
const click = (selector: string) => () => fireEvent.click(document.querySelector(selector)!);
const interactions: Interactions = {
  'its words are there': () => waitFor(() => document.querySelector('select') ?? one('select')),
  'subscribing is chosen': click('.subscription-option input'),
  'a size is chosen': choose('M'),
  'another frequency': () => fireEvent.change(document.querySelector('select')!, { target: { selectedIndex: 1 } }),
  'a translator works on the prices': () => {
    for (const price of document.querySelectorAll('.product-price span:not([translate="no"] *)')) {
      if (price.textContent) price.innerHTML = `<font><font>${price.textContent}</font></font>`;
    }
  },
  'another size': choose('S'),
  'buying once': click('.one-time-purchase-option input'),
  'no size any more': choose(''),
  'its form is reset': () => document.querySelector('form')?.reset(),
};

/** Seen on pages of version 7.1, which have the choice twice. */
const side = (kind: string, name: string, price: string, inside = '') =>
  `<div class="subs-and-otp-option ${kind}-option"><div class="radio-wrapper"><input type="radio" id="${name}-${kind}" name="plan"${kind === 'subscription' ? '' : ' checked'}><label for="${name}-${kind}">${kind}</label></div>` +
  `<div class="${kind === 'subscription' ? 'subscription' : 'one-time-purchase'}-product-price">${price}</div>${inside}</div>`;
const FREQUENCY =
  '<div class="subscription-frequency-select-wrapper" data-text=""><select aria-label="How often"><option>Often</option><option>Not so often</option></select></div>';
const choice = (name: string, price = '<div class="product-price">from $8.00</div>') =>
  `<div class="subs-otp-${name}-wrapper" role="group">\n${side('one-time-purchase', name, price)}${side('subscription', name, price, FREQUENCY)}<!-- a --></div>`;

describe('the law of the served page: the choice of a plan', () => {
  it.each([
    [
      '7.1',
      `<form>${anArticle(`<div class="pdp-subscriptions-and-otp" data-variants='${json(TEAS)}'>${choice('radio')}${choice('button')}</div>`)}</form>`,
      {},
    ],
    [
      '7.1, prices with other things in them',
      anArticle(
        `<div class="pdp-subscriptions-and-otp" data-variants='${json(TEAS)}'>${choice('radio', 'from <span class="sqs-money-native">8.00</span><br>')}</div>`,
      ),
      {},
    ],
    [
      '8',
      `<div class="product-detail" data-product-id="mug" data-context='${json({ product: { productType: 1, variants: TEAS } })}'><div class="product-subs-otp">${choice('radio')}</div></div>`,
      {},
    ],
    ['our hooks', aProductPage('<form><div data-storefront="subscription"></div></form>', { variants: TEAS }), undefined],
  ])('markup %s', async (_markup, html, context) => expectServedPageUntouched(html, interactions, context));
});
