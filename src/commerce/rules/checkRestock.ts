import { isEmailAddress, type EmailRule } from '../model/isEmailAddress.ts';

export interface RestockEntry {
  readonly email: string;
  /** `null`: a captcha is shown and unanswered; absent: none is shown, or it was not requested yet. */
  readonly captchaToken?: string | null;
  /** Default: the platform's rule. */
  readonly emailRule?: EmailRule;
}

export type RestockProblem = 'email-blank' | 'email-invalid' | 'captcha';

/** The first problem of a restock sign-up; `null` if there is none. */
export function checkRestock({ email, captchaToken, emailRule }: RestockEntry): RestockProblem | null {
  if (email.trim() === '') return 'email-blank';
  if (!isEmailAddress(email, emailRule)) return 'email-invalid';
  return captchaToken === null || captchaToken === '' ? 'captcha' : null;
}
