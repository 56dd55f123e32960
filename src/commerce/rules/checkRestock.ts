import { isEmailAddress, type EmailRule } from '../model/isEmailAddress.ts';

/** What a visitor has filled in to be told of a restock. */
export interface RestockEntry {
  /** As typed. */
  readonly email: string;
  /** The answer to the captcha; `null`: one is shown, and there is no answer; absent: none is shown, or it was not asked yet. */
  readonly captchaToken?: string | null;
  /** Default: the platform's. */
  readonly emailRule?: EmailRule;
}

/** What has to be mended before a restock sign-up is sent. */
export type RestockProblem = 'email-blank' | 'email-invalid' | 'captcha';

/** The first thing wrong with a restock sign-up, or null (spec §5 "Restock e-mail"). */
export function checkRestock({ email, captchaToken, emailRule }: RestockEntry): RestockProblem | null {
  if (email.trim() === '') return 'email-blank';
  if (!isEmailAddress(email, emailRule)) return 'email-invalid';
  return captchaToken === null || captchaToken === '' ? 'captcha' : null;
}
