import { onTestFinished, describe, expect, it } from 'vitest';
import { anEntry, button, cartOf, lastCall, load, open, page, settle, texts } from './openCartPage.ts';

const EVENTS = ['cart-change', 'item-removed', 'cart-failed'] as const;

/** Writes down what a visitor sees, and has heard, whenever the page emits an event about the cart. */
function noteEvents(): (readonly [name: string, rows: readonly string[], announced: readonly string[]])[] {
  const noted: (readonly [string, readonly string[], readonly string[]])[] = [];
  const over = new AbortController();
  onTestFinished(() => over.abort());
  for (const name of EVENTS) {
    document.addEventListener(`storefront:${name}`, () => noted.push([name, texts('.cart-row-title'), [...page.announced]]), over);
  }
  return noted;
}

describe('a line that is taken out', () => {
  it('is gone before the page’s scripts learn of it, and is read out after them, with the new total', async () => {
    await open();
    await load(cartOf([anEntry('1'), anEntry('2')]));
    const noted = noteEvents();
    button('Remove Mug 1, Oat, Large').click();
    await settle();
    expect([noted, page.announced]).toEqual([[], []]);
    lastCall('removeEntry').answer({ shoppingCart: cartOf([anEntry('2')]) });
    await settle();
    expect(noted).toEqual([
      ['cart-change', ['Mug 2'], []],
      ['item-removed', ['Mug 2'], []],
    ]);
    expect(page.announced).toEqual([expect.stringMatching(/^Mug 1, Oat, Large was removed\..* \$37\.00\.?$/)]);
  });

  it('is not read out as taken out where the platform refuses', async () => {
    await open();
    await load(cartOf([anEntry('1'), anEntry('2')]));
    const noted = noteEvents();
    button('Remove Mug 1, Oat, Large').click();
    await settle();
    lastCall('removeEntry').refuse('http', { status: 400 });
    await settle();
    expect(noted).toEqual([['cart-failed', ['Mug 1', 'Mug 2'], []]]);
    expect(page.announced.filter((text) => text.includes('removed'))).toEqual([]);
  });
});
