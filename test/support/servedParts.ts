import type { Page } from 'playwright-core';
import { rememberServedPage, type ServedPage } from './servedPage.ts';

/** A script for the end of the body that remembers these parts as the server sent them, before our script, which is deferred. */
export const rememberParts = (selector: string): string => `<script>
  const rememberServedPage = ${rememberServedPage.toString()};
  window.served = [...document.querySelectorAll(${JSON.stringify(selector)})].map((part) => rememberServedPage(part));
</script>`;

/** How many parts are remembered. */
export const countParts = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { served: ServedPage[] }).served.length);

/** What the parts say of themselves now, all together; empty: the law is kept. */
export const askParts = (page: Page, asks: keyof ServedPage): Promise<string[]> =>
  page.evaluate((name) => {
    const { served } = window as unknown as { served: ServedPage[] };
    // Each counts on top of the one before it.
    return served.toReversed().flatMap((part) => part[name]());
  }, asks);
