import { expect } from 'vitest';
import { rememberServedPage, type ServedPage } from '../support/servedPage.ts';
import { openWidgets, type OpenPage } from './openWidgets.ts';

/** What a visitor, a theme or a translator does with the page, by its name; in this order. */
export type Interactions = Readonly<Record<string, (page: OpenPage) => unknown>>;

/**
 * Holds a widget to the law of the served page (`rememberServedPage`): after mounting, after each interaction in turn, and in the end.
 * @param html the page's body, as a server writes it
 * @param context the platform's page context; left out: a page of our own hooks
 * @param more widgets beside those of the product
 */
export async function keepTheLaw(
  html: string,
  interactions: Interactions,
  context?: object,
  more?: Parameters<typeof openWidgets>[3],
): Promise<void> {
  let served: ServedPage | null = null;
  const page = await openWidgets(html, context, () => (served = rememberServedPage()), more);
  const broken = () => served?.broken();
  expect({ 'after mounting': broken() }).toEqual({ 'after mounting': [] });
  for (const [name, act] of Object.entries(interactions)) {
    await act(page);
    await page.show();
    expect({ [name]: broken() }).toEqual({ [name]: [] });
  }
  page.stop();
  expect(served!.notGivenBack()).toEqual([]);
  expect(page.reports).toEqual([]);
  page.close();
}
