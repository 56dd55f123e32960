import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EVERY_FIELD } from '../../../demo/pages/forms/everyFieldForm.ts';
import { expectUsableByAll } from '../../support/expectUsableByAll.ts';
import { openShop, type OpenShop } from '../../support/openShop.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Easily damaged text, within the limits. */
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
/** Within the long text's 40 characters. */
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
      for (const title of titles) {
        const control = `#${field} [data-title="${title}"]`;
        // Our own form has a select for the country.
        if (await form.locator(control).evaluate((node) => node.localName === 'select')) {
          await form.locator(control).selectOption('Japan');
          given.push('Japan');
        } else given.push(await enter(control));
      }
      return given;
    };
    const expected: Record<string, unknown> = {
      'textarea-f2': await enter('#textarea-f2-field', LONG),
      'email-f3': await enter('#email-f3-field', 'user@domain.com'),
    };
    expected['number-f4'] = await enter('#number-f4-field', ' २٬०२८٫٥0 ');
    expected['currency-f6'] = await enter('#currency-f6-field', ' \u202e१२\u202c ≈ 🫖 ');
    for (const id of ['text-f1', 'website-f5', 'password-f7', 'twitter-f8']) expected[id] = await enter(`#${id}-field`);
    expected['name-f12'] = await parts('name-f12', 'First', 'Last');
    expected['address-f13'] = await parts('address-f13', 'Line1', 'Line2', 'City', 'State', 'Zip', 'Country');
    expected['date-f10'] = ['١', '١٢', '२०२८'];
    for (const [index, title] of ['Month', 'Day', 'Year'].entries())
      await enter(`#date-f10 [data-title="${title}"]`, (expected['date-f10'] as string[])[index]);
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

describe.each([
  ['the server’s markup', '/fixtures/forms', 'form[data-form-id][data-state]', '.field-error'],
  ['our own', '/fixtures/form-context', '.form-inner-wrapper form', '.form-field-error'],
])('a form with every kind of field, of %s', (_, path, selector, error) => {
  it('is filled in and sent by keyboard alone, and is usable by all in every state', async () => {
    const { page, context, complaints, open } = await shop.visit({ viewport: { width: 390, height: 844 } });
    await open(path);
    const form = page.locator(selector);
    await form.waitFor();
    await expectUsableByAll(page);
    const focused = () =>
      page.evaluate(() => {
        const { activeElement: node } = document;
        return {
          id: node?.id,
          tag: node?.localName,
          type: node?.getAttribute('type'),
          field: node?.closest('.form-item')?.id,
          checked: (node as HTMLInputElement | null)?.checked,
        };
      });

    for (let stops = 0; (await focused()).id !== 'text-f1-field'; stops += 1) {
      expect(stops).toBeLessThan(30);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await form.locator(error).first().waitFor();
    const asked = ['text-f1', 'email-f3', 'date-f10', 'name-f12', 'radio-f15', 'checkbox-f16'];
    await expect.poll(() => form.locator(`.form-item:has(> ${error})`).evaluateAll((items) => items.map(({ id }) => id))).toEqual(asked);
    await expect.poll(async () => (await focused()).id).toBe('text-f1-field');
    await expectUsableByAll(page);

    const reached = new Set<string>();
    for (let stop = await focused(); stop.type !== 'submit'; stop = await focused()) {
      expect(reached.size).toBeLessThan(100);
      if (stop.field) reached.add(stop.field);
      if (stop.type === 'radio' || stop.type === 'checkbox') await page.keyboard.press('Space');
      else if (stop.tag === 'select') await page.keyboard.press('ArrowDown');
      else if (stop.tag === 'textarea') await page.keyboard.type('One\nTwo');
      else await page.keyboard.type(stop.type === 'email' ? 'user@domain.com' : '7');
      await page.keyboard.press('Tab');
    }
    expect([...reached]).toEqual(EVERY_FIELD.filter(({ type }) => type !== 'section').map(({ id }) => id));
    await expect.poll(() => form.locator(error).count()).toBe(0);

    // The host's errors stand above the titles.
    await context.addCookies([{ name: 'storefront-scenario', value: 'form-errors', url: shop.demo.url }]);
    await page.keyboard.press('Enter');
    await page.locator('[data-state="failed"]').waitFor();
    const sent = [...reached];
    await expect
      .poll(() => form.locator(`.form-item > ${error}:first-child`).allTextContents())
      .toEqual(sent.map((id) => `The host does not like ${id}.`));
    await expect.poll(async () => (await focused()).id).toBe('text-f1-field');
    // Above it visually too, where a group's legend has its own place.
    const order = () =>
      form.locator(`.form-item:has(> ${error})`).evaluateAll(
        (items, name) =>
          items.map((item) => {
            const [said, title, control] = [`:scope > ${name}`, '.title', 'input, select, textarea'].map((part) =>
              item.querySelector(part)!.getBoundingClientRect(),
            );
            return [item.id, said!.bottom <= title!.top, title!.bottom <= control!.top];
          }),
        error,
      );
    await expect.poll(order).toEqual(sent.map((id) => [id, true, true]));
    await expectUsableByAll(page);

    await context.addCookies([{ name: 'storefront-scenario', value: 'normal', url: shop.demo.url }]);
    await page.keyboard.press('Enter');
    await page.getByText('Thank you!').first().waitFor();
    await expectUsableByAll(page);
    const stored = JSON.parse(shop.demo.host.db.forms.submissions().at(-1)!.form) as Record<string, unknown>;
    expect(stored).toEqual({
      'text-f1': '7',
      'textarea-f2': 'One\nTwo',
      'email-f3': 'user@domain.com',
      'number-f4': '7',
      'website-f5': '7',
      'currency-f6': '7',
      'password-f7': '7',
      'twitter-f8': '7',
      'date-f10': ['7', '7', '7'],
      'time-f11': ['7', '7', '7', expect.stringMatching(/^[AP]M$/)],
      'name-f12': ['7', '7'],
      // Our own form has a select for the country, the site's own first.
      'address-f13': ['7', '7', '7', '7', '7', selector.startsWith('form') ? '7' : 'Canada'],
      'phone-f14': [expect.stringMatching(/^7?$/), '7', '7', '7'],
      'radio-f15': 'First',
      'checkbox-f16': ['Red', 'Green', 'Blue'],
      'select-f17': 'Cat',
      'likert-f18': { 'The spout does not drip': '-2', 'The tea is hot': '-2' },
    });
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('a form of which the page names only the kind', () => {
  it('is shown and sent as the host describes it, or gives its place to the reason; both are usable by all', async () => {
    const { page, context, open } = await shop.visit();
    await open('/fixtures/plain');
    await page.evaluate(() => {
      for (const type of ['contact', 'nothing']) {
        const place = document.createElement('div');
        place.dataset['storefront'] = 'form';
        place.dataset['formType'] = type;
        document.querySelector('main')!.prepend(place);
      }
    });
    await page.getByRole('alert').getByText('There is no such form.').waitFor();
    await expect.poll(() => page.locator('[data-form-type="nothing"] form').count()).toBe(0);
    const form = page.locator('[data-form-type="contact"] form');
    await form.locator('input[type="email"]').waitFor();
    await expectUsableByAll(page);
    await form.locator('input[name="fname"]').fill('Ida');
    await form.locator('input[name="lname"]').fill('Wren');
    await form.locator('input[type="email"]').fill('ida@example.com');
    await form.locator('textarea').fill('Hello');
    await form.locator('[type="submit"]').click();
    await page.locator('[data-form-type="contact"][data-state="succeeded"]').waitFor();
    const stored = shop.demo.host.db.forms.submissions().at(-1)!;
    expect([stored.formId, Object.values(JSON.parse(stored.form) as object)]).toEqual([
      'template-contact',
      [['Ida', 'Wren'], 'ida@example.com', 'Hello'],
    ]);
    await expectUsableByAll(page);
    await context.close();
  });
});
