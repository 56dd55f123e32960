import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FrameLocator, Route } from 'playwright-core';
import { openStage, type Stage, type Visit } from '../support/openStage.ts';
import { ALERT, BUTTON, PICKER, PRICE } from '../support/shopper.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** A frame without origin, where reading cookies or storage throws. */
async function openSandboxed(answer?: (route: Route) => Promise<void>): Promise<Visit & { frame: FrameLocator }> {
  const inner = stage.put({});
  const html = `<!doctype html><title>Outside</title><iframe sandbox="allow-scripts" src="${inner}" width="900" height="1200"></iframe>`;
  const outer = stage.put(new Response(html, { headers: { 'content-type': 'text/html' } }));
  const visit = await stage.open(outer, { prepare: async (context) => void (answer && (await context.route('**/api/**', answer))) });
  return { ...visit, frame: visit.page.frameLocator('iframe') };
}

async function refusedAdd({ frame }: { frame: FrameLocator }): Promise<string> {
  await frame.locator(`${PICKER}[data-unselected-options]`).waitFor();
  await frame.locator('select[data-variant-option-name="Glaze"]').selectOption('Oat');
  await frame.locator('select[data-variant-option-name="Size"]').selectOption('Large');
  await frame.locator(PRICE).first().filter({ hasText: '$34.00' }).waitFor();
  await frame.locator(`${BUTTON}[data-state="idle"]`).waitFor();
  await frame.locator(BUTTON).click();
  return frame.locator(`${ALERT} .message`).innerText();
}

describe('in a frame without an origin, where cookies and storage throw', () => {
  it('the page works, and an add that cannot reach the host says so, each time', async () => {
    const visit = await openSandboxed();
    const { frame } = visit;
    expect(await refusedAdd(visit)).toBe('We could not confirm this yet. Your cart will show it as soon as we can.');
    await frame.locator(`${ALERT} button`).click();
    await frame.locator(ALERT).waitFor({ state: 'detached' });
    await frame.locator(`${BUTTON}:not([aria-disabled])`).waitFor();
    await frame.locator(BUTTON).click();
    await frame.locator(ALERT).waitFor();
    expect(await frame.locator(ALERT).count()).toBe(1);
    expect(visit.pageErrors).toEqual([]);
    await visit.close();
  });

  it('a host that can be reached, and refuses for want of a session, is told of in the words for cookies', async () => {
    const cors = { 'access-control-allow-origin': 'null', 'access-control-allow-headers': '*', 'access-control-allow-methods': '*' };
    let asked = 0;
    const visit = await openSandboxed(async (route) => {
      const isPost = route.request().method() === 'POST';
      if (isPost && route.request().url().includes('/commerce/')) asked += 1;
      await route.fulfill({ status: isPost ? 401 : 204, headers: cors, json: { crumbFail: true } });
    });
    expect(await refusedAdd(visit)).toBe('Please enable cookies in your browser, reload the page, and try again.');
    expect(asked).toBe(1);
    expect(visit.pageErrors).toEqual([]);
    await visit.close();
  });
});
