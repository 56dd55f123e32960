import type { FormApi } from '../api/form.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import { stringify } from '../lib/stringify.ts';
import type { Form, PageFacts } from '../model/form.ts';
import type { AllFormTexts } from './createFormTexts.ts';
import { failureOf, readRefusal, refuse } from './failureOf.ts';
import type { FormFailure } from './FormState.ts';
import type { FormAnswers } from './sanitizeForm.ts';

/**
 * Sends a form that was found right. `sanitize` makes its answers at the moment at which they are due.
 */
export type SendForm = (sanitize: () => FormAnswers) => Promise<Result<void, FormFailure>>;

/** The captcha as it stands in the form. */
export interface CaptchaHook {
  /** The visitor's token; `null` when there is none, because it is not solved or was given up. */
  getToken(): Promise<string | null> | string | null;
  /** Makes it ask again: a token counts once. */
  reset(): void;
}

interface SubmissionDeps {
  readonly api: Pick<FormApi, 'key' | 'save'>;
  readonly texts: AllFormTexts;
  /** The captcha of the form, asked at each submit; `null` while it is not there. */
  readonly captcha: () => CaptchaHook | null;
  /** What the page is at the moment of sending. */
  readonly facts: () => PageFacts;
}

/**
 * The submission of a form after it was judged (spec §4): captcha, key, sanitized answers, save. A form with a captcha is never sent
 * without its token. When the answer to the save was lost, the platform may have the form already: the same answers go out again only when
 * the visitor asks for it, and under the same key, so that the platform can tell.
 */
export function createSubmission(
  form: Pick<Form, 'id' | 'fields' | 'captcha' | 'collectionId' | 'objectName'>,
  deps: SubmissionDeps,
): SendForm {
  const { api, texts, captcha, facts } = deps;
  const { fields, collectionId, objectName } = form;
  let lost: { readonly key: string; readonly json: string } | null = null;

  const send = async (sanitize: () => FormAnswers, captchaKey: string | null): Promise<FormFailure | null> => {
    const toJson = () => {
      try {
        return stringify(sanitize());
      } catch {
        return null;
      }
    };
    let key = lost && lost.json === toJson() ? lost.key : null;
    lost = null;
    if (key === null) {
      const answer = await api.key();
      if (!answer.ok) return refuse(texts.noSubmissionKey);
      key = answer.value;
    }
    const json = toJson();
    if (json === null) return refuse(texts.unparsable);
    const { query: _query, ...page } = facts();
    const answer = await api.save({
      key,
      form: json,
      formId: form.id,
      ...(collectionId !== null && { collectionId }),
      ...(objectName !== null && { objectName }),
      ...(captchaKey !== null && { captchaKey }),
      ...page,
    });
    if (answer.ok) return readRefusal(answer.value, fields, texts, true);
    const { kind } = answer.error;
    if (kind === 'offline' || kind === 'timeout' || kind === 'schema') lost = { key, json };
    return failureOf(answer.error, fields, texts);
  };

  return async (sanitize) => {
    const hook = form.captcha && captcha();
    const token = form.captcha && (await tokenOf(hook));
    if (form.captcha && !token) return fail(refuse(texts.incomplete));
    const failure = await send(sanitize, token);
    if (failure) hook?.reset();
    return failure ? fail(failure) : ok(undefined);
  };
}

async function tokenOf(hook: CaptchaHook | null): Promise<string | null> {
  try {
    return (await hook?.getToken()) ?? null;
  } catch {
    return null;
  }
}
