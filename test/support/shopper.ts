import type { Page } from 'playwright-core';

export const PICKER = '.product-variants';
export const BUTTON = '.sqs-add-to-cart-button';
export const PRICE = '.product-price';
export const ALERT = '[role="alertdialog"]';

/** Waits until the picker and the add button are ours and can be used. */
export async function untilMounted(page: Page): Promise<void> {
  await page.locator(`${PICKER}[data-unselected-options]`).first().waitFor();
  await page.locator(`${BUTTON}[data-state="idle"]`).first().waitFor();
}

/** Chooses a large mug in oat glaze ($34.00), by keyboard's and mouse's native control. */
export async function choose(page: Page, glaze = 'Oat', size = 'Large'): Promise<void> {
  await page.locator(`${PICKER} select[data-variant-option-name="Glaze"]`).first().selectOption(glaze);
  await page.locator(`${PICKER} select[data-variant-option-name="Size"]`).first().selectOption(size);
}

/** Also records whether the button shows "Added!", which lasts only two seconds. */
export async function clickAdd(page: Page): Promise<void> {
  await page.evaluate((added) => {
    const root = document.documentElement;
    root.removeAttribute('data-was-added');
    new MutationObserver((_records, observer) => {
      if (!document.querySelector(added)) return;
      observer.disconnect();
      root.setAttribute('data-was-added', '');
    }).observe(document, { attributes: true, attributeFilter: ['data-state'], childList: true, subtree: true });
  }, `${BUTTON}[data-state="added"]`);
  await page.locator(BUTTON).first().click();
}

export const untilAdded = (page: Page): Promise<void> =>
  page.locator(`html[data-was-added], ${BUTTON}[data-state="added"]`).first().waitFor({ state: 'attached' });

export const untilIdle = (page: Page): Promise<void> => page.locator(`${BUTTON}[data-state="idle"]:not([aria-disabled])`).first().waitFor();

/** Waits until the price is this text. */
export const untilPrice = (page: Page, text: string): Promise<void> => page.locator(PRICE).first().filter({ hasText: text }).waitFor();

export async function readAlert(page: Page): Promise<[title: string, message: string]> {
  const alert = page.locator(ALERT);
  await alert.waitFor();
  return [await alert.locator('.title').innerText(), await alert.locator('.message').innerText()];
}

export async function buy(page: Page): Promise<void> {
  await untilMounted(page);
  await choose(page);
  await untilPrice(page, '$34.00');
  await clickAdd(page);
  await untilAdded(page);
}

export const loadCart = (page: Page): Promise<number | string> =>
  page.evaluate(async () => {
    const { cart } = (
      window as never as { Storefront: { cart: { load(): Promise<{ ok: boolean; value: { totalQuantity: number }; error: Error }> } } }
    ).Storefront;
    const answer = await cart.load();
    return answer.ok ? answer.value.totalQuantity : answer.error.message;
  });
