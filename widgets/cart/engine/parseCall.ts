import { ApiError } from '../../../src/core/wire/ApiError.ts';
import { fail, ok, type Result } from '../../../src/lib/result.ts';
import { z } from '../../../src/lib/zod.ts';
import { cartIntentSchema, type CartIntent } from '../model/cartIntent.ts';
import type { AddOptions, CartChanges } from '../CartApi.ts';

/** What a call asks for. */
export interface CartCall {
  readonly intent: CartIntent | { readonly kind: 'undo'; readonly entryId: string };
  /** Of an add. */
  readonly options: { readonly productInstance?: string | undefined; readonly onWaiting?: (() => void) | undefined };
}

/** What each of these calls asks for, as it is given: parsed before anything is done. */
const cartChanges = {
  add: (entry, options) => ({ kind: 'add', entry, isExpress: (options as AddOptions | undefined)?.isExpress }),
  update: (entryId, quantity) => ({ kind: 'quantity', entryId, quantity }),
  remove: (entryId) => ({ kind: 'remove', entryId }),
  undo: (entryId) => ({ kind: 'undo', entryId }),
  updateFields: (entryId, additionalFields) => ({ kind: 'fields', entryId, additionalFields }),
  applyCoupon: (code) => ({ kind: 'coupon', code: typeof code === 'string' ? code.trim() : code, wanted: true }),
  removeCoupon: (code) => ({ kind: 'coupon', code, wanted: false }),
  setShippingLocation: (location) => ({ kind: 'location', location }),
  selectShippingOption: (optionId) => ({ kind: 'option', optionId }),
} satisfies Record<keyof CartChanges, (...given: readonly unknown[]) => { readonly kind: string }>;

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
    const raw = (cartChanges[name] as (...values: readonly unknown[]) => { readonly kind: string })(...given);
    const options = z.safeParse(optionsSchema, name === 'add' ? (given[1] ?? {}) : {});
    // Which line comes back is asked for as which line goes.
    const intent = z.safeParse(cartIntentSchema, raw.kind === 'undo' ? { ...raw, kind: 'remove' } : raw);
    if (intent.success && options.success) {
      const { data } = intent;
      return ok({
        intent: raw.kind === 'undo' && data.kind === 'remove' ? { kind: 'undo', entryId: data.entryId } : data,
        options: options.data,
      });
    }
    cause = intent.error ?? options.error;
  } catch (error) {
    cause = error;
  }
  const issue = cause instanceof z.core.$ZodError ? cause.issues[0]?.path.join('.') : '';
  return fail(
    new ApiError('invalid', `cart.${name}() cannot be called with this${issue ? `: ${issue} is not as it should be` : ''}.`, { cause }),
  );
}
