import { ApiError } from '../../../src/core/wire/ApiError.ts';
import { fail, ok, type Result } from '../../../src/lib/result.ts';
import { z } from '../../../src/lib/zod.ts';
import type { CartChanges } from '../createCartApi.ts';
import { cartIntentSchema, intentOfCall, type CartIntent } from '../model/cartIntent.ts';

/** A call to change the cart, parsed. */
export interface CartCall {
  readonly intent: CartIntent;
  /** Of an add. */
  readonly options: { readonly productInstance?: string | undefined; readonly onWaiting?: (() => void) | undefined };
}

const optionsSchema = z.object({
  isExpress: z.optional(z.boolean()),
  productInstance: z.optional(z.string()),
  onWaiting: z.optional(z.custom<() => void>((run) => typeof run === 'function')),
});

/**
 * The call as an intent. Whatever else a page's script hands over is refused with an error of kind `invalid`, which names what is wrong;
 * so is an object that throws when it is looked at.
 */
export function parseCall(name: keyof CartChanges, given: readonly unknown[]): Result<CartCall, ApiError> {
  let cause: unknown;
  try {
    const intent = z.safeParse(cartIntentSchema, (intentOfCall[name] as (...values: readonly unknown[]) => unknown)(...given));
    const options = z.safeParse(optionsSchema, name === 'add' ? (given[1] ?? {}) : {});
    if (intent.success && options.success) return ok({ intent: intent.data, options: options.data });
    cause = intent.error ?? options.error;
  } catch (error) {
    cause = error;
  }
  const issue = cause instanceof z.core.$ZodError ? cause.issues[0]?.path.join('.') : '';
  return fail(
    new ApiError('invalid', `cart.${name}() cannot be called with this${issue ? `: ${issue} is not as it should be` : ''}.`, { cause }),
  );
}
