import { fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { json, one } from '../../core/page/openPage.ts';
import { anArticle, aProductPage, aWireVariant, openWidgets, type OpenPage } from '../openWidgets.ts';
import { aPricingOption } from './aPricingOption.ts';

let page: OpenPage;

afterEach(() => {
  page.close();
  history.replaceState(null, '', '/');
});

const rest = async () => {
  for (let turn = 0; turn < 4; turn += 1) await page.show();
};

const SIZES = { variants: [aWireVariant({ Size: 'S' }), aWireVariant({ Size: 'M' })] };
const size = () => page.shop.products.get('p1')?.selection['Size'];

describe('a picker that comes later', () => {
  it.each([
    ['beside the first', '<div data-storefront="variants" id="first"></div>'],
    ['in the place of the first', ''],
  ])('%s shows what the visitor has chosen, not what the address asked for', async (_case, kept) => {
    history.replaceState(null, '', '/store/p/mug?choose.Size=M');
    page = await openWidgets(aProductPage('<div id="place"><div data-storefront="variants" id="first"></div></div>', SIZES));
    await rest();
    expect(size()).toBe('M');
    fireEvent.change(one('#first select'), { target: { value: 'S' } });
    if (kept) one('#place').insertAdjacentHTML('beforeend', '<div data-storefront="variants" id="later"></div>');
    else one('#place').innerHTML = '<div data-storefront="variants" id="later"></div>';
    await page.scan();
    await rest();
    expect(size()).toBe('S');
    expect((one('#later select') as HTMLSelectElement).value).toBe('S');
  });

  it('on another page reads the address of that page, which a router has changed without a sign', async () => {
    history.replaceState(null, '', '/store/p/mug?choose.Size=M');
    page = await openWidgets('<main id="place"></main>');
    history.pushState(null, '', '/store/p/cup?choose.Size=S');
    one('#place').innerHTML = aProductPage('<div data-storefront="variants"></div>', SIZES);
    await page.scan();
    await rest();
    expect(size()).toBe('S');
  });
});

const TEAS = [aWireVariant({ Size: 'S' }, { pricingOptions: [aPricingOption('900', 1), aPricingOption('800', 2, 6)] })];
const BUTTON = '<div class="sqs-add-to-cart-button" data-item-id="mug" data-product-type="1">Add</div>';
const plan = () => page.shop.products.get('p1')?.plan;

/** The served choice of a plan, in the markup of version 7.1. */
const plans = (name: string) => `<div class="pdp-subscriptions-and-otp" data-variants='${json(TEAS)}'><div class="subs-otp-radio-wrapper">
  <div class="subs-and-otp-option one-time-purchase-option"><input type="radio" name="plan-${name}" id="once-${name}" checked></div>
  <div class="subs-and-otp-option subscription-option"><input type="radio" name="plan-${name}" id="plan-${name}">
    <div class="subscription-frequency-select-wrapper"><select><option>A</option><option>B</option></select></div></div></div></div>`;

describe('a second choice of a plan', () => {
  it('that comes later takes over the plan that the visitor has chosen in the first', async () => {
    page = await openWidgets(anArticle(plans('a') + BUTTON), {});
    await rest();
    await vi.waitFor(() => expect(plan()).toBeNull());
    fireEvent.click(one('#plan-a'));
    expect(plan()).toBe(0);
    one('#root').insertAdjacentHTML('beforeend', plans('b'));
    await page.scan();
    await rest();
    expect(plan()).toBe(0);
    expect([(one('#plan-a') as HTMLInputElement).checked, (one('#plan-b') as HTMLInputElement).checked]).toEqual([true, true]);
  });

  it('leaves the plan that was chosen in the first before the script was there', async () => {
    page = await openWidgets(anArticle(plans('a') + plans('b') + BUTTON), {}, () => {
      (one('#plan-a') as HTMLInputElement).checked = true;
    });
    await rest();
    expect(plan()).toBe(0);
    expect((one('#plan-b') as HTMLInputElement).checked).toBe(true);
  });
});

describe('the boxes of two products with equal ids', () => {
  const box = (value: string) =>
    `<input type="radio" value="${value}" name="variant-option-Size" id="variant-option-Size-${value}"><label for="variant-option-Size-${value}">${value}</label>`;
  const item = (id: string) => `<article class="ProductItem" data-item-id="${id}" id="${id}">
    <div class="product-variants" data-item-id="${id}" data-variants='${json(SIZES.variants)}'><div class="variant-radiobtn-wrapper" data-variant-option-name="Size">
      ${box('S')}${box('M')}</div></div><div class="sqs-add-to-cart-button" data-item-id="${id}">Add</div></article>`;

  it('choose in the product whose label is pressed, and have the page’s own ids back in the end', async () => {
    page = await openWidgets(item('one') + item('two'), {});
    await rest();
    const labels = [...document.querySelectorAll('label')];
    labels[3]!.click();
    await rest();
    const checked = ['one', 'two'].map((id) => one(`#${id}`).querySelector<HTMLInputElement>('input:checked')?.value ?? null);
    expect(checked).toEqual([null, 'M']);
    expect(labels.map(({ control }) => control?.closest('article')?.id)).toEqual(['one', 'one', 'two', 'two']);
    page.stop();
    expect([...document.querySelectorAll('#two input')].map(({ id }) => id)).toEqual(['variant-option-Size-S', 'variant-option-Size-M']);
  });
});
