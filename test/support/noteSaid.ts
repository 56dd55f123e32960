import type { BrowserContext, Page } from 'playwright-core';

/** Has every page of this visitor note what it reads out: a text stands in the status region for seven seconds only. */
export const noteSaid = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('[role=status]'))
        if (textContent && said.at(-1) !== textContent) said.push(textContent);
    }).observe(document, { characterData: true, childList: true, subtree: true });
  });

/** What the page has read out, oldest first. */
export const readSaid = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as { said: string[] }).said);

/** Waits until the page has read this out, be it a while ago. */
export const untilSaid = (page: Page, text: string): Promise<unknown> =>
  page.waitForFunction((wanted) => (window as unknown as { said: string[] }).said.some((said) => said.includes(wanted)), text);
