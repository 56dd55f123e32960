import type { Page } from 'playwright-core';

export async function chooseFirst(page: Page): Promise<void> {
  const picker = page.locator('.product-variants, [data-storefront="variants"]').filter({ visible: true }).first();
  if ((await picker.count()) === 0) return;
  for (const select of await picker.locator('select').filter({ visible: true }).all()) await select.selectOption({ index: 1 });
  for (const group of await picker.locator('.variant-radiobtn-wrapper').filter({ visible: true }).all())
    await group.locator('label').first().click();
}
