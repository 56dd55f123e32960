import { afterEach, expect, it } from 'vitest';
import { readLogin } from '../../../src/core/page/readLogin.ts';
import { clearPage, showPage } from './openPage.ts';

const COOKIE = 'SiteUserSecureAuthToken';

afterEach(() => {
  clearPage();
  delete window.UserAccountApi;
  document.cookie = `${COOKIE}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`;
});

it.each<[saysSo: string, prepare: () => void, login: readonly number[] | null]>([
  ['nothing', () => showPage('', {}), null],
  ['the account of the page context', () => showPage('', { authenticatedAccount: { id: 'a1', roles: [1] } }), [1]],
  ['an account without roles', () => showPage('', { authenticatedAccount: { id: 'a1' } }), []],
  ['a session in a customer’s name', () => showPage('', { impersonatedSession: true }), []],
  ['the secure cookie of a customer', () => void (document.cookie = `${COOKIE}=t; path=/`), []],
  ['the platform’s own account API', () => (window.UserAccountApi = { isUserAuthenticated: () => true }), []],
  ['an API that knows nobody', () => (window.UserAccountApi = { isUserAuthenticated: () => false }), null],
  ['an API that answers something else', () => (window.UserAccountApi = { isUserAuthenticated: () => Promise.resolve(true) }), null],
  ['an API that is none', () => (window.UserAccountApi = { isUserAuthenticated: true }), null],
  [
    'an API that throws',
    () => {
      window.UserAccountApi = {
        isUserAuthenticated() {
          throw new Error('Not ready.');
        },
      };
    },
    null,
  ],
])('who is logged in, where %s says so', (_saysSo, prepare, login) => {
  prepare();
  expect(readLogin(document, COOKIE)).toEqual(login);
});
