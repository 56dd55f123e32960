import { MAX_EMAIL_LENGTH, MIN_EMAIL_LENGTH } from './constants.ts';

/** One at sign, no blanks, and a top-level part of 2 to 4 letters or digits. */
const PATTERN = /^[^\s@]+@[^\s@]+\.[a-z\d]{2,4}$/i;

/** Whether an e-mail address may be sent to the platform (spec §5 "Email validity"); blanks round it do not count. */
export function isEmailAddress(text: string): boolean {
  const email = text.trim();
  return email.length >= MIN_EMAIL_LENGTH && email.length <= MAX_EMAIL_LENGTH && PATTERN.test(email);
}
