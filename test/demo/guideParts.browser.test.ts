import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readExample } from '../../demo/guide/guideExamples.ts';
import { chooseSize, MUG, openOwnPages, ownPage, SCRIPT, SHEET, type OwnPages } from './openOwnPages.ts';
import { codeOf } from './snippets.ts';

let pages: OwnPages;
beforeAll(async () => {
  pages = await openOwnPages();
});
afterAll(() => pages.close());

const inProduct = (line: string): string => MUG.replace('<!-- here -->', () => line);
/** The settings that the example of a widget switches on. */
const settingsOf = (widget: string): string => /<script[^]*?<\/script>/.exec(readExample(widget))![0];
/** Puts an owner's line where an example has that part. */
const inExample = (widget: string, part: RegExp, line: string): string => {
  const example = readExample(widget);
  expect(example).toMatch(part);
  return example.replace(part, () => line);
};
const add = (page: Page) => page.getByRole('button', { name: 'Add To Cart' }).first().click();

interface Part {
  readonly name: string;
  readonly code: string;
  /** Default: the line of the guide that loads the script. */
  readonly head?: string;
  readonly body: string;
  readonly expectShown: (page: Page) => Promise<unknown>;
}

const part = (name: string, body: (code: string) => string, expectShown: Part['expectShown']): Part => {
  const code = codeOf(name);
  return { name, code, body: body(code), expectShown };
};

const OWNER_PARTS: readonly Part[] = [
  {
    ...part(
      'shop-owners 1',
      () => MUG,
      async (page) => {
        await chooseSize(page, 'Small');
        await add(page);
        await page.getByRole('dialog').getByText('Breakfast Mug').first().waitFor();
      },
    ),
    head: codeOf('shop-owners 1'),
  },
  part(
    'shop-owners 2',
    (line) => `${inProduct(line)}<p style="height: 150rem">Below the product</p>`,
    async (page) => {
      const bar = page.locator('[data-storefront="sticky-add"]');
      await page.locator('[data-storefront="add-to-cart"][data-state="idle"]').waitFor();
      expect(await bar.getByRole('button').isVisible()).toBe(false);
      await page.mouse.wheel(0, 1500);
      await bar.getByRole('button').waitFor();
    },
  ),
  part('shop-owners 3', inProduct, async (page) => {
    const button = page.locator('[data-storefront="buy-now"][data-state="idle"]');
    await button.waitFor();
    // In the full look, which comes in a file of its own.
    await expect.poll(async () => (await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await chooseSize(page, 'Small');
    await page.getByRole('button', { name: 'Buy now' }).click();
    await page.waitForURL(/\/checkout/);
  }),
  part(
    'shop-owners 4',
    (line) => `<p><a href="/store/p/breakfast-mug">Breakfast Mug</a> ${line}</p>`,
    async (page) => {
      await page.evaluate('Storefront.ready');
      await page.getByRole('button', { name: 'Quick view' }).click();
      await page.getByRole('dialog').getByRole('heading', { name: 'Breakfast Mug' }).waitFor();
    },
  ),
  part(
    'shop-owners 5',
    (line) => settingsOf('reviews') + inProduct(line),
    (page) => page.locator('[data-storefront="reviews"] .storefront-review').first().waitFor(),
  ),
  part(
    'shop-owners 6',
    (line) => inExample('scarcity', /<p data-storefront="scarcity"><\/p>/, line),
    (page) => page.getByText('Only 3 left').waitFor(),
  ),
  part(
    'shop-owners 7',
    (line) => inExample('restock', /<div data-storefront="restock" hidden><\/div>/, line),
    async (page) => {
      await chooseSize(page, 'Small');
      await page.locator('[data-storefront="restock"] input[name="email"]').waitFor();
    },
  ),
  part(
    'shop-owners 8',
    (line) => inExample('instalments', /<div data-storefront="instalments"><\/div>/, line),
    (page) => page.locator('[data-storefront="instalments"]').getByText('$12.00').waitFor(),
  ),
  part(
    'shop-owners 9',
    (line) => line,
    async (page) => {
      await page.locator('[data-storefront="newsletter"] input[type="email"]').fill('anna@example.com');
      await page.locator('[data-storefront="newsletter"] button').click();
      await page.locator('[data-storefront="newsletter"]').getByText('Thank you').waitFor();
    },
  ),
  part(
    'shop-owners 10',
    (line) => settingsOf('popup-overlay') + line,
    (page) => page.getByRole('dialog').getByRole('heading', { name: 'A letter a month' }).waitFor(),
  ),
  part(
    'shop-owners 11',
    (line) => settingsOf('consent') + line,
    async (page) => {
      const banner = page.locator('[data-storefront="consent"][data-state="open"], [data-storefront="consent"][data-state="asking"]');
      await banner.getByRole('button', { name: /accept/i }).click();
      await page.locator('[data-storefront="consent"][data-state="closed"]').waitFor({ state: 'attached' });
    },
  ),
  part(
    'shop-owners 12',
    (line) => line,
    async (page) => {
      const account = page.locator('[data-storefront="account"]');
      await account.getByRole('button', { name: 'Sign In' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Email').fill('anna@example.com');
      await dialog.locator('input[type="password"]').fill('kettle');
      await dialog.getByRole('button', { name: 'Sign In' }).click();
      await page.locator('[data-storefront="account"][data-state="signed-in"]').waitFor();
    },
  ),
];

describe('what a shop’s owner pastes', () => {
  it.each(OWNER_PARTS)('does what the guide says: $code', async ({ head = SCRIPT, body, expectShown }) => {
    const { page, complaints, close } = await pages.open(ownPage(SHEET + head, body), { viewport: { width: 390, height: 800 } });
    await expectShown(page);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('what the guide has theme developers paste', () => {
  it('product-data 1: is a product whose small variant is on sale, and whose large one has no limit', async () => {
    const body = MUG.replace(/\{"variants"[^]*\]\}/, () => codeOf('reference/product-data 1'));
    const { page, complaints, close } = await pages.open(ownPage(SHEET + SCRIPT, body));
    await chooseSize(page, 'Small');
    await expect.poll(() => page.locator('[data-storefront="price"]').innerText()).toMatch(/\$21\.00.*\$28\.00/s);
    await chooseSize(page, 'Large');
    await expect.poll(() => page.locator('[data-storefront="price"]').innerText()).toBe('$34.00');
    expect(complaints).toEqual([]);
    await close();
  });

  it('galleries: are a slideshow with its controls, and a link that opens a dialog', async () => {
    const body = codeOf('galleries 1') + codeOf('galleries 2');
    const { page, complaints, close } = await pages.open(ownPage(SHEET + SCRIPT, `<div id="main">${body}</div>`));
    await page.getByRole('group', { name: 'Pictures' }).locator('img[alt="The kiln"][src^="/a.jpg"]').waitFor({ state: 'attached' });
    await page.locator('[data-storefront="lightbox"][data-state="idle"]').waitFor();
    await page.getByRole('link', { name: 'How to care for it' }).click();
    await page.getByRole('dialog').getByRole('heading', { name: 'Care' }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('slots-and-filters 10: stands at the end of the mini cart', async () => {
    const { page, complaints, close } = await pages.open(
      ownPage(SHEET + SCRIPT, readExample('mini-cart') + codeOf('slots-and-filters 10')),
    );
    await chooseSize(page, 'Small');
    await add(page);
    await page.getByRole('dialog').getByText('Free returns within 30 days.').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('translating 1: is a shop in German and euros', async () => {
    const [html, , script] = codeOf('translating 1').trim().split('\n') as [string, string, string];
    const page1 = ownPage(SHEET + script.replace('/storefront.js', '/storefront/storefront.js'), MUG.replace('Add To Cart', '')).replace(
      '<html lang="en">',
      () => html,
    );
    const { page, complaints, close } = await pages.open(page1);
    await chooseSize(page, 'Small');
    await expect.poll(() => page.locator('[data-storefront="price"]').innerText()).toBe('28,00\u00a0€');
    await expect.poll(() => page.locator('[data-storefront="add-to-cart"]').innerText()).toMatch(/Warenkorb/);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('the style sheets of the guide', () => {
  const colourOf = (page: Page) =>
    page.locator('[data-storefront="add-to-cart"]').evaluate((button) => getComputedStyle(button).backgroundColor);
  const rgbOf = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
  const accentOf = (css: string) => rgbOf(/--storefront-accent: (#\w+)/.exec(css)![1]!);
  const until = (page: Page, colour: string) => expect.poll(() => colourOf(page)).toBe(colour);

  it('theming 2: the order of layers lets the theme win over the sheet, whose link comes later', async () => {
    const theme = '@layer theme { [data-storefront="add-to-cart"] { background-color: rgb(1, 2, 3); } }';
    const { page, close } = await pages.open(ownPage(`<style>${codeOf('theming 2')} ${theme}</style>${SHEET}${SCRIPT}`, MUG));
    await until(page, 'rgb(1, 2, 3)');
    await close();
  });

  it('theming 3: each of the palettes colours the button', async () => {
    const palettes = codeOf('theming 3').split(/(?=\/\* )/);
    expect(palettes).toHaveLength(3);
    for (const palette of palettes) {
      const { page, close } = await pages.open(ownPage(`${SHEET}<style>${palette}</style>${SCRIPT}`, MUG));
      await until(page, accentOf(palette));
      await close();
    }
  });

  it('dark-pages 1: the button has one colour by day, and another one by night', async () => {
    const css = codeOf('dark-pages 1');
    const { page, close } = await pages.open(ownPage(`${SHEET}<style>${css}</style>${SCRIPT}`, MUG), { colorScheme: 'light' });
    await until(page, accentOf(css));
    await page.emulateMedia({ colorScheme: 'dark' });
    await until(page, accentOf(css.slice(css.indexOf('@media'))));
    await close();
  });
});
