import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillCart, type CartItem } from '../support/fillCart.ts';
import { openShop, type OpenShop, type Visit } from '../support/openShop.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const MUG = '/store/p/breakfast-mug?markup=a';
const mugs = (quantity: number): CartItem => ({ slug: 'breakfast-mug', sku: 'WK-MUG-OS', quantity });

async function visitWith(quantity: number, path: string, options: Parameters<OpenShop['visit']>[0] = {}): Promise<Visit> {
  const visit = await shop.visit(options);
  await fillCart(shop.demo, visit.context, [mugs(quantity)]);
  await visit.open(path);
  return visit;
}

const pillOf = (page: Page) => page.locator('.sqs-pill-shopping-cart-content');
const motionOf = (page: Page) =>
  pillOf(page).evaluate((pill) => {
    const read = (element: Element) => {
      const { animationName, animationDuration, animationDelay } = getComputedStyle(element);
      const delays = animationDelay.split(', ');
      return animationName
        .split(', ')
        .map((name, index) => `${name} ${animationDuration.split(', ')[index]} after ${delays[index % delays.length]}`);
    };
    return { pill: read(pill), count: read(pill.querySelector('.total-quantity') as Element) };
  });

describe('the floating pill in a browser', () => {
  it('grows in 0.25 s and fades in, itself in 0.2 s and then what it says in 0.5 s', async () => {
    const { page, context } = await visitWith(2, MUG);
    await pillOf(page).waitFor();
    expect(await motionOf(page)).toEqual({
      pill: ['storefront-scale 0.25s after 0s', 'storefront-fade 0.2s after 0s'],
      count: ['storefront-fade 0.5s after 0.2s'],
    });
    await page.waitForFunction(() => document.getAnimations().length === 0);
    expect(
      await pillOf(page).evaluate((pill) => [getComputedStyle(pill).opacity, getComputedStyle(pill.lastElementChild as Element).opacity]),
    ).toEqual(['1', '1']);
    await context.close();
  });

  it('appears at once for those who want nothing to move', async () => {
    const { page, context } = await visitWith(2, MUG, { reducedMotion: 'reduce' });
    await pillOf(page).waitFor();
    expect(await motionOf(page)).toEqual({ pill: ['none 0s after 0s'], count: ['none 0s after 0s'] });
    await context.close();
  });

  it('is large enough to hit, keeps to the window at four times the size, and is not printed', async () => {
    const { page, context } = await visitWith(3, MUG, { viewport: { width: 320, height: 256 }, reducedMotion: 'reduce' });
    await pillOf(page).waitFor();
    const box = await pillOf(page).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect([Number(box?.x) >= 0, Number(box?.x) + Number(box?.width) <= 320, Number(box?.y) + Number(box?.height) <= 256]).toEqual([
      true,
      true,
      true,
    ]);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => pillOf(page).isVisible()).toBe(false);
    await context.close();
  });

  it('leaves what has the focus in sight: it is scrolled clear of the pill', async () => {
    const { page, context } = await visitWith(3, MUG, { viewport: { width: 390, height: 500 } });
    await pillOf(page).waitFor();
    await page.waitForFunction(() => document.getAnimations().length === 0);
    const covered = await page.evaluate(async () => {
      const found: string[] = [];
      const pill = document.querySelector('.sqs-pill-shopping-cart-content') as Element;
      for (const stop of document.querySelectorAll<HTMLElement>('main :is(a, button, input, select, [tabindex="0"])')) {
        stop.focus();
        await new Promise((go) => requestAnimationFrame(go));
        const [a, b] = [stop.getBoundingClientRect(), pill.getBoundingClientRect()];
        if (document.activeElement === stop && a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom)
          found.push(stop.outerHTML);
      }
      return found;
    });
    expect(covered).toEqual([]);
    await context.close();
  });

  it('says "100+" above 100, and to those who do not see it "More than 100 items in cart"', async () => {
    const { page, context } = await visitWith(101, MUG);
    await expect.poll(() => pillOf(page).locator('.total-quantity').innerText()).toBe('100+');
    await expect.poll(() => page.getByRole('link', { name: 'More than 100 items in cart' }).count()).toBe(1);
    await context.close();
  });

  it.each([
    ['in express checkout', '/store/p/breakfast-mug?markup=a&express=1'],
    ['on the cart page', '/cart'],
    ['beside a cart of the theme’s own', '/store/p/breakfast-mug?markup=a&cart=custom'],
  ])('is not there %s', async (_, path) => {
    const { page, context } = await visitWith(2, path);
    await page.waitForFunction(
      () => (window.Storefront as import('../../src/app/Storefront.ts').Storefront).cart.get()?.totalQuantity === 2,
    );
    expect(await page.locator('.sqs-pill-shopping-cart-content, #floatingCart:not(.hidden)').count()).toBe(0);
    await context.close();
  });

  it('in the site editor’s frame sets the frame’s URL, which the editor follows', async () => {
    const { page, context } = await visitWith(2, '/checkout');
    await page.evaluate((path) => {
      const frame = document.createElement('iframe');
      frame.src = path;
      // Over the whole window, because a frame below the page's end cannot be scrolled to.
      frame.style.cssText = 'position:fixed;inset:0;inline-size:100%;block-size:100%';
      document.body.append(frame);
    }, MUG);
    const frame = page.frameLocator('iframe');
    await frame.locator('.sqs-pill-shopping-cart-content').click();
    await frame.locator('#sqs-cart-container').waitFor({ state: 'attached' });
    await expect.poll(() => page.locator('iframe').getAttribute('src')).toBe(`${shop.demo.url}/cart`);
    expect(new URL(page.url()).pathname).toBe('/checkout');
    await context.close();
  });
});
