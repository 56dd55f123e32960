import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage, type Stage } from '../support/openStage.ts';
import { ALERT, choose, clickAdd, loadCart, readAlert, untilAdded, untilIdle, untilMounted, untilPrice } from '../support/shopper.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const LISTEN =
  '<script>window.violations = []; addEventListener("securitypolicyviolation", function (event) { violations.push(event.violatedDirective + " " + event.blockedURI + " " + event.sample); });</script>';
const NONCE = 'r4nd0m';
const withNonce = (html: string): string => html.replace(/<script/g, `<script nonce="${NONCE}"`);

const policies: readonly (readonly [name: string, policy: string])[] = [
  [
    'scripts by nonce, with strict-dynamic, and no inline style',
    `script-src 'nonce-${NONCE}' 'strict-dynamic'; style-src 'self'; object-src 'none'; base-uri 'none'`,
  ],
  [
    'scripts of this site and by nonce, without eval',
    `default-src 'self'; script-src 'self' 'nonce-${NONCE}'; style-src 'self'; connect-src 'self'; frame-src 'none'`,
  ],
  ['Trusted Types, and no policy of ours', `require-trusted-types-for 'script'; trusted-types 'none'`],
];

describe.concurrent('under a strict content security policy', () => {
  const rows = policies.flatMap(([name, policy]) => (['umd', 'esm'] as const).map((tag) => [name, tag, policy] as const));
  it.each(rows)('%s, a visitor is refused, buys, and nothing is violated (%s)', async (_name, tag, policy) => {
    const visit = await stage.open({ tag, before: LISTEN, edit: withNonce, headers: { 'content-security-policy': policy } });
    const { page } = visit;
    await untilMounted(page);
    await clickAdd(page);
    expect((await readAlert(page))[0]).toBe('Unable to Add Item');
    await page.keyboard.press('Escape');
    await page.locator(ALERT).waitFor({ state: 'detached' });
    await choose(page);
    await untilPrice(page, '$34.00');
    await untilIdle(page);
    await clickAdd(page);
    await untilAdded(page);
    expect(await loadCart(page)).toBe(1);
    expect(await page.evaluate('window.violations')).toEqual([]);
    expect([...visit.pageErrors, ...visit.console.filter((line) => line.startsWith('error'))]).toEqual([]);
    await visit.close();
  });

  it('that is really in force: a script and a style of the page’s own without the nonce are refused', async () => {
    const visit = await stage.open({
      before: LISTEN,
      edit: withNonce,
      headers: { 'content-security-policy': policies[0]![1] },
    });
    await visit.page.evaluate(() => {
      document.body.append(Object.assign(document.createElement('style'), { textContent: 'a{}' }));
      document.body.insertAdjacentHTML('beforeend', '<img src="/missing" onerror="window.ran = true">');
    });
    await visit.page.waitForFunction('window.violations.length >= 2');
    expect(await visit.page.evaluate('window.ran')).toBeUndefined();
    await visit.close();
  });
});
