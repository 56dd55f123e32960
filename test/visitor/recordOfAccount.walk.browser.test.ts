import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Storefront } from '../../src/app/Storefront.ts';
import { CONTEXT, leave, openVitals, untilMeasured, type VitalsStage } from '../support/openVitals.ts';

let stage: VitalsStage;
beforeAll(async () => {
  stage = await openVitals();
});
afterAll(() => stage.close());

it('names the account that is logged in only after the visitor’s yes, where the policy waits for one', async () => {
  const context = {
    ...CONTEXT,
    authenticatedAccount: { id: 'a1', roles: [10] },
    cookieSettings: { isCookieBannerEnabled: true, isRestrictiveCookiePolicyEnabled: true },
  };
  for (const answer of [null, false, true]) {
    const page = await stage.browser.newPage();
    await page.goto(stage.url + stage.put({ context }, `answer-${answer}`));
    await untilMeasured(page);
    if (answer !== null) {
      await page.evaluate((analytics) => (window.Storefront as Storefront).consent.set({ analytics, marketing: false }), answer);
    }
    await leave(page);
    const record = () => stage.records().find(({ data }) => data.pathname === `/measured/answer-${answer}`);
    await vi.waitFor(() => expect(record()).toBeDefined(), { timeout: 60_000 });
    const { memberId = null, accountId = null } = record()!.data.context as { memberId?: string; accountId?: string };
    const id = answer ? 'a1' : null;
    expect([answer, memberId, accountId]).toEqual([answer, id, id]);
    await page.close();
  }
});
