import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectUsableByAll } from '../support/expectUsableByAll';
import { openShop, type OpenShop } from '../support/openShop';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Text that is easily damaged, none longer than a name may be. */
const TEXTS = [
  'שלום עולם \u200fabc 12',
  '\u202eمرحبا\u202c بالعالم',
  '👩‍👩‍👧‍👦🏳️‍🌈🇺🇳👋🏽',
  'e\u0301 é A\u030a Å \ufb01 ﷽ Z\u0351\u036b',
  '\u0001\u0007\u001b\u001f\u007f\u0085',
  'a\u2028b\u2029c\ufeff\u200b\u00ad\ufffd\uffff',
  '"\\</script>&amp;<!--',
  '__proto__',
  '𝕊𝔽 𠜎 \u{10ffff} ไทย हिन्दी',
  ' \tblank\t ',
  '%00%E2%80%AE+&=?#',
  '{"a":[null]}',
  '\u0622 ≠ ا\u0653 ≠ \u0627\u0654',
];
/** Within the 40 characters of the long text. */
const LONG = 'שלום\n🫖 e\u0301\n\n\u202e"\\\u2028\u0001 \t👩‍🚀';

describe.each([
  ['the server’s markup', '/fixtures/forms', 'form[data-form-id][data-state]'],
  ['our own', '/fixtures/form-context', '.form-inner-wrapper form'],
])('what is typed into a form of %s', (_, path, selector) => {
  it('is what the host stores, byte for byte', async () => {
    const { page, context, complaints, open } = await shop.visit({ viewport: { width: 1280, height: 1800 } });
    await open(path);
    const form = page.locator(selector);
    await form.waitFor();
    let at = 0;
    /** As a keyboard of any language enters text, in one piece. */
    const enter = async (control: string, text = TEXTS[at++ % TEXTS.length]!) => {
      await form.locator(control).focus();
      await page.keyboard.insertText(text);
      return text;
    };
    const parts = async (field: string, ...titles: string[]) => {
      const given: string[] = [];
      for (const title of titles) given.push(await enter(`#${field} [data-title="${title}"]`));
      return given;
    };
    const expected: Record<string, unknown> = { 'textarea-f2': await enter('#textarea-f2-field', LONG), 'email-f3': await enter('#email-f3-field', 'user@domain.com') };
    for (const id of ['text-f1', 'number-f4', 'website-f5', 'currency-f6', 'password-f7', 'twitter-f8']) expected[id] = await enter(`#${id}-field`);
    expected['name-f12'] = await parts('name-f12', 'First', 'Last');
    expected['address-f13'] = await parts('address-f13', 'Line1', 'Line2', 'City', 'State', 'Zip', 'Country');
    expected['date-f10'] = ['🫖', '١٢', '२०२८'];
    for (const [index, title] of ['Month', 'Day', 'Year'].entries()) await enter(`#date-f10 [data-title="${title}"]`, (expected['date-f10'] as string[])[index]);
    await form.getByLabel('Second "quoted"').check();
    await form.getByLabel('Blue').check();
    await form.locator('[type=submit]').click();
    await page.getByText('Thank you!').first().waitFor();

    const stored = shop.demo.host.db.forms.submissions().at(-1)!;
    const answers = JSON.parse(stored.form) as Record<string, unknown>;
    expect(answers).toMatchObject({ ...expected, 'radio-f15': 'Second "quoted"', 'checkbox-f16': ['Blue'] });
    const bytes = (value: unknown) => Buffer.from(([value].flat() as string[]).join('\0')).toString('hex');
    for (const [id, typed] of Object.entries(expected)) expect(bytes(answers[id]), id).toBe(bytes(typed));
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('a form that the host does not know', () => {
  it('gives its place to the reason, and is usable by all', async () => {
    const { page, context, open } = await shop.visit();
    await open('/fixtures/plain');
    await page.evaluate(() => {
      const place = document.createElement('div');
      place.dataset['storefront'] = 'form';
      place.dataset['formType'] = 'nothing';
      document.querySelector('main')!.prepend(place);
    });
    await page.getByRole('alert').getByText('There is no such form.').waitFor();
    expect(await page.locator('[data-form-type] form').count()).toBe(0);
    await expectUsableByAll(page);
    await context.close();
  });
});
