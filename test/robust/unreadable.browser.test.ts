import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage, type Stage } from '../support/openStage.ts';
import { whenReady } from '../support/openShop.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** Control names that shadow a form's methods and properties. */
const NAMES = ['matches', 'closest', 'getAttribute', 'contains', 'querySelector', 'parentElement', 'parentNode', 'tagName', 'nodeType'];
const form = (name: string): string =>
  `<form data-storefront="form" data-form-id="f-${name}"><input name="${name}"><p data-storefront="price">mine</p></form>`;
const FORMS = NAMES.map(form).join('');
const LABEL = '.sqs-add-to-cart-button';

describe('forms whose controls are called like the methods of an element', () => {
  it('leave the rest of the page alone', async () => {
    const visit = await stage.open({ bodyStart: FORMS });
    await whenReady(visit.page);
    expect(await visit.page.locator(LABEL).first().getAttribute('data-state')).toBe('idle');
    expect(visit.pageErrors).toEqual([]);
    await visit.close();
  });

  it('leave the rest of what comes later alone, and throw nothing at the page', async () => {
    const visit = await stage.open();
    await whenReady(visit.page);
    await visit.page.evaluate((html) => {
      const late = document.createElement('div');
      late.innerHTML = `${html}<b data-storefront="cart-count" id="late"></b>`;
      document.body.append(late);
      // Each alone as an added root, then changed inside.
      for (const single of late.querySelectorAll('form')) {
        document.body.append(single);
        Element.prototype.append.call(single, document.createElement('i'));
      }
    }, FORMS);
    await visit.page.waitForFunction(() => document.getElementById('late')?.textContent === '0');
    expect(visit.pageErrors).toEqual([]);
    await visit.close();
  });
});
