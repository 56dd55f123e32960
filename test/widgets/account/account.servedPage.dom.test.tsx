import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { one } from '../../core/page/openPage.ts';
import { expectServedPageUntouched } from '../expectServedPageUntouched.ts';
import type { OpenPage } from '../openWidgets.ts';

const CONTEXT = { websiteSettings: { userAccountsSettings: { loginAllowed: true } } };
/** Seen on pages of version 7.1. */
const LINK =
  '<div data-controller="UserAccountLink" class="user-accounts-link"><button class="user-accounts-text-link"><span class="unauth">Sign In</span><span class="auth">My Account</span></button></div>';
const PLACE = '<div data-storefront="account" id="place"><a href="/login">Your <b>account</b><!-- a --></a> or a call</div>';
const answer = async (page: OpenPage, name: 'signIn' | 'signOut', value: unknown) =>
  vi.waitFor(() => page.api.calls.find((call) => call.name === name)!.answer(value));
const inPlace = (role: 'button' | 'link', name: string) =>
  vi.waitFor(() => screen.getAllByRole(role, { name }).find((node) => one('#place').contains(node))!);

describe('the law of the served page: accounts', () => {
  it('is kept by a place with content of the server’s, and by the page’s own link', () =>
    expectServedPageUntouched(
      LINK + PLACE,
      {
        'it is mounted': async () => {
          await inPlace('button', 'Sign In');
          await vi.waitFor(() => expect(one('.auth').hidden).toBe(true));
        },
        'somebody asks to log in': async () => {
          fireEvent.click(await inPlace('button', 'Sign In'));
          await screen.findByRole('dialog', { hidden: true });
        },
        'somebody logs in': async (page) => {
          fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'anna@example.com' } });
          fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'kettle' } });
          fireEvent.submit(one('.storefront-sign-in'));
          await answer(page, 'signIn', null);
          await vi.waitFor(() => expect(one('.unauth').hidden).toBe(true));
          await inPlace('link', 'My Account');
        },
        'and out': async (page) => {
          fireEvent.click(await inPlace('button', 'Sign Out'));
          await answer(page, 'signOut', null);
          await vi.waitFor(() => expect(one('.auth').hidden).toBe(true));
        },
      },
      CONTEXT,
    ));

  it('is kept where nobody may log in', () =>
    expectServedPageUntouched(
      LINK + PLACE,
      { 'the link goes': () => vi.waitFor(() => expect(one('.user-accounts-text-link').hidden).toBe(true)) },
      { websiteSettings: { userAccountsSettings: { loginAllowed: false } } },
    ));
});
