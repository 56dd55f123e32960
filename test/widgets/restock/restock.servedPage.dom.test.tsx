import { fireEvent } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { json, one } from '../../core/page/openPage.ts';
import { translate } from '../../support/translate.ts';
import { expectServedPageUntouched, type Interactions } from '../expectServedPageUntouched.ts';
import { anArticle, aProductPage, aWireVariant, openWidgets, type OpenPage } from '../openWidgets.ts';

beforeAll(() => import('../../../widgets/restock/Restock.tsx'));

const SIZES = [aWireVariant({ Size: 'S' }), aWireVariant({ Size: 'M' }, { qtyInStock: 0 }), aWireVariant({ Size: 'L' }, { qtyInStock: 0 })];
const DATA = `<div class="pdp-subscriptions-and-otp" data-variants='${json(SIZES)}'></div>`;
const choose = (size: string) => async (page: OpenPage) => {
  page.shop.products.choose('p1', 'Size', size);
  await page.show();
};
const send = (address: string) => async (page: OpenPage) => {
  const shown = one(SHOWN);
  fireEvent.input(shown.querySelector('input')!, { target: { value: address } });
  fireEvent.submit(shown.querySelector('form')!);
  await page.show();
};
const SHOWN = ':is(.product-restock-notification,[data-storefront="restock"]):not([hidden])';
const INTERACTIONS: Interactions = {
  'a sold-out size is chosen': choose('M'),
  'nothing is sent off': send(' '),
  'no address is sent off': send('anna'),
  'it is mended': () => fireEvent.input(one(SHOWN).querySelector('input')!, { target: { value: 'anna@' } }),
  'an address is sent off': send('anna@example.com'),
  'the host takes it': (page) => page.api.calls.findLast(({ name }) => name === 'site-users/account/notifications/restock')!.answer({}),
  'another sold-out size is chosen': choose('L'),
  'one that there is': choose('S'),
  'the first again': choose('M'),
};
const block = (attributes: string) =>
  `<div class="product-restock-notification" ${attributes} hidden><!-- a -->
    <span class="product-restock-cta">Tell me</span>
    <form class="product-restock-form" action="#" style="gap: 3px"><input type="text" name="email" placeholder="Your email" x-autocompletetype="email"><textarea data-max-length="5">Hel</textarea><input type="submit" class="sqs-editable-button" value="Sign Up"></form>
    <label class="product-restock-mailing-list"><input type="checkbox" name="isJoinMailingList" checked> News</label></div>`;

describe('the law of the served page: restock', () => {
  it.each([
    [
      '7 and 7.1',
      anArticle(DATA + block('data-product-id="mug" data-variant-id="M"') + block('data-product-id="mug" data-variant-id="L"')),
      {},
    ],
    [
      '8, whose shop has no letter',
      anArticle(`${DATA}${block('')}<button>after</button>`),
      { productMerchandisingContext: { mug: { mailingListSignUpEnabled: false } } },
    ],
    ['with a captcha in it', anArticle(DATA + block('').replace('</label>', '</label><div class="captcha-container"></div>')), {}],
    ['our hooks', aProductPage('<div data-storefront="restock"></div>', { variants: SIZES }), undefined],
    [
      'our hooks, in nodes of its own',
      aProductPage(
        '<section data-storefront="restock"><div><p><b class="product-restock-cta">Ask</b></p><p>We write once.</p></div><form><input type="email"><button type="submit">Go</button></form></section>',
        { variants: SIZES },
      ),
      undefined,
    ],
  ])('markup %s', async (markup, html, context) => {
    // A form with a captcha is never sent without a token.
    const isSent = !markup.includes('captcha');
    const interactions = Object.entries(INTERACTIONS).filter(([name]) => isSent || name !== 'the host takes it');
    await expectServedPageUntouched(html, Object.fromEntries(interactions), context);
  });
});

describe('what stands in a served block', () => {
  it('is heard by those who held on to it before our script, and by a translator’s hand changes nothing', async () => {
    const heard: string[] = [];
    const page = await openWidgets(anArticle(DATA + block('')), {}, () => {
      one('input[name="email"]').addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).value));
    });
    translate(one('.product-restock-notification'));
    await choose('M')(page);
    await send('anna')(page);
    translate(one('.product-restock-notification'));
    expect(one('.product-restock-error-message').textContent).toBe('Email is invalid');
    await send('anna@example.com')(page);
    expect(document.querySelector('.product-restock-error-message')).toBeNull();
    page.api.calls.at(-1)!.answer({});
    await page.show();
    await page.show();
    expect(one('.product-restock-success-message').textContent).toBe('Thank you. We will email you when it is back in stock.');
    expect(heard).toEqual(['anna', 'anna@example.com']);
    page.close();
  });
});
