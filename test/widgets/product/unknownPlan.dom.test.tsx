import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { json, one } from '../../core/page/openPage.ts';
import { aCartOf, added } from '../../app/fakeApi.ts';
import { aPricingOption } from './aPricingOption.ts';
import { anArticle, aProductPage, aWireVariant, openWidgets, type OpenPage } from '../openWidgets.ts';

let page: OpenPage;
afterEach(() => page.close());

const BUTTON =
  '<div class="sqs-add-to-cart-button" role="button" tabindex="0" id="button"><div class="sqs-add-to-cart-button-inner">Add To Cart</div></div>';
const PLANS = [aPricingOption('4500', 1), aPricingOption('4000', 2)];
const TEA = [aWireVariant({}, { price: 5000, pricingOptions: PLANS })];
const NO_PLANS = [aWireVariant({}, { price: 5000 })];

/** Versions 7.1 (B) and 8 (C) with the subscription checked. */
const side = (kind: string, inside: string, chosen: string) =>
  `<div class="subs-and-otp-option ${kind}-option"><div class="radio-wrapper"><input type="radio" id="${kind}" name="plan"${kind === chosen ? ' checked' : ''}><label for="${kind}">${kind}</label></div>${inside}</div>`;
const frequency = (options: readonly string[]) =>
  `<div class="subscription-frequency"><select aria-label="How often">${options.map((text) => `<option${text === 'Choose…' ? ' value=""' : ''}>${text}</option>`).join('')}</select></div>`;
const choice = (options: readonly string[] | null, chosen = 'subscription') =>
  `<div class="subs-otp-radio-wrapper">${side('one-time-purchase', '', chosen)}${side('subscription', options ? frequency(options) : '', chosen)}</div>`;
const article = (inside: string, list: unknown) =>
  anArticle(`<div class="pdp-subscriptions-and-otp" id="plans" data-variants='${json(list)}'>${inside}</div>${BUTTON}`);

const open = async (html: string, before?: () => void) => {
  page = await openWidgets(html, {}, before);
  page.shop.cart.settle();
  await page.show();
};
const press = async () => {
  fireEvent.click(one('#button'));
  await page.show();
};
const REFUSAL = 'Sorry, this subscription cannot be ordered here. Nothing has been added to your cart.';
const calls = () => page.api.calls.map(({ name }) => name);
const expectRefused = async () => {
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.querySelector('.title')?.textContent).toBe('Unable to Add Item');
  expect(dialog.querySelector('.message')?.textContent).toBe(REFUSAL);
  expect(calls()).toEqual([]);
};
const linesOfPress = () => page.reports.map(String).filter((line) => line.includes('which plan it is cannot be known'));

const MONTHLY = ['every month', 'every 2 months'];

describe('a subscription that is chosen on the page, and of which we do not know the plan', () => {
  it.each<[string, readonly string[] | null, unknown]>([
    ['the page’s data has no plans', MONTHLY, NO_PLANS],
    ['the page has no data', MONTHLY, []],
    ['there is a placeholder before the frequencies', ['Choose…', ...MONTHLY], TEA],
    ['there is one frequency more than there are plans', [...MONTHLY, 'every year'], TEA],
    ['a placeholder stands in the place of a plan', ['Choose…', 'every 2 months'], TEA],
    ['the variants have different numbers of plans', MONTHLY, [...TEA, aWireVariant({ Size: 'M' }, { pricingOptions: [PLANS[0]] })]],
    ['several plans have no drop-down', null, TEA],
  ])('is not bought once where %s: it is refused in words, and told to the page’s author', async (_case, options, list) => {
    await open(article(choice(options), list));
    await press();
    await expectRefused();
    expect(linesOfPress()).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  });

  it('is not bought once by a script either', async () => {
    await open(article(choice(MONTHLY), NO_PLANS));
    await page.shop.products.add('p1');
    expect(page.shop.products.get('p1')?.notice?.message).toBe(REFUSAL);
    expect(calls()).toEqual([]);
  });

  it('is not bought once in a choice of the page’s own making', async () => {
    const radios =
      '<label><input type="radio" name="how" value="once"> Once</label><label><input type="radio" name="how" value="monthly" checked id="monthly"> Monthly</label>';
    await open(aProductPage(`<div data-storefront="subscription">${radios}</div>${BUTTON}`, { variants: TEA }));
    await press();
    await expectRefused();
  });

  it('is not bought once where the choice stands in the markup outside its product', async () => {
    await open(
      `<div class="product-subs-otp" data-product-id="mug">${choice(MONTHLY)}</div>${anArticle(`<div class="product-variants" data-variants='${json(NO_PLANS)}'></div>${BUTTON}`)}`,
    );
    await press();
    await expectRefused();
  });

  it.each<[string, string]>([
    ['buying once is chosen', article(choice(MONTHLY, 'one-time-purchase'), NO_PLANS)],
    ['nothing is chosen', article(choice(MONTHLY, 'nothing'), NO_PLANS)],
    [
      'a drop-down says once',
      aProductPage(
        `<div data-storefront="subscription"><select><option value="once">Once</option><option>Monthly</option><option>Yearly</option></select></div>${BUTTON}`,
        { variants: TEA },
      ),
    ],
    [
      'the choice belongs to another product',
      article('', NO_PLANS) +
        article(choice(MONTHLY), NO_PLANS).replace('data-item-id="mug"', 'data-item-id="jug"').replaceAll('"button"', '"other"'),
    ],
  ])('stops no sale where %s', async (_case, html) => {
    await open(html);
    await press();
    await waitFor(() => expect(calls()).toEqual(['addEntry']));
    expect(linesOfPress()).toEqual([]);
  });

  it('can be bought again once the visitor has chosen to buy once', async () => {
    await open(article(choice(['Choose…', ...MONTHLY]), TEA));
    await press();
    fireEvent.click(await screen.findByRole('button', { name: 'OK' }));
    fireEvent.click(one('#one-time-purchase'));
    await waitFor(() => expect(one('#button').getAttribute('aria-disabled')).toBeNull(), { timeout: 5000 });
    await press();
    await waitFor(() => expect(calls()).toEqual(['addEntry']));
    page.api.calls[0]!.answer(added(aCartOf(1)));
  });
});

describe('a subscription that the page shows and that can be read', () => {
  const bought = async () => {
    await press();
    await waitFor(() => expect(calls()).toEqual(['subscribe']));
    return page.api.calls[0]!.given[0];
  };

  it('is subscribed to under its plan also where the choice is not mounted', async () => {
    await open(article(choice(MONTHLY), TEA).replace('id="plans"', 'id="plans" data-storefront-when="interaction"'));
    (one('#plans select') as HTMLSelectElement).selectedIndex = 1;
    expect(await bought()).toMatchObject({ itemId: 'mug', productSubscriptionOptionId: 'every-2' });
  });

  it('is subscribed to where a script has chosen it without an event', async () => {
    await open(article(choice(MONTHLY, 'one-time-purchase'), TEA));
    (one('#subscription') as HTMLInputElement).checked = true;
    expect(await bought()).toMatchObject({ productSubscriptionOptionId: 'every-1' });
  });

  it('is subscribed to where the drop-down of plans stands alone', async () => {
    const select = '<select aria-label="How often"><option>every month</option><option>every 2 months</option></select>';
    await open(aProductPage(`<div data-storefront="subscription">${select}</div>${BUTTON}`, { variants: TEA }));
    fireEvent.change(one('select'), { target: { selectedIndex: 1 } });
    expect(await bought()).toMatchObject({ productSubscriptionOptionId: 'every-2' });
  });

  it('is the shown one of twins, of which a theme hides one', async () => {
    const twins =
      choice(MONTHLY).replace('<div ', '<div hidden ').replaceAll('name="plan"', 'name="hidden"') +
      choice(MONTHLY, 'one-time-purchase').replaceAll('id="', 'id="shown-').replaceAll('for="', 'for="shown-');
    await open(article(twins, TEA));
    await press();
    await waitFor(() => expect(calls()).toEqual(['addEntry']));
  });
});
