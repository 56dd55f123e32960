import { lazySchema, z } from '../../../src/lib/zod.ts';
import { name } from '../../../src/commerce/model/fields.ts';
import type { Result } from '../../../src/lib/result.ts';
import type { SubscriptionOrder } from '../../../src/commerce/model/subscriptionOrder.ts';
import type { ApiError } from '../../../src/core/wire/ApiError.ts';
import type { CallOptions } from '../../../src/core/wire/createSend.ts';
import type { WireParts } from '../../../src/core/wire/createWire.ts';

/** Creates the separate cart of a subscription. */
export interface SubscriptionApi {
  /** Resolves with the cart's token for the subscription checkout. Never repeated automatically. */
  create(order: SubscriptionOrder, options?: CallOptions): Promise<Result<{ readonly cartToken: string }, ApiError>>;
}

const answerSchema = lazySchema(() => z.object({ cartToken: name() }));

export const createSubscriptionApi = ({ send }: Pick<WireParts, 'send'>): SubscriptionApi => ({
  create: (json, options) => send({ method: 'post', path: '3/commerce/cart/subscription', json, schema: answerSchema(), ...options }),
});
