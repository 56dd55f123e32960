import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { openStage, type Stage } from '../support/openStage.ts';
import { choose, clickAdd, readAlert, untilAdded, untilMounted, untilPrice } from '../support/shopper.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const inputsOf = (page: Page) =>
  page
    .locator('.product-variants input, .product-quantity-input input')
    .evaluateAll((inputs) => inputs.map((input) => ['type', 'name', 'id'].map((name) => input.getAttribute(name))));

const radio = (page: Page, value: string) => page.locator(`.product-variants input[value="${value}"]`).first();

describe.concurrent('the controls of the page', () => {
  it.each([
    ['version 7.1', 'boxes=1'],
    ['version 8', 'markup=c'],
  ])('keep their type and name while they are used, on pages of %s', async (_version, query) => {
    const server = await stage.open({ query, tag: 'none' });
    const before = await inputsOf(server.page);
    await server.close();
    expect(before.length).toBeGreaterThan(2);

    const visit = await stage.open({ query });
    const { page } = visit;
    await untilMounted(page);
    if (query === 'markup=c') await page.locator('.product-variants select').selectOption('Oat');
    else await radio(page, 'Oat').click();
    await radio(page, 'Large').click();
    await untilPrice(page, '$34.00');
    await page.locator('.product-quantity-input input').fill('2');
    expect(await inputsOf(page)).toEqual(before);
    await clickAdd(page);
    await untilAdded(page);
    expect(visit.writes().map(({ body }) => (body as { quantity: number }).quantity)).toEqual([2]);
    expect(visit.pageErrors).toEqual([]);
    await visit.close();
  });

  it('do not mind radio buttons of the page’s own that have the same name and come later', async () => {
    const visit = await stage.open({ query: 'boxes=1' });
    const { page } = visit;
    await untilMounted(page);
    await page.evaluate(() => {
      document.body.append(
        ...['Glaze', 'Size'].map((option) =>
          Object.assign(document.createElement('input'), { type: 'radio', name: `variant-option-${option}`, value: 'x' }),
        ),
      );
    });
    await radio(page, 'Oat').click();
    await radio(page, 'Large').click();
    await untilPrice(page, '$34.00');
    expect(visit.pageErrors).toEqual([]);
    await visit.close();
  });

  it('take what was typed as it was typed, and say what is wrong with it at the add', async () => {
    const visit = await stage.open();
    const { page } = visit;
    await untilMounted(page);
    const quantity = page.locator('.product-quantity-input input');
    await quantity.fill('');
    await quantity.pressSequentially('1e');
    // A number field shows invalid text but gives ''.
    expect(await quantity.evaluate((input: HTMLInputElement) => [input.value, input.validity.badInput])).toEqual(['', true]);
    await choose(page);
    await clickAdd(page);
    expect(await readAlert(page)).toEqual(['Unable to Add Item', 'Quantity must be a number.']);
    expect(visit.writes()).toEqual([]);
    await visit.close();
  });
});
