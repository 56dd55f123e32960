import type { WireParts } from '../../../src/core/wire/createWire.ts';
import { createPlacesApi, type PlacesApi } from './places.ts';
import { pathOf } from '../../../src/lib/pathOf.ts';
import { lazySchema, z } from '../../../src/lib/zod.ts';
import type { Result } from '../../../src/lib/result.ts';
import { stringify } from '../../../src/lib/stringify.ts';
import { name } from '../../../src/commerce/model/fields.ts';
import type { FormSubmission } from '../../../src/commerce/model/formSubmission.ts';
import type { ApiError } from '../../../src/core/wire/ApiError.ts';
import type { CallOptions } from '../../../src/core/wire/createSend.ts';

export interface FormApi {
  key(options?: CallOptions): Promise<Result<string, ApiError>>;
  /** Resolves with any response of the platform. The request outlives its page unless it is too large. */
  save(submission: FormSubmission, options?: CallOptions): Promise<Result<unknown, ApiError>>;
  /** Has the platform check answers by field id; a refusal's body names the faulty fields. */
  validate(formId: string, answers: Readonly<Record<string, unknown>>, options?: CallOptions): Promise<Result<unknown, ApiError>>;
  /** The description of a kind of form block, unread. */
  template(type: string, options?: CallOptions): Promise<Result<unknown, ApiError>>;
}

const keySchema = lazySchema(() =>
  z.pipe(
    z.object({ key: name() }),
    z.transform(({ key }) => key),
  ),
);

/** Bytes that may outlive the page (64 KiB shared by all such requests: https://fetch.spec.whatwg.org/#http-network-or-cache-fetch). */
const KEEPALIVE_LIMIT = 60_000;

/** Factor for a form's deadline, because the platform passes it on to mailboxes and sheets before it responds. */
const FORM_PATIENCE = 3;

const mayOutlivePage = (json: unknown): boolean => new TextEncoder().encode(stringify(json)).length <= KEEPALIVE_LIMIT;

export interface FormWire {
  readonly form: FormApi;
  readonly places: PlacesApi;
}

/** All calls that forms make, in one file, which comes beside the wire. */
export const createFormCalls = (parts: WireParts): FormWire => ({ form: createFormApi(parts), places: createPlacesApi(parts) });

export function createFormApi({ send, writeDeadlineMs }: Pick<WireParts, 'send' | 'writeDeadlineMs'>): FormApi {
  const deadlineMs = writeDeadlineMs * FORM_PATIENCE;
  const write = { method: 'post', deadlineMs, empty: null } as const;
  return {
    key: (options) =>
      send({ ...options, method: 'post', deadlineMs, path: 'form/FormSubmissionKey', credentials: 'include', schema: keySchema() }),
    save: (json, options) =>
      send({ ...options, ...write, path: 'form/SaveFormSubmission', credentials: 'include', json, isLeaving: mayOutlivePage(json) }),
    validate: (formId, json, options) => send({ ...options, ...write, path: pathOf('rest/forms/validate', formId), json }),
    template: (type, options) => send({ ...options, method: 'get', deadlineMs, path: 'template/GetTemplateSchema', query: { type } }),
  };
}
