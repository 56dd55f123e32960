import { expect } from 'vitest';
import { rememberServedPage, type ServedPage } from '../support/servedPage.ts';
import { openWidgets, type OpenPage } from './openWidgets.ts';

/** Actions of a visitor, theme or translator by name, in order. */
export type Interactions = Readonly<Record<string, (page: OpenPage) => unknown>>;

/**
 * Checks the rule of the served page (`rememberServedPage`) after mounting, after each interaction, and at the end.
 *
 * @param html the served body
 *
 * @param context the platform's page context; left out: a page with our own hooks
 *
 * @param more further widgets
 */
export async function expectServedPageUntouched(
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
