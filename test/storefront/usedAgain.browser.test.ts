import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { whenReady } from '../support/openShop.ts';
import { openStage, type Stage } from '../support/openStage.ts';
import { until } from '../support/until.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const variantsOf = (sku: string, price: number) =>
  JSON.stringify(
    ['S', 'M'].map((Size) => ({
      id: `${sku}-${Size}`,
      sku: `${sku}-${Size}`,
      attributes: { Size },
      price,
      salePrice: 0,
      onSale: false,
      unlimited: true,
    })),
  );
const itemOf = (id: string, title: string, price: string, variants: string) =>
  `<article class="ProductItem" data-item-id="${id}"><h1>${title}</h1><div class="product-price">${price}</div>
<div class="product-variants" data-item-id="${id}" data-variants='${variants}'><select aria-label="Size" data-variant-option-name="Size">
<option value="">Select Size</option><option value="S">S</option><option value="M">M</option></select></div>
<div class="sqs-add-to-cart-button" role="button" tabindex="0" data-item-id="${id}">Add To Cart</div></article>`;

/** A theme's quick view that a library morphs to the next product: nodes stay, attributes and texts change. */
const PAGE = `<!doctype html><html lang="en"><head><title>Quick view</title>
<script>Static = { SQUARESPACE_CONTEXT: { websiteSettings: {} } };</script>
<script src="/dist/storefront.umd.js" data-census="off" data-page-speed="off" defer></script></head>
<body><button id="next">Next</button><main id="view">${itemOf('mug', 'Mug', 'from $50.00', variantsOf('MUG', 5000))}</main>
<template>${itemOf('vase', 'Vase', 'from $90.00', variantsOf('VASE', 9000))}</template>
<script>
const morph = (from, to) => {
  if (from.nodeType === 3) { if (from.data !== to.data) from.data = to.data; return; }
  for (const { name } of [...from.attributes]) if (!to.hasAttribute(name)) from.removeAttribute(name);
  for (const { name, value } of to.attributes) if (from.getAttribute(name) !== value) from.setAttribute(name, value);
  const wanted = [...to.childNodes];
  [...from.childNodes].slice(wanted.length).forEach((node) => node.remove());
  wanted.forEach((node, at) => {
    const own = from.childNodes[at];
    if (own && own.nodeName === node.nodeName) morph(own, node);
    else if (own) own.replaceWith(node.cloneNode(true));
    else from.append(node.cloneNode(true));
  });
};
const next = () => morph(document.querySelector('article'), document.querySelector('template').content.firstElementChild);
document.querySelector('#next').addEventListener('click', next);
</script></body></html>`;

describe.concurrent('a quick view that is morphed to the next product', () => {
  const openView = async () => {
    const sold: unknown[] = [];
    const visit = await stage.open(
      { edit: () => PAGE },
      {
        async prepare(context) {
          await context.route('**/api/commerce/shopping-cart/entries', async (route) => {
            sold.push(route.request().postDataJSON());
            await route.abort();
          });
        },
      },
    );
    await whenReady(visit.page);
    await visit.page.getByLabel('Size').selectOption('S');
    await until(async () => expect(await visit.page.locator('.product-price').innerText()).toBe('$50.00'));
    return { ...visit, sold };
  };

  it('shows and sells that one to a visitor who goes on with the mouse', async () => {
    const { page, sold, pageErrors, close } = await openView();
    await page.locator('#next').click();
    await page.locator('.product-price').hover();
    await until(async () => expect(await page.locator('.product-price').innerText()).toBe('from $90.00'));
    expect(await page.getByLabel('Size').inputValue()).toBe('');
    await page.getByLabel('Size').selectOption('M');
    await page.locator('.sqs-add-to-cart-button').click();
    await until(() => expect(sold).toMatchObject([{ itemId: 'vase', sku: 'VASE-M' }]));
    expect(pageErrors).toEqual([]);
    await close();
  });

  it('never sells the former one to a visitor whose focus has stayed on the button', async () => {
    const { page, sold, pageErrors, close } = await openView();
    await page.locator('.sqs-add-to-cart-button').focus();
    await page.evaluate('next()');
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').getByText('Please select the Size option.').waitFor();
    expect(sold).toEqual([]);
    expect(pageErrors).toEqual([]);
    await close();
  });
});
