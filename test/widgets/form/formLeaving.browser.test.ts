import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage, type Stage, type StagePage } from '../../support/openStage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const CONTACT = 'form[data-form-id]:not(.newsletter-form)';

async function open(page: StagePage = {}) {
  const visit = await stage.open({ path: '/contact', ...page });
  const form = visit.page.locator(CONTACT);
  await form.scrollIntoViewIfNeeded();
  await visit.page.locator(`${CONTACT}[data-state]`).waitFor();
  await form.getByLabel('First Name').fill('Ida');
  await form.getByLabel('Last Name').fill('Wren');
  await form.getByLabel('Message').fill('Dear Nell');
  return { ...visit, form, send: form.locator('[type=submit]') };
}

/** Leaves the page once at the moment of sending, before any response. */
const LEAVE = `<script>
  const real = window.fetch;
  window.fetch = (url, init) => {
    const answer = real(url, init);
    if (!String(url).includes('SaveFormSubmission') || sessionStorage.getItem('left')) return answer;
    sessionStorage.setItem('left', 'yes');
    location.reload();
    return new Promise(() => undefined);
  };
</script>`;

describe('a form whose page is left while it is being sent', () => {
  it('arrives, says on return that it may have, and arrives no second time when it is sent again', async () => {
    const { page, form, send, pageErrors, close } = await open({ before: LEAVE });
    const before = stage.host.db.forms.submissions().length;
    const arrived = () => stage.host.db.forms.submissions().length - before;
    await form.getByLabel('Email').fill('ida@example.com');
    await Promise.all([page.waitForEvent('load'), send.click()]);
    await expect.poll(arrived).toBe(1);
    await form.scrollIntoViewIfNeeded();
    await page.getByRole('alert').getByText('This form may have arrived already').waitFor();
    expect(await form.getByLabel('Message').inputValue()).toBe('Dear Nell');
    await send.click();
    await page.locator(`${CONTACT}[data-state="succeeded"]`).waitFor();
    expect(arrived()).toBe(1);
    expect(pageErrors).toEqual([]);
    await close();
  });
});

describe('a field that was wrong before', () => {
  it('is judged as it is left, without moving the button from under the mouse', async () => {
    const { page, form, send, pageErrors, close } = await open();
    const email = form.getByLabel('Email');
    const said = form.locator('.field-error');
    await email.fill('ida');
    await send.click();
    await said.waitFor();
    await email.fill('ida@example.com');
    await said.waitFor({ state: 'detached' });
    await email.fill('ida@');
    const failed = page.evaluate(() => new Promise((heard) => document.addEventListener('storefront:form-failed', () => heard('heard'))));
    const box = (await send.boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    expect(await said.count()).toBe(0);
    await page.mouse.up();
    expect(await failed).toBe('heard');
    expect(await said.count()).toBe(1);
    await email.fill('ida@example.com');
    await email.fill('ida@');
    await email.press('Tab');
    await said.waitFor();
    expect(pageErrors).toEqual([]);
    await close();
  });
});
