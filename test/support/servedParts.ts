import type { Page } from 'playwright-core';
import { rememberServedPage, type ServedPage } from './servedPage.ts';

/** For the end of the body: remembers parts before our deferred script. */
export const rememberParts = (selector: string): string => `<script>
  const rememberServedPage = ${rememberServedPage.toString()};
  window.served = [...document.querySelectorAll(${JSON.stringify(selector)})].map((part) => rememberServedPage(part));
</script>`;

export const countParts = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { served: ServedPage[] }).served.length);

export const askParts = (page: Page, asks: keyof ServedPage): Promise<string[]> =>
  page.evaluate((name) => {
    const { served } = window as unknown as { served: ServedPage[] };
    // Each counts on top of the one before it.
    return served.toReversed().flatMap((part) => part[name]());
  }, asks);
