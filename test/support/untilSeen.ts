import type { Page } from 'playwright-core';

/**
 * Waits until something on the page matches, be it for a moment only ("Added!" stands for two seconds): the page itself watches, so that
 * nothing is missed between two looks, however far apart those are. Ask before what is to be seen can have gone again.
 */
export async function untilSeen(page: Page, selector: string, text = ''): Promise<void> {
  await page.evaluate(
    ([wanted, said]) =>
      new Promise<void>((seen) => {
        const look = () => {
          if (![...document.querySelectorAll(wanted)].some(({ textContent }) => textContent.includes(said))) return;
          observer.disconnect();
          seen();
        };
        const observer = new MutationObserver(look);
        observer.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
        look();
      }),
    [selector, text] as const,
  );
}
