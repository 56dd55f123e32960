import { z } from '../../../src/lib/zod.ts';
import type { Result } from '../../../src/lib/result.ts';
import type { SubscriptionOrder } from '../../../src/commerce/model/subscriptionOrder.ts';
import type { ApiError } from '../../../src/core/wire/ApiError.ts';
import type { CallOptions, Send } from '../../../src/core/wire/createSend.ts';

/** What is subscribed to, in a cart of its own. */
export interface SubscriptionApi {
  /** The token by which subscription checkout knows the new cart. Has a deadline over head and body and is never repeated by itself. */
  create(order: SubscriptionOrder, options?: CallOptions): Promise<Result<{ readonly cartToken: string }, ApiError>>;
}

const answerSchema = z.object({ cartToken: z.string().check(z.minLength(1)) });

/** @param deadlineMs how long the platform may take, in ms, from the click to the end of its answer. */
export const createSubscriptionApi = (send: Send, deadlineMs: number): SubscriptionApi => ({
  create: (json, options) =>
    send({ method: 'post', path: '3/commerce/cart/subscription', json, schema: answerSchema, deadlineMs, ...options }),
});
