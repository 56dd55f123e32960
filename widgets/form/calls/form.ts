import { pathOf } from '../../../src/lib/pathOf.ts';
import { z } from '../../../src/lib/zod.ts';
import type { Result } from '../../../src/lib/result.ts';
import { stringify } from '../../../src/lib/stringify.ts';
import { name } from '../../../src/commerce/model/fields.ts';
import type { FormSubmission } from '../../../src/commerce/model/formSubmission.ts';
import type { ApiError } from '../../../src/core/wire/ApiError.ts';
import type { CallOptions, Send } from '../../../src/core/wire/createSend.ts';

/** What forms ask of the platform. Writes have a deadline over head and body and are never repeated by themselves. */
export interface FormApi {
  /** A fresh key for one submission. */
  key(options?: CallOptions): Promise<Result<string, ApiError>>;
  /** Whatever the platform answers. The request outlives its page, unless it is too large for that. */
  save(submission: FormSubmission, options?: CallOptions): Promise<Result<unknown, ApiError>>;
  /** Has the platform judge answers by field id; a refusal's body says what is wrong with which field. */
  validate(formId: string, answers: Readonly<Record<string, unknown>>, options?: CallOptions): Promise<Result<unknown, ApiError>>;
  /** What describes a kind of form block; read by whoever shows it. */
  template(type: string, options?: CallOptions): Promise<Result<unknown, ApiError>>;
}

const keySchema = z.pipe(
  z.object({ key: name }),
  z.transform(({ key }) => key),
);
const anything = z.unknown();
/** What a browser lets outlive its page, in bytes (64 KiB, shared by all such requests: https://fetch.spec.whatwg.org/#http-network-or-cache-fetch). */
const KEEPALIVE_LIMIT = 60_000;

const mayOutlivePage = (json: unknown): boolean => new TextEncoder().encode(stringify(json)).length <= KEEPALIVE_LIMIT;

/** @param deadlineMs how long a call may take, in ms, head and body of its answer. */
export function createFormApi(send: Send, deadlineMs: number): FormApi {
  const write = { method: 'post', deadlineMs, schema: anything, empty: null } as const;
  return {
    key: (options) =>
      send({ ...options, method: 'post', deadlineMs, path: 'form/FormSubmissionKey', credentials: 'include', schema: keySchema }),
    save: (json, options) =>
      send({ ...options, ...write, path: 'form/SaveFormSubmission', credentials: 'include', json, isLeaving: mayOutlivePage(json) }),
    validate: (formId, json, options) => send({ ...options, ...write, path: pathOf('rest/forms/validate', formId), json }),
    template: (type, options) =>
      send({ ...options, method: 'get', deadlineMs, path: 'template/GetTemplateSchema', query: { type }, schema: anything }),
  };
}
