import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerAll } from '../../../src/commerce/model/consent.ts';
import { one } from '../../core/page/openPage.ts';
import { openWidgets, type OpenPage } from '../openWidgets.ts';

let page: OpenPage;
afterEach(() => {
  page.close();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const RESTRICTIVE = { cookieSettings: { isCookieBannerEnabled: true, isRestrictiveCookiePolicyEnabled: true } };
const EMPTY = '<button id="opener">Cookies</button><div data-storefront="consent" id="place"></div>';
const SERVED = `<button id="opener">Cookies</button><section data-storefront="consent" id="place" hidden aria-label="Cookies"><form id="form">
<label><input type="checkbox" name="analytics">Count me</label> <label><input type="checkbox" name="preferences">Remember me</label>
<button type="button" data-storefront-consent="accept">Yes</button> <button type="button" data-storefront-consent="decline">No</button>
<button data-storefront-consent="save">These</button></form></section>`;

const open = async (html: string, context: object = RESTRICTIVE): Promise<void> => {
  page = await openWidgets(html, context);
  await page.show();
};
const region = () => screen.queryByRole('region', { name: 'Your privacy' });
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await page.show();
};
const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox').map(({ name, checked }) => [name, checked]);
const kept = () => JSON.parse(localStorage.getItem('storefront-consent') ?? 'null') as Record<string, unknown> | null;
const answered = (answer: boolean) =>
  localStorage.setItem('storefront-consent', JSON.stringify({ ...answerAll(answer), at: Date.now(), overrulesBrowser: false }));

describe('an empty place for consent', () => {
  it('asks without taking the focus, and says so; accepting and declining look alike', async () => {
    await open(EMPTY);
    expect(region()).not.toBeNull();
    expect([document.activeElement, page.announced, one('#place').hidden]).toEqual([document.body, ['Your privacy'], false]);
    const [accept, decline] = within(region()!).getAllByRole('button');
    expect([accept?.textContent, decline?.textContent]).toEqual(['Accept all', 'Decline all']);
    expect(accept?.className).toBe(decline?.className);
    expect(kept()).toBeNull();
  });

  it.each([
    ['Accept all', true],
    ['Decline all', false],
  ])('keeps "%s" and is gone', async (name, isYes) => {
    await open(EMPTY);
    await press(name);
    expect(kept()).toMatchObject(answerAll(isYes));
    expect([region(), one('#place').hidden, one('#place').dataset['state']]).toEqual([null, true, 'closed']);
    expect(page.announced).toContain('Your choice is saved.');
  });

  it('lets the visitor choose purposes, none of which is chosen before', async () => {
    await open(EMPTY);
    const choose = screen.getByRole('button', { name: 'Choose' });
    expect(choose.getAttribute('aria-expanded')).toBe('false');
    await press('Choose');
    expect(choose.getAttribute('aria-expanded')).toBe('true');
    expect(boxes()).toEqual([
      ['analytics', false],
      ['marketing', false],
      ['preferences', false],
      ['saleOfData', false],
    ]);
    fireEvent.click(screen.getByRole('checkbox', { name: /^Analytics/ }));
    fireEvent.click(screen.getByRole('checkbox', { name: /^Preferences/ }));
    await press('Save my choice');
    expect(kept()).toMatchObject({ analytics: true, marketing: false, preferences: true, saleOfData: false });
  });

  it.each<[when: string, context: object, before: () => void]>([
    ['the visitor has answered', RESTRICTIVE, () => answered(true)],
    ['the policy has no banner', { cookieSettings: { isRestrictiveCookiePolicyEnabled: true } }, () => undefined],
    ['there is no policy', {}, () => undefined],
  ])('asks nothing where %s', async (_when, context, before) => {
    before();
    await open(EMPTY, context);
    expect([region(), one('#place').hidden]).toEqual([null, true]);
  });

  it('speaks the site’s own words', async () => {
    await open(EMPTY, { ...RESTRICTIVE, websiteSettings: { localizedStrings: { 'consent.accept': 'Gern' } } });
    expect(screen.getByRole('button', { name: 'Gern' })).toBeTruthy();
  });
});

describe('consent that is opened again', () => {
  const reopen = async () => {
    one('#opener').focus();
    await page.openConsent();
    await page.show();
  };

  it('shows what holds, with the focus in it; Escape closes it, keeps that and gives the focus back', async () => {
    answered(true);
    await open(EMPTY);
    await reopen();
    expect(boxes().map(([, isChecked]) => isChecked)).toEqual([true, true, true, true]);
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /^Analytics/ }));
    fireEvent.click(document.activeElement!);
    fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
    await page.show();
    expect([region(), document.activeElement]).toEqual([null, one('#opener')]);
    expect(kept()).toMatchObject(answerAll(true));
    await reopen();
    expect(boxes().map(([, isChecked]) => isChecked)).toEqual([true, true, true, true]);
    await press('Close');
    expect([region(), document.activeElement]).toEqual([null, one('#opener')]);
  });

  it('takes a yes back', async () => {
    answered(true);
    await open(EMPTY);
    await reopen();
    await press('Decline all');
    expect(kept()).toMatchObject(answerAll(false));
    expect([region(), document.activeElement]).toEqual([null, one('#opener')]);
  });

  it('has a place at the end of a page that has none', async () => {
    await open('<button id="opener">Cookies</button>', {});
    await reopen();
    expect(region()).not.toBeNull();
    expect(document.querySelectorAll('[data-storefront="consent"]')).toHaveLength(1);
    await press('Close');
    await reopen();
    expect(document.querySelectorAll('[data-storefront="consent"]')).toHaveLength(1);
  });

  it('says to whom a browser refuses for that a yes counts all the same, and it does', async () => {
    vi.stubGlobal('navigator', new Proxy(navigator, { get: (own, name) => name === 'globalPrivacyControl' || Reflect.get(own, name) }));
    await open(EMPTY);
    expect(region()).toBeNull();
    await reopen();
    expect(region()?.textContent).toContain('Global Privacy Control');
    await press('Accept all');
    expect(kept()).toMatchObject({ ...answerAll(true), overrulesBrowser: true });
  });
});

describe('a page’s own banner', () => {
  it.each([
    ['Yes', answerAll(true)],
    ['No', answerAll(false)],
    ['These', { analytics: true, marketing: false, preferences: false, saleOfData: false }],
  ])('is shown while nobody has answered, and “%s” is what the visitor means', async (name, expected) => {
    await open(SERVED);
    const served = one('#form');
    expect([one('#place').hidden, region(), boxes()]).toEqual([
      false,
      null,
      [
        ['analytics', false],
        ['preferences', false],
      ],
    ]);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Count me' }));
    await press(name);
    expect(kept()).toMatchObject(expected);
    expect([one('#place').hidden, one('#form')]).toEqual([true, served]);
  });

  it('is opened with what holds', async () => {
    answered(true);
    await open(SERVED);
    expect(one('#place').hidden).toBe(true);
    await page.openConsent();
    await page.show();
    expect([one('#place').hidden, boxes().map(([, isChecked]) => isChecked)]).toEqual([false, [true, true]]);
  });

  it('is the server’s again when the shop leaves', async () => {
    await open(SERVED);
    page.stop();
    expect([one('#place').hidden, one('#place').hasAttribute('data-state'), one('#form').parentElement]).toEqual([
      true,
      false,
      one('#place'),
    ]);
  });
});
