import { MAX_EMAIL_LENGTH, MIN_EMAIL_LENGTH } from './constants.ts';

/** Which top-level parts an address may have: the platform's rule, or all that there are today. */
export type EmailRule = 'platform' | 'modern';

/** One at sign, no blanks, and a top-level part: of 2 to 4 letters or digits; or of any letters (RFC 1035: up to 63), in Punycode too. */
const PATTERNS: Readonly<Record<EmailRule, RegExp>> = {
  platform: /^[^\s@]+@[^\s@]+\.[a-z\d]{2,4}$/i,
  modern: /^[^\s@]+@[^\s@]+\.(?:[\p{L}\p{M}\d]{2,63}|xn--[a-z\d-]{1,59})$/iu,
};

/** Whether an e-mail address may be sent to the platform (spec §5 "Email validity"); blanks round it do not count. */
export function isEmailAddress(text: string, rule: EmailRule = 'platform'): boolean {
  const email = text.trim();
  return email.length >= MIN_EMAIL_LENGTH && email.length <= MAX_EMAIL_LENGTH && PATTERNS[rule].test(email);
}
