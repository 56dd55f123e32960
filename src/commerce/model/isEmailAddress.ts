import { MAX_EMAIL_LENGTH, MIN_EMAIL_LENGTH } from './constants.ts';

/** The platform's rule, or every top-level domain in use today. */
export type EmailRule = 'platform' | 'modern';

/** A top-level part of 2 to 4 letters or digits, or of any letters and Punycode (up to 63, RFC 1035). */
const PATTERNS: Readonly<Record<EmailRule, RegExp>> = {
  platform: /^[^\s@]+@[^\s@]+\.[a-z\d]{2,4}$/i,
  modern: /^[^\s@]+@[^\s@]+\.(?:[\p{L}\p{M}\d]{2,63}|xn--[a-z\d-]{1,59})$/iu,
};

/** Whether the platform accepts an e-mail address; surrounding blanks are ignored. */
export function isEmailAddress(text: string, rule: EmailRule = 'platform'): boolean {
  const email = text.trim();
  return email.length >= MIN_EMAIL_LENGTH && email.length <= MAX_EMAIL_LENGTH && PATTERNS[rule].test(email);
}
