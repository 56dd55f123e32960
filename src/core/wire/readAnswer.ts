import { fail, ok, type Result } from '../../lib/result.ts';
import { ApiError } from './ApiError.ts';
import { parseRetryAfter } from './retryAfter.ts';
import { readServerMessage } from './serverMessage.ts';

export interface AnswerSchema<Value> {
  safeParse(body: unknown): { success: true; data: Value } | { success: false; error: unknown };
}

export interface AnswerRules<Value> {
  /** Absent: an answer says nothing but that it was done, and its body is not checked. */
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
  const text = accepted ? await response.text() : await response.text().catch(() => '');
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

function isCrumbFailure(body: unknown): boolean {
  return (
    typeof body === 'object' && body !== null && Object.hasOwn(body, 'crumbFail') && (body as { crumbFail: unknown }).crumbFail === true
  );
}

/** `undefined` for invalid JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
