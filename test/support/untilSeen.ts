import type { Page } from 'playwright-core';

/** Observes inside the page, because "Added!" lasts only two seconds. Call it before the event. */
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
