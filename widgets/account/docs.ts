import { describeSettings, describeTexts } from '../../src/core/feature/FeatureDocs.ts';
import { accountSettings } from './settings.ts';
import { accountTexts } from './accountTexts.ts';

const texts = describeTexts([accountTexts], {
  signIn: 'button that opens the login, and the button in it',
  signOut: 'button that signs out',
  myAccount: "link to the customer's account",
  accountEmail: 'label of the e-mail field',
  accountPassword: 'label of the password field',
  rememberMe: 'box to tick',
  signingIn: 'while the customer is signed in',
  signedIn: 'read out after it',
  signedOut: 'read out after signing out',
  accountIncomplete: 'email or password are empty',
  wrongPassword: 'the platform refused them',
  accountLocked: 'the platform has locked the account',
  accountOffline: 'there was no connection',
  accountFailed: 'the platform failed',
});

export const accountDocs = {
  settings: describeSettings(accountSettings, { accountPath: "the page of the customer's account" }),
  texts,
} as const;
