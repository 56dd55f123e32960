import type { BrowserContext, Page } from 'playwright-core';

/** Records announcements, because the status region keeps a text for seven seconds only. */
export const noteSaid = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('[role=status]'))
        if (textContent && said.at(-1) !== textContent) said.push(textContent);
    }).observe(document, { characterData: true, childList: true, subtree: true });
  });

export const readSaid = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as { said: string[] }).said);

/** Also if it was announced earlier. */
export const untilSaid = (page: Page, text: string): Promise<unknown> =>
  page.waitForFunction((wanted) => (window as unknown as { said: string[] }).said.some((said) => said.includes(wanted)), text);
