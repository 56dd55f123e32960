import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage, type Stage, type StagePage, type Visit } from '../support/openStage.ts';
import { mockCaptcha } from '../support/mockCaptcha.ts';
import { settle } from '../support/settle.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** Scripts of every kind that show their order. */
const OWN = `<p class="owner">Your cup is on its way.</p>
<script>window.order = ['first']; document.querySelector('.owner').dataset.seen = 'yes';</script>
<script src="/stage/slow.js"></script>
<script type="text/template" id="inert">window.order.push('never')</script>
<script>window.order.push('third');</script>
<img src="x" onerror="window.order.push('handler')">`;
const attribute = (html: string): string => html.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const withOwn: StagePage = {
  path: '/fixtures/forms',
  edit: (html) => html.replace(/data-submission-html="[^"]+"/, () => `data-submission-html="${attribute(OWN)}"`),
};

async function send({ page }: Visit): Promise<void> {
  await page.locator('form[data-form-id][data-state]').waitFor();
  await page.locator('#text-f1-field').fill('<script>window.order = ["visitor"]</script>');
  await page.locator('input[type="email"]').first().fill('user@domain.com');
  for (const part of await page.locator('#date-f10 input, #name-f12 input').all()) await part.fill('1');
  await page.locator('#radio-f15 input').first().check();
  await page.locator('#checkbox-f16 input').first().check();
  await page.locator('form[data-form-id] [type="submit"]').click();
  await page.locator('form[data-form-id][data-state="succeeded"]').waitFor();
}

describe('a page that enforces Trusted Types', () => {
  /** Records requests before our script runs. */
  const LISTEN = `<script>window.policies = []; const make = trustedTypes.createPolicy;
    trustedTypes.createPolicy = function (name, rules) { policies.push(name); return make.call(this, name, rules); };</script>`;
  const headers = { 'content-security-policy': "require-trusted-types-for 'script'" };
  const policiesOf = (visit: Visit) => visit.page.evaluate('window.policies');

  it('is asked for a policy of ours only where there is HTML of the owner’s to be put in', async () => {
    const plain = await stage.open({
      path: '/fixtures/forms',
      before: LISTEN,
      headers,
      edit: (html) => html.replaceAll(/ data-submission-html="[^"]*"/g, ''),
    });
    await send(plain);
    await plain.page.locator('.form-submission-text:not(.hidden)').waitFor();
    expect(await policiesOf(plain)).toEqual([]);
    expect(plain.pageErrors).toEqual([]);
    await plain.close();

    const visit = await stage.open({ ...withOwn, before: LISTEN, headers });
    await visit.page.locator('form[data-form-id][data-state]').waitFor();
    expect(await policiesOf(visit)).toEqual([]);
    await send(visit);
    await visit.page.locator('.owner').waitFor({ state: 'attached' });
    expect(await policiesOf(visit)).toEqual(['storefront-post-submit']);
    await visit.close();
  });

  it('is asked for a policy of ours when the script of a provider is loaded, not before', async () => {
    const visit = await stage.open(
      // Below what is preloaded.
      { path: '/contact', query: 'captcha=1', before: LISTEN, headers, bodyStart: '<div style="block-size: 6000px"></div>' },
      { prepare: async (context) => void (await mockCaptcha(context)) },
    );
    await settle(visit.page);
    expect(await policiesOf(visit)).toEqual([]);
    const contact = visit.page.locator('form[data-form-id]:not(.newsletter-form)');
    await contact.scrollIntoViewIfNeeded();
    await expect.poll(() => contact.locator('.captcha-container output').count()).toBe(1);
    expect(await policiesOf(visit)).toEqual([]);
    await contact.getByLabel('First Name').focus();
    await expect.poll(() => policiesOf(visit)).toContain('storefront-script');
    expect(await policiesOf(visit)).not.toContain('storefront-post-submit');
    await visit.close();
  });
});

describe('what the owner’s HTML does after a form', () => {
  it('is shown, its scripts run once and in their order, and nothing that the visitor typed runs', async () => {
    stage.put(new Response('window.order.push("second")', { headers: { 'content-type': 'text/javascript' } }), 'slow.js');
    const visit = await stage.open(withOwn);
    await send(visit);
    const { page } = visit;
    await page.waitForFunction("window.order && window.order.includes('third')");
    // Time for a script that runs twice.
    await settle(page);
    const order = (await page.evaluate('window.order')) as string[];
    expect(order.filter((step) => step !== 'handler')).toEqual(['first', 'second', 'third']);
    expect(await page.locator('.owner[data-seen="yes"]').count()).toBe(1);
    expect(await page.locator('.owner').innerText()).toBe('Your cup is on its way.');
    expect(visit.writes().map(({ path }) => path)).toEqual(['/api/form/FormSubmissionKey', '/api/form/SaveFormSubmission']);
    expect(visit.pageErrors).toEqual([]);
    await visit.close();
  });

  it('is its plain text where the host’s policy forbids markup, and the form is sent all the same', async () => {
    const visit = await stage.open({
      ...withOwn,
      headers: { 'content-security-policy': "require-trusted-types-for 'script'; trusted-types 'none'" },
    });
    await send(visit);
    const { page } = visit;
    await page.getByText('Your cup is on its way.').waitFor({ state: 'attached' });
    expect(await page.locator('.owner').count()).toBe(0);
    expect(await page.evaluate('window.order')).toBeUndefined();
    expect(visit.pageErrors).toEqual([]);
    await visit.close();
  });

  it('runs with the nonce that its owner has given it, and not without one where the host’s policy asks for it', async () => {
    const own =
      '<script nonce="own">window.order = ["own"]</script><script>window.order.push("none")</script><script nonce="own">window.order.push("last")</script><p class="owner"></p>';
    const visit = await stage.open({
      path: '/fixtures/forms',
      edit: (html) =>
        html
          .replaceAll('<script', '<script nonce="own"')
          .replace(/data-submission-html="[^"]+"/, () => `data-submission-html="${attribute(own)}"`),
      headers: { 'content-security-policy': "script-src 'self' 'nonce-own'" },
    });
    await send(visit);
    await visit.page.locator('.owner').waitFor({ state: 'attached' });
    // The order shows that an earlier script did not run.
    await expect.poll(() => visit.page.evaluate('window.order')).toEqual(['own', 'last']);
    await visit.close();
  });

  it('runs where the host’s policy allows ours by its name', async () => {
    const visit = await stage.open({
      ...withOwn,
      headers: { 'content-security-policy': "require-trusted-types-for 'script'; trusted-types storefront-post-submit" },
    });
    await send(visit);
    // Polled, because waiting inside the page would later turn text into script, which this policy forbids.
    await expect.poll(() => visit.page.evaluate('window.order')).toContain('third');
    expect(await visit.page.locator('.owner').count()).toBe(1);
    await visit.close();
  });

  it('runs none of its scripts where the address or the tab has user scripts switched off', async () => {
    for (const off of ['address', 'tab']) {
      const path = stage.put({
        ...withOwn,
        before: off === 'tab' ? "<script>sessionStorage.setItem('disable-user-scripts', '1')</script>" : '',
      });
      const visit = await stage.open(off === 'address' ? `${path}?disable-user-scripts` : path);
      await send(visit);
      await visit.page.getByText('Your cup is on its way.').waitFor({ state: 'attached' });
      await settle(visit.page);
      expect(await visit.page.evaluate('window.order'), off).toBeUndefined();
      expect(visit.pageErrors).toEqual([]);
      await visit.close();
    }
  });
});
