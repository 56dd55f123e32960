import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { json, one } from '../../core/page/openPage.ts';
import { noteWrites } from '../../support/noteWrites.ts';
import { aPricingOption } from './aPricingOption.ts';
import { anArticle, aProductPage, aWireVariant, openWidgets, type OpenPage } from '../openWidgets.ts';

let page: OpenPage;
afterEach(() => page.close());

const TEAS = [
  aWireVariant({ Size: 'S' }, { pricingOptions: [aPricingOption('900', 1), aPricingOption('800', 2, 6)] }),
  aWireVariant({ Size: 'M' }, { price: 2000, pricingOptions: [aPricingOption('1800', 1), aPricingOption('1600', 2, 6)] }),
];
const side = (kind: string, name: string, inside = '') =>
  `<div class="subs-and-otp-option ${kind}-option"><div class="radio-wrapper"><input type="radio" id="${name}-${kind}" name="plan"${kind === 'subscription' ? '' : ' checked=""'}><label for="${name}-${kind}">${kind}</label></div>` +
  `<div class="${kind === 'subscription' ? 'subscription' : 'one-time-purchase'}-product-price"><div class="product-price">from ${kind}</div></div>${inside}</div>`;
const frequency = (count: number) =>
  `<div class="subscription-frequency-select-wrapper"><select aria-label="How often">${Array.from({ length: count }, (_none, at) => `<option>Choice ${at}</option>`).join('')}</select></div>`;
const choice = (name: string, count = 2) =>
  `<div class="subs-otp-${name}-wrapper">${side('one-time-purchase', name)}${side('subscription', name, frequency(count))}</div>`;
const server = (inside = choice('radio'), list: unknown = TEAS) =>
  anArticle(
    `<div class="product-price" id="price">from $10.00</div><div class="pdp-subscriptions-and-otp" id="plans" data-variants='${json(list)}'>${inside}</div>`,
  );

const plan = () => page.shop.products.get('p1')?.plan;
const radio = (id: string) => one(`#${id}`) as HTMLInputElement;
const prices = (id = 'plans') => [...document.querySelectorAll(`#${id} .product-price`)].map(({ textContent }) => textContent);
async function act(run: () => unknown): Promise<void> {
  run();
  await page.show();
}

describe('the choice between buying once and subscribing', () => {
  it('stands as the server made it, as one group, and begins with what was chosen there', async () => {
    page = await openWidgets(server(), {});
    expect(one('.subs-otp-radio-wrapper').getAttribute('role')).toBe('radiogroup');
    expect([plan(), radio('radio-one-time-purchase').checked, radio('radio-subscription').checked]).toEqual([null, true, false]);
    expect(prices()).toEqual(['from one-time-purchase', 'from subscription']);
    expect(page.reports).toEqual([]);
  });

  it('takes over what the visitor had chosen before the script came', async () => {
    let written: readonly unknown[] = [];
    page = await openWidgets(server(), {}, () => {
      radio('radio-subscription').checked = true;
      (one('#plans select') as HTMLSelectElement).selectedIndex = 1;
      written = noteWrites(radio('radio-subscription'), 'checked');
    });
    expect(written).toEqual([]);
    expect([plan(), (one('#plans select') as HTMLSelectElement).selectedIndex]).toEqual([1, 1]);
  });

  it('chooses a plan by its place, remembers it while buying once is chosen, and names it at the purchase', async () => {
    page = await openWidgets(server(), {});
    await act(() => fireEvent.click(radio('radio-subscription')));
    expect(plan()).toBe(0);
    await act(() => fireEvent.change(one('#plans select'), { target: { selectedIndex: 1 } }));
    expect([plan(), one('.subscription-frequency-select-wrapper').getAttribute('data-text')]).toEqual([1, 'Choice 1']);
    await act(() => fireEvent.click(radio('radio-one-time-purchase')));
    expect(plan()).toBeNull();
    await act(() => fireEvent.click(radio('radio-subscription')));
    expect(plan()).toBe(1);
  });

  it('only remembers another frequency while buying once is chosen', async () => {
    page = await openWidgets(server(), {});
    await act(() => fireEvent.change(one('#plans select'), { target: { selectedIndex: 1 } }));
    expect(plan()).toBeNull();
    await act(() => fireEvent.click(radio('radio-subscription')));
    expect(plan()).toBe(1);
  });

  it('shows the prices of the chosen variant, and the server’s again when the choice is taken back', async () => {
    page = await openWidgets(server(), {});
    await act(() => page.shop.products.choose('p1', 'Size', 'M'));
    await waitFor(() => expect(prices()).toEqual(['$20.00', '$18.00']));
    await act(() => fireEvent.change(one('#plans select'), { target: { selectedIndex: 1 } }));
    expect(prices()).toEqual(['$20.00', '$16.00']);
    await act(() => page.shop.products.choose('p1', 'Size', ''));
    expect(prices()).toEqual(['from one-time-purchase', 'from subscription']);
  });

  it('shows its price where the page has put another meanwhile', async () => {
    page = await openWidgets(server(), {});
    await act(() => page.shop.products.choose('p1', 'Size', 'M'));
    one('.subscription-product-price .product-price').textContent = 'about $19';
    expect(prices()).toEqual(['$20.00', 'about $19']);
    await act(() => page.shop.products.choose('p1', 'Size', 'S'));
    expect(prices()).toEqual(['$10.00', '$9.00']);
    await act(() => page.shop.products.choose('p1', 'Size', ''));
    expect(prices()).toEqual(['from one-time-purchase', 'about $19']);
  });

  it('follows its form when that is reset', async () => {
    page = await openWidgets(`<form id="form">${server()}</form>`, {});
    await act(() => fireEvent.click(radio('radio-subscription')));
    expect(plan()).toBe(0);
    (one('#form') as HTMLFormElement).reset();
    await page.show();
    await page.show();
    expect([plan(), radio('radio-one-time-purchase').checked]).toEqual([null, true]);
  });

  it('may stand twice in the page’s markup: both show one choice', async () => {
    page = await openWidgets(server(choice('radio') + choice('button')), {});
    await act(() => fireEvent.click(radio('button-subscription')));
    expect(['radio', 'button'].map((name) => radio(`${name}-subscription`).checked)).toEqual([true, true]);
    expect(radio('radio-subscription').name).not.toBe(radio('button-subscription').name);
  });

  it('may stand in two places, one per layout: each shows the plan that was chosen in the other', async () => {
    const html = server().replace(
      '</article>',
      `<div class="pdp-subscriptions-and-otp" id="again">${choice('button')}</div><div class="product-variants" data-item-id="mug"></div></article>`,
    );
    page = await openWidgets(html, {});
    await act(() => page.shop.products.choose('p1', 'Size', 'S'));
    await act(() => fireEvent.click(radio('radio-subscription')));
    await act(() => fireEvent.change(one('#plans select'), { target: { selectedIndex: 1 } }));
    const shown = () => [(one('#again select') as HTMLSelectElement).selectedIndex, prices('again').at(-1)];
    await waitFor(() => expect(shown()).toEqual([1, '$8.00']));
    await act(() => fireEvent.click(radio('button-one-time-purchase')));
    await act(() => fireEvent.click(radio('button-subscription')));
    expect([plan(), ...shown()]).toEqual([1, 1, '$8.00']);
  });

  it('is made by us where the page leaves it to us', async () => {
    page = await openWidgets(aProductPage('<div data-storefront="subscription" id="plans"></div>', { variants: TEAS }), {});
    await waitFor(() => expect(one('#plans').textContent).toContain('Buy once'));
    expect([...document.querySelectorAll('#plans option')].map(({ textContent }) => textContent)).toEqual([
      'every month',
      'every 2 months for 1 year',
    ]);
    await act(() => fireEvent.click(one('#plans .subscription-option input')));
    expect(plan()).toBe(0);
  });

  it.each([
    ['without plans', TEAS.map((variant) => ({ ...variant, pricingOptions: [] }))],
    ['whose variants have different numbers of plans', [TEAS[0], { ...TEAS[1], pricingOptions: [aPricingOption('1800', 1)] }]],
  ])('is left to the server for a product %s', async (_case, list) => {
    page = await openWidgets(server(choice('radio'), list), {});
    expect(one('#plans').innerHTML).toBe(choice('radio'));
    expect(page.reports).toEqual([]);
  });

  it('is left to the server, and told, when it offers another number of frequencies than there are plans', async () => {
    page = await openWidgets(server(choice('radio', 3)), {});
    expect(one('#plans').innerHTML).toBe(choice('radio', 3));
    expect(page.reports.map(String)).toEqual([expect.stringContaining('expected 2 choices, one per plan')]);
  });
});

describe('the button of an item under a plan', () => {
  it('says "Subscribe" while a plan is chosen', async () => {
    const button =
      '<div class="sqs-add-to-cart-button" role="button" tabindex="0" id="button"><div class="sqs-add-to-cart-button-inner">Add To Cart</div></div>';
    page = await openWidgets(server().replace('</article>', `${button}</article>`), {});
    await act(() => fireEvent.click(radio('radio-subscription')));
    expect(one('#button').textContent).toBe('Subscribe');
    await act(() => fireEvent.click(radio('radio-one-time-purchase')));
    expect(one('#button').textContent).toBe('Add To Cart');
  });
});

describe('prices in the older money mode of a page', () => {
  // Version 7: a bare amount whose sign comes from the style sheet.
  it('stay in such elements', async () => {
    page = await openWidgets(server(choice('radio').replaceAll('from ', '<span class="sqs-money-native">9.00</span> ')), {});
    await act(() => page.shop.products.choose('p1', 'Size', 'M'));
    const shown = [...document.querySelectorAll('#plans .sqs-money-native')].filter((node) => !node.closest('[hidden]'));
    expect([prices(), shown.map(({ textContent }) => textContent)]).toEqual([
      ['20.00', '18.00'],
      ['20.00', '18.00'],
    ]);
  });
});
