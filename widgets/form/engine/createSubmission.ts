import { openStore } from '../../../src/lib/openStore.ts';
import type { ApiError } from '../../../src/core/wire/ApiError.ts';
import type { FormApi } from '../calls/createFormCalls.ts';
import { attempt, fail, ok, parseJson, type Result } from '../../../src/lib/result.ts';
import { stringify } from '../../../src/lib/stringify.ts';
import type { Form, PageFacts } from '../model/form.ts';
import type { AllFormTexts } from './createFormTexts.ts';
import { failureOf, keyFailure, readRefusal, refuse } from './failureOf.ts';
import type { FormFailure } from './FormState.ts';
import type { FormAnswers } from './formValues.ts';
import { own, textOf } from '../../../src/lib/readers.ts';

export type SendForm = (sanitize: () => FormAnswers) => Promise<Result<void, FormFailure>>;

export interface CaptchaHook {
  /** `null` when unanswered or cancelled. */
  getToken(): Promise<string | null> | string | null;
  /** Discards the token, which is valid once. */
  reset(): void;
}

interface SubmissionDeps {
  readonly api: Pick<FormApi, 'key' | 'save'>;
  readonly texts: AllFormTexts;
  /** `null` while the form has no captcha. */
  readonly captcha: () => CaptchaHook | null;
  /** Facts of the page when the form is sent. */
  readonly facts: () => PageFacts;
  /** The record of a submission whose answer was lost. */
  readonly pending: PendingSubmission;
  readonly cookiesEnabled: () => boolean;
}

/**
 * Sends a checked form: captcha, key, sanitized answers, save. A form with a captcha is never sent without its token. After a lost response
 * the same answers are sent again only on the visitor's request, with the same key, so that the platform can recognise them.
 */
export function createSubmission(
  form: Pick<Form, 'id' | 'fields' | 'captcha' | 'collectionId' | 'objectName'>,
  deps: SubmissionDeps,
): SendForm {
  const { api, texts, captcha, facts, pending, cookiesEnabled } = deps;
  const { fields, collectionId, objectName } = form;

  const send = async (sanitize: () => FormAnswers, captchaKey: string | null): Promise<FormFailure | null> => {
    const toJson = () => attempt(() => stringify(sanitize()));
    const before = toJson();
    let key = before === undefined ? null : pending.keyFor(before);
    const isRepeated = key !== null;
    if (key === null) {
      pending.begin();
      const answer = await api.key();
      if (!answer.ok) {
        pending.end();
        return keyFailure(answer.error, texts, cookiesEnabled());
      }
      key = answer.value;
    }
    const json = toJson();
    if (json === undefined) {
      pending.end();
      return refuse(texts.unparsable);
    }
    pending.send(key, json);
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
    if (!answer.ok && isInDoubt(answer.error, isRepeated)) pending.lose();
    else pending.end();
    if (answer.ok) return readRefusal(answer.value, fields, texts, true);
    const said = isRepeated ? keyRefusal(answer.error) : null;
    if (said === 'used') return null;
    return said === 'unknown' ? refuse(texts.maybeSent) : failureOf(answer.error, fields, texts);
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

/** Whether the platform may have the answers nevertheless: it did not respond, or it refused a repetition before checking its key. */
function isInDoubt({ kind, status }: ApiError, isRepeated: boolean): boolean {
  if (kind === 'offline' || kind === 'timeout' || kind === 'schema' || kind === 'aborted') return true;
  const isGateway = status === 502 || status === 503 || status === 504;
  return isGateway || (isRepeated && (kind === 'crumb' || status === 401 || status === 429 || status === 500));
}

async function tokenOf(hook: CaptchaHook | null): Promise<string | null> {
  try {
    return (await hook?.getToken()) ?? null;
  } catch {
    return null;
  }
}

const USED = /already|duplicate|(?:^|[^a-z])used/i;
const UNKNOWN = /expired|open\b.*\btoo long|(?:unknown|invalid|no such)\b.*\bkey|key\b.*\b(?:unknown|invalid|not found)/i;

function keyRefusal({ status, body, serverMessage }: ApiError): 'used' | 'unknown' | null {
  if (status === 409) return 'used';
  if (status === 410) return 'unknown';
  if (status !== 400 && status !== 422) return null;
  const said = `${textOf(own(body, 'code'))} ${serverMessage ?? ''}`;
  return USED.test(said) ? 'used' : UNKNOWN.test(said) ? 'unknown' : null;
}

/** The outcome of a form whose page was left while it was being sent. */
export type LeftSubmission = 'unsent' | 'unknown';

/**
 * A submission without a response, kept for this tab: equal answers are sent again with the same key, also after a reload, so that the
 * platform accepts them once.
 */
export interface PendingSubmission {
  keyFor(json: string): string | null;
  begin(): void;
  /** Marks the answers as sent with this key. */
  send(key: string, json: string): void;
  /** Marks the response as lost and reported to the visitor. */
  lose(): void;
  /** Clears the record after a response, or when nothing was sent. */
  end(): void;
  /** Returns that outcome once; `null` if there is none. */
  takeLeft(): LeftSubmission | null;
}

interface Kept {
  readonly key: string;
  readonly hash: number;
  /** Whether the visitor has not yet been informed. */
  readonly isOpen: boolean;
}

/** Without storage the record lasts as long as the form is on the page. */
export function createPendingSubmission(formId: string): PendingSubmission {
  const name = `storefront-form-sent-${formId}`;
  const store = openStore('sessionStorage');
  let kept: Kept | null = readKept(store.get(name));
  const keep = (now: Kept | null) => {
    kept = now;
    if (now) store.set(name, stringify(now));
    else store.remove(name);
  };
  return {
    keyFor: (json) => (kept?.key && kept.hash === hashOf(json) ? kept.key : null),
    begin: () => keep({ key: '', hash: 0, isOpen: true }),
    send: (key, json) => keep({ key, hash: hashOf(json), isOpen: true }),
    lose: () => void (kept && keep({ ...kept, isOpen: false })),
    end: () => keep(null),
    takeLeft() {
      if (!kept?.isOpen) return null;
      const left = kept.key === '' ? 'unsent' : 'unknown';
      keep(left === 'unsent' ? null : { ...kept, isOpen: false });
      return left;
    },
  };
}

function readKept(text: string | null): Kept | null {
  const raw = parseJson(text);
  const hash = own(raw, 'hash');
  return typeof hash === 'number' ? { key: textOf(own(raw, 'key')), hash, isOpen: own(raw, 'isOpen') === true } : null;
}

/** FNV-1a of 32 bits (https://datatracker.ietf.org/doc/html/draft-eastlake-fnv): detects a change without revealing what was typed. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
