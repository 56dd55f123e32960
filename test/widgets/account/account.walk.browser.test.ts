import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expectUsableAtAllWidths } from '../../support/expectUsableAtAllWidths.ts';
import { openShop, whenReady, type OpenShop } from '../../support/openShop.ts';

let shop: OpenShop;
// A host per test, because late requests of the previous test's page must not reach it.
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.close());

const PAGE = '/fixtures/account';

describe('the account widget', () => {
  it('takes a customer in and out with the keyboard alone; two tabs and the page’s own link agree; nothing typed is stored', async () => {
    const { page, open, complaints, context } = await shop.visit({ viewport: { width: 390, height: 844 } });
    await open(PAGE);
    const other = await context.newPage();
    await other.goto(shop.demo.url + PAGE);
    await whenReady(other);
    const own = page.locator('#own');
    const link = page.locator('.user-accounts-text-link');
    await other.locator('#own').getByRole('button', { name: 'Sign In' }).waitFor();
    await own.getByRole('button', { name: 'Sign In' }).waitFor();
    await expect.poll(() => link.innerText()).toBe('Sign In');
    await page.bringToFront();

    await own.getByRole('button', { name: 'Sign In' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Sign In' });
    await dialog.getByLabel('Email').focus();
    await page.keyboard.press('Enter');
    await dialog.getByText('Enter your email and your password.').waitFor();
    await page.keyboard.type('anna@example.com');
    await page.keyboard.press('Tab');
    await page.keyboard.type('wrong');
    await page.keyboard.press('Enter');
    await dialog.getByText('That email or password is not right.').waitFor();
    expect(await dialog.getByLabel('Email').inputValue()).toBe('anna@example.com');
    expect(await dialog.getByLabel('Password').inputValue()).toBe('wrong');
    await expectUsableAtAllWidths(page);
    await dialog.getByLabel('Password').fill('kettle');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await own.getByRole('link', { name: 'My Account' }).waitFor();
    await expect.poll(() => own.getByRole('link').getAttribute('href')).toBe('/account');
    await expect.poll(() => link.innerText()).toBe('My Account');
    await other.locator('#own').getByRole('link', { name: 'My Account' }).waitFor();
    await expect.poll(() => other.locator('.user-accounts-text-link').innerText()).toBe('My Account');
    await expectUsableAtAllWidths(page);
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
    expect(kept).not.toMatch(/kettle|wrong/);

    // After a reload the token comes from the platform's cookie.
    await open(PAGE);
    await own.getByRole('button', { name: 'Sign Out' }).click();
    await own.getByRole('button', { name: 'Sign In' }).waitFor();
    await other.locator('#own').getByRole('button', { name: 'Sign In' }).waitFor();
    const calls = shop.demo.host.log.filter(({ path }) => path.endsWith('/account/session'));
    expect(calls.map(({ method, status }) => `${method} ${status}`)).toEqual(['POST 401', 'POST 200', 'DELETE 200']);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('shows nothing where the site lets nobody log in', async () => {
    const { page, open, context } = await shop.visit();
    await open(`${PAGE}?login=0`);
    await page.locator('.user-accounts-text-link').waitFor({ state: 'hidden' });
    expect(await page.locator('#own').innerText()).toBe('');
    await context.close();
  });
});

describe('Storefront.account', () => {
  it('works on any page, rejects nothing, and gives the page back', async () => {
    const { page, open, complaints, context } = await shop.visit();
    await open('/about');
    const answers = await page.evaluate(async () => {
      const { account } = window.Storefront as import('../../../src/app/Storefront.ts').Storefront;
      const states: string[] = [];
      const before = account.state;
      let off = () => undefined as void;
      // The current state is emitted first, then each change.
      await new Promise<void>((told) => {
        off = account.subscribe(({ status }) => {
          states.push(status);
          told();
        });
      });
      const nobody = await account.signIn(null as never);
      const locked = await account.signIn({ email: 'locked@example.com', password: 'kettle' });
      const fine = await account.signIn({ email: 'anna@example.com', password: 'kettle', rememberMe: true });
      const out = await account.signOut({ cloneCart: true });
      off();
      return [before, nobody.ok, locked.ok ? '' : locked.error.message, fine, out, states];
    });
    expect(answers).toEqual([
      null,
      false,
      'This account is locked. Write to us to have it opened.',
      { ok: true, value: { status: 'signed-in' } },
      { ok: true, value: { status: 'signed-out' } },
      ['signed-out', 'signing-in', 'signed-out', 'signing-in', 'signed-in', 'signing-out', 'signed-out'],
    ]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
