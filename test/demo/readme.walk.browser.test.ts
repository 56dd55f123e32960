import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage, type Stage } from '../support/openStage.ts';
import { untilSeen } from '../support/untilSeen.ts';

const README = readFileSync(resolve(import.meta.dirname, '../../README.md'), 'utf8');
const [tag, product] = [...README.matchAll(/```html\n([^]*?)```/g)].map(([, html]) => html!);

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

describe('what the README has its readers paste', () => {
  it('sells in the demo shop, and shows what it says', async () => {
    const { page, pageErrors, writes, close } = await stage.open({
      path: '/fixtures/plain',
      tag: tag!.trim().replaceAll('/storefront/', '/dist/') as `<${string}`,
      edit: (html) => html.replace(/<main[^>]*>[^]*<\/main>/, (main) => main.replace('</main>', `${product}</main>`)),
    });
    await page.evaluate(() => (window as unknown as { Storefront: { ready: Promise<void> } }).Storefront.ready);
    await page.getByLabel('Size').selectOption('Large');
    await expect.poll(() => page.locator('[data-storefront="price"]').innerText()).toContain('$34.00');
    const added = untilSeen(page, 'button', 'Added!');
    await page.getByRole('button', { name: 'Add To Cart' }).click();
    await added;
    await expect.poll(() => page.locator('[data-storefront="cart-pill"]').innerText()).toContain('1');
    expect(writes().filter(({ path }) => path.endsWith('/shopping-cart/entries'))).toHaveLength(1);
    expect(pageErrors).toEqual([]);
    await close();
  });

  it('is at most 700 words long', () => {
    expect(README.split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(700);
  });
});
