import { expectDone, expectRefused, expectSame } from '../expect.ts';
import type { Visitor } from '../createVisitor.ts';
import { casesOf, need, type Bench } from '../HostCase.ts';

const KEY = '/api/form/FormSubmissionKey';
const SAVE = '/api/form/SaveFormSubmission';
const RESTOCK = '/api/site-users/account/notifications/restock';
const SESSION = '/api/site-users/account/session';
const SITE_USER = 'x-siteuser-xsrf-token';

const keyFor = async (visitor: Visitor): Promise<string> => expectDone<{ key: string }>(await visitor.send('post', KEY), 'formKey').key;

const submission = (key: string, { mark }: Bench, formId = 'host-check') => ({
  key,
  form: JSON.stringify({ 'text-mark': `storefront-embed host-check, ${mark}` }),
  formId,
  pageTitle: 'host-check',
  pageId: null,
  contentSource: null,
  pagePath: '/',
  pagePermissionTypeValue: null,
});

export const formCases = casesOf('forms', {
  'a form is submitted with a key, and once however often it is sent': async (bench) => {
    const visitor = await bench.visit();
    const form = submission(await keyFor(visitor), bench);
    for (const _ of [1, 2]) expectDone(await visitor.send('post', SAVE, form), 'submitForm');
    bench.leave(`1 form submission: form "host-check", marked ${bench.mark}`);
  },
  'a key does for one submission': async (bench) => {
    const visitor = await bench.visit();
    const form = submission(await keyFor(visitor), bench);
    expectDone(await visitor.send('post', SAVE, form), 'submitForm');
    bench.leave(`1 form submission: form "host-check", marked ${bench.mark}`);
    const other = { ...form, form: JSON.stringify({ 'text-mark': 'another one' }) };
    expectRefused(await visitor.send('post', SAVE, other), 'another submission with a used key');
  },
  'a submission with an unknown key, or with answers that are no JSON, is refused': async (bench) => {
    const visitor = await bench.visit();
    expectRefused(await visitor.send('post', SAVE, submission(`${bench.mark}-no-key`, bench)), 'a submission with an unknown key');
    const broken = { ...submission(await keyFor(visitor), bench), form: '{"a":' };
    expectRefused(await visitor.send('post', SAVE, broken), 'a submission that cannot be read');
  },
});

export const captchaCases = casesOf('captcha', {
  'a form with a captcha is refused without its token': async (bench) => {
    const formId = need(bench.options.captchaForm, 'the id of a form with a captcha (captchaForm)');
    const visitor = await bench.visit();
    expectRefused(await visitor.send('post', SAVE, submission(await keyFor(visitor), bench, formId)), 'a submission without a token');
  },
});

export const restockCases = casesOf('restock', {
  'a visitor signs up for what is sold out': async (bench) => {
    const { product, variant } = need(bench.goods.soldOut, 'a sold-out variant');
    const siteVisitorEmail = `host-check+${bench.mark}@example.com`;
    const body = { isJoinMailingList: false, productId: product.id, siteVisitorEmail, variantId: variant?.id ?? '' };
    expectDone(await (await bench.visit()).send('post', RESTOCK, body), 'restockSignUp');
    bench.leave(`1 restock sign-up: ${siteVisitorEmail}, for ${product.title}`);
  },
  'an address that is none, and an unknown variant, are refused': async (bench) => {
    const { product, variant } = need(bench.goods.soldOut, 'a sold-out variant');
    const body = { isJoinMailingList: false, productId: product.id, siteVisitorEmail: 'nowhere', variantId: variant?.id ?? '' };
    const visitor = await bench.visit();
    expectRefused(await visitor.send('post', RESTOCK, body), 'an address that is none');
    const unknown = { ...body, siteVisitorEmail: 'host-check@example.com', variantId: `${bench.mark}-no-variant` };
    expectRefused(await visitor.send('post', RESTOCK, unknown), 'an unknown variant');
  },
});

export const reviewCases = casesOf('reviews', {
  'the platform says whether the site shows reviews': async ({ visit }) => {
    expectDone(await (await visit()).send('get', '/api/commerce/product/reviews/assign'), 'reviewsEnabled');
  },
  'a product’s reviews are listed': async (bench) => {
    const { product } = need(bench.goods.plenty, 'a physical product with 50 or more in stock');
    expectDone(await (await bench.visit()).send('get', `/api/commerce/product/reviews/${product.id}`), 'reviews');
  },
});

export const accountCases = casesOf('account', {
  'a wrong password is refused': async ({ visit, mark, options }) => {
    const email = options.account?.email ?? `host-check+${mark}@example.com`;
    const answer = await (await visit()).send('post', SESSION, { email, password: `${mark}-wrong`, rememberMe: false });
    if (answer.status === 404) expectDone(answer, 'signIn');
    expectRefused(answer, 'a wrong password');
  },
  'a customer signs in, and out with the token': async ({ visit, options }) => {
    const account = need(options.account, 'a customer’s address and password (account)');
    const visitor = await visit();
    const { xsrfToken } = expectDone<{ xsrfToken: string }>(
      await visitor.send('post', SESSION, { ...account, rememberMe: false }),
      'signIn',
    );
    expectRefused(await visitor.send('delete', `${SESSION}?cloneCart=false`), 'signing out without the token');
    const out = await visitor.send('delete', `${SESSION}?cloneCart=false`, undefined, { headers: { [SITE_USER]: xsrfToken } });
    expectDone(out, 'signOut');
  },
});

export const furtherCases = [
  ...casesOf('products', {
    'a product’s page is there as JSON, as in its list': async (bench) => {
      const { product } = need(bench.goods.plenty ?? bench.goods.few, 'a list page with products (list)');
      const answer = await (await bench.visit()).send('get', `${product.fullUrl}?format=json`);
      const { item } = expectDone<{ item: { id: string; structuredContent: { variants: { id: string }[] } } }>(answer, 'productPage');
      expectSame(
        [item.id, ...item.structuredContent.variants.map(({ id }) => id)],
        [product.id, ...product.structuredContent.variants.map(({ id }) => id)],
        'the ids of product and variants',
      );
    },
  }),
  ...casesOf('places', {
    'addresses are suggested': async ({ visit }) => {
      expectDone(await (await visit()).send('get', '/api/google-maps/places/autocomplete?input=12'), 'placeSuggestions');
    },
  }),
  ...casesOf('pageSpeed', {
    'the platform says whether it measures': async ({ visit }) => {
      expectDone(await (await visit()).send('get', '/api/1/performance/settings'), 'speedSettings');
    },
  }),
];
