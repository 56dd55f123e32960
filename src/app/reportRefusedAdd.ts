import type { RefusedAdd } from '../commerce/model/refusedAdd.ts';
import type { ApiError } from '../core/wire/ApiError.ts';
import { PageError } from '../lib/PageError.ts';
import type { BuyingDeps } from '../../widgets/product/buyingActions.ts';
import type { AskedAdd, CartDeps } from '../../widgets/cart/CartDeps.ts';

/** The products of the page, and what takes errors. */
interface Deps {
  readonly buying: Pick<BuyingDeps, 'store'>;
  readonly cart: Pick<CartDeps, 'onError'>;
}

/**
 * Reports a mistake of the page that the platform's answer to an add shows: an item that the platform does not know, or an sku that the page does not sell, or sells
 * without a limit. A limited stock may have been sold meanwhile, which is no mistake. Nor is a refusal that comes
 * after the visitor has left the product's page.
 */
export function reportRefusedAdd(
  { itemId, sku, productInstance }: AskedAdd,
  { status, body, serverMessage: words }: ApiError,
  { buying, cart }: Deps,
): void {
  if (body === null) return;
  const products = buying.store.getState();
  if (productInstance !== null && !products[productInstance]) return;
  const isNormal = Object.values(products).some(
    ({ product: { id, variants } }) =>
      id === itemId && (variants.length === 0 || variants.some((one) => one.sku === sku && !one.unlimited)),
  );
  if (status !== 404 && (isNormal || Number(status) >= 500)) return;
  const refusedAdd: RefusedAdd = { itemId, sku, status, words };
  cart.onError(
    Object.assign(new PageError(`The platform has refused to add the item "${itemId}", sku "${sku}" (${status}).`), { refusedAdd }),
  );
}
