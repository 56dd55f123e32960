import { own } from '../../lib/readers.ts';
import { fail, ok, parseJson, type Result } from '../../lib/result.ts';
import { withoutInherited } from '../../lib/withoutInherited.ts';
import { ApiError } from './ApiError.ts';

const LONGEST = 500;

/** The longest answer that is read, in bytes: parsing and showing more would leave the page frozen. */
const LONGEST_ANSWER = 5_000_000;

/** Maximum wait (ms) for a visitor, whatever the server asks for. */
export const LONGEST_WAIT_MS = 5000;

export interface AnswerSchema<Value> {
  safeParse(body: unknown): { success: true; data: Value } | { success: false; error: unknown };
}

export interface AnswerRules<Value> {
  /** Absent: an answer only confirms the call, and its body is not checked. */
  readonly schema?: AnswerSchema<Value>;
  /** The value of an empty response (204 or no body); absent: an error. */
  readonly empty?: Value;
  /** Whether any text is expected instead of JSON. */
  readonly isText?: boolean;
}

/**
 * Checks status and content type before the body; a web page instead of data (login, proxy, firewall) is an error.
 *
 * @throws only if the body cannot be read
 */
export async function readAnswer<Value>(response: Response, rules: AnswerRules<Value>): Promise<Result<Value, ApiError>> {
  const { status } = response;
  const accepted = isAccepted(status);
  const text = accepted ? await readText(response) : await readText(response).catch(() => '');
  if (text === null) return unreadable(status, 'The server sent more than 5 MB.', response);
  const body = rules.isText ? text : parseJson(text);
  if (!accepted || isCrumbFailure(body)) return fail(refusal(response, body));
  if (text.trim() === '') {
    return rules.empty === undefined ? unreadable(status, 'The server sent an empty answer.') : ok(rules.empty);
  }
  if (body === undefined || (!rules.isText && /html/i.test(response.headers.get('content-type') ?? ''))) {
    return unreadable(status, 'The server sent something other than data.');
  }
  if (!rules.schema) return ok(body as Value);
  const parsed = rules.schema.safeParse(body);
  return parsed.success ? ok(parsed.data) : unreadable(status, 'The server sent data in an unexpected form.', parsed.error);
}

/** `null` for a body that is too long, the rest of which is left on the way. A page's own `fetch` may have no stream to read. */
async function readText(response: Response): Promise<string | null> {
  const reader = response.body?.getReader?.();
  if (!reader) return response.text();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.length;
    if (bytes > LONGEST_ANSWER) {
      reader.cancel().catch(() => undefined);
      return null;
    }
    text += decoder.decode(value, withoutInherited({ stream: true }));
  }
}

function unreadable(status: number, message: string, cause?: unknown): { ok: false; error: ApiError } {
  return fail(new ApiError('schema', message, { status, cause }));
}

function refusal(response: Response, body: unknown): ApiError {
  const { status } = response;
  const kind = isCrumbFailure(body) ? 'crumb' : status === 429 ? 'rate-limit' : 'http';
  // A crumb failure may have any status, 200 included.
  const message = isAccepted(status) ? 'The host refused the request.' : `Request failed with status code ${status}`;
  return new ApiError(kind, message, {
    status,
    body,
    serverMessage: readServerMessage(body),
    retryAfterMs: parseRetryAfter(response.headers.get('retry-after'), Date.now()),
  });
}

function isAccepted(status: number): boolean {
  return status >= 200 && status <= 299;
}

const isCrumbFailure = (body: unknown): boolean => own(body, 'crumbFail') === true;

/**
 * The wait (ms from `now`) of a `Retry-After` header (https://www.rfc-editor.org/rfc/rfc9110#field.retry-after), from 0 to `cap`; `null`
 * without a valid one.
 */
export function parseRetryAfter(header: string | null, now: number, cap: number = LONGEST_WAIT_MS): number | null {
  const text = (header ?? '').trim();
  // A date starts with a weekday; `Date.parse` alone would accept "-5" and "soon 12".
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : /^(?:mon|tue|wed|thu|fri|sat|sun)/i.test(text) ? Date.parse(text) - now : NaN;
  return Number.isNaN(wait) ? null : Math.min(Math.max(wait, 0), cap);
}

/**
 * The platform's message in a refusal: the first non-blank text in `message`, `error` or `errors`, each a text, a list, a map, or a nested
 * object; `null` without one.
 */
export const readServerMessage = (body: unknown): string | null => messageIn(body, 3);

const messageIn = (body: unknown, depth: number): string | null =>
  firstText(
    ['message', 'error', 'errors'].map((name) => own(body, name)),
    depth,
  );

function firstText(values: readonly unknown[], depth: number): string | null {
  if (depth === 0) return null;
  for (const value of values) {
    const text = textOf(value, depth - 1);
    if (text !== null) return text;
  }
  return null;
}

function textOf(value: unknown, depth: number): string | null {
  if (typeof value === 'string') return value.trim().slice(0, LONGEST) || null;
  if (typeof value !== 'object' || value === null) return null;
  return messageIn(value, depth) ?? firstText(Object.values(value), depth);
}
