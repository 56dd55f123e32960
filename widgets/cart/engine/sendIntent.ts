import type { ApiError } from '../../../src/core/wire/ApiError.ts';
import type { CartApi as CartWire } from '../calls.ts';
import type { CallOptions } from '../../../src/core/wire/createSend.ts';
import type { Result } from '../../../src/lib/result.ts';
import type { Cart, CartEntry } from '../../../src/commerce/model/cart.ts';
import { toAddEntry, type CartIntent } from '../model/cartIntent.ts';
import type { NewlyAdded } from '../model/cartAnswers.ts';

/** What the platform answers to a change; a platform may only confirm a removal, without a cart. */
export interface WriteAnswer {
  readonly shoppingCart?: Cart | null | undefined;
  readonly newlyAdded?: NewlyAdded | null;
}

/**
 * Asks the platform for what is wanted.
 * @param line the line that it is about, as it is now; `null`: none that is known
 * @param rest how many pieces of that line are not meant
 */
export function sendIntent(
  wire: CartWire,
  intent: CartIntent,
  line: CartEntry | null,
  rest: number,
  options: CallOptions,
): Promise<Result<WriteAnswer, ApiError>> {
  const entryId = line?.id ?? ('entryId' in intent ? intent.entryId : '');
  switch (intent.kind) {
    case 'add':
      return wire.addEntry(intent.entry, { ...options, isExpress: intent.isExpress });
    case 'restore':
      return wire.addEntry(toAddEntry(intent.entry), options);
    case 'quantity':
      return wire.updateQuantity(entryId, intent.quantity, options);
    case 'fields': {
      const { itemId = '', chosenVariant = null } = line ?? {};
      const fields = { itemId, sku: chosenVariant?.sku ?? null, additionalFields: intent.additionalFields };
      return wire.updateAdditionalFields(entryId, fields, options);
    }
    case 'remove':
      return rest > 0 ? wire.updateQuantity(entryId, rest, options) : wire.removeEntry(entryId, options);
    case 'coupon':
      return intent.wanted ? wire.applyCoupon(intent.code, options) : wire.removeCoupon(intent.code, options);
    case 'location':
      return wire.setShippingLocation(intent.location, options);
    case 'option':
      return wire.selectShippingOption(intent.optionId, options);
  }
}
