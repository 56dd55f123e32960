import type { RefusedAdd } from '../commerce/model/refusedAdd.ts';
import type { ApiError } from '../core/wire/ApiError.ts';
import { PageError } from '../lib/PageError.ts';
import type { Result } from '../lib/result.ts';
import type { BuyingDeps } from '../../widgets/product/buyingActions.ts';
import type { CartDeps } from '../../widgets/cart/CartDeps.ts';

type Entry = Pick<RefusedAdd, 'itemId' | 'sku'>;

/** The products of the page, and what takes errors. */
interface Deps {
  readonly buying: Pick<BuyingDeps, 'store'>;
  readonly cart: Pick<CartDeps, 'onError'>;
}

/**
 * Reports what an answer to an add says of the page: an item that the platform does not know, or an sku that the page does not sell, or sells
 * without a limit. A limited stock may have been sold meanwhile, which is no mistake.
 */
export function reportRefusedAdd(entry: Entry, answer: Result<unknown, ApiError>, { buying, cart }: Deps): void {
  if (answer.ok || answer.error.kind !== 'http' || answer.error.body === null) return;
  const { itemId, sku } = entry;
  const { status, serverMessage: words } = answer.error;
  const isNormal = Object.values(buying.store.getState()).some(
    ({ product: { id, variants } }) =>
      id === itemId && (variants.length === 0 || variants.some((one) => one.sku === sku && !one.unlimited)),
  );
  if (status !== 404 && (isNormal || Number(status) >= 500)) return;
  const refusedAdd: RefusedAdd = { itemId, sku, status, words };
  cart.onError(
    Object.assign(new PageError(`The platform has refused to add the item "${itemId}", sku "${sku}" (${status}).`), { refusedAdd }),
  );
}
