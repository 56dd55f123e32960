import { z } from '../lib/zod.ts';
import type { Result } from '../lib/result.ts';
import type { RestockSignUp } from '../model/restockSignUp.ts';
import type { ApiError } from './ApiError.ts';
import type { CallOptions, Send } from './createSend.ts';

/** Telling the platform who waits for a variant (spec §7). */
export interface RestockApi {
  /** Sent once; never repeated by itself. What the platform answers beside its yes is not known, so nothing is made of it. */
  signUp(signUp: RestockSignUp, options?: CallOptions): Promise<Result<unknown, ApiError>>;
}

const anythingSchema = z.unknown();

/** @param deadlineMs how long a sign-up may take, in ms, from the click to the end of its answer. */
export function createRestockApi(send: Send, deadlineMs: number): RestockApi {
  return {
    signUp: (json, options) =>
      send({
        method: 'post',
        path: 'site-users/account/notifications/restock',
        json,
        schema: anythingSchema,
        empty: {},
        deadlineMs,
        ...options,
      }),
  };
}
