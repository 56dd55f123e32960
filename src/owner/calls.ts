import { lazySchema, z } from '../lib/zod.ts';
import { flag, list, name, shownText } from '../commerce/model/fields.ts';
import type { Result } from '../lib/result.ts';
import type { RestockSend } from '../commerce/model/restock.ts';
import { reviewsAssignSchema, type ReviewsAssign } from '../commerce/model/review.ts';
import type { ApiError } from '../core/wire/ApiError.ts';
import type { CallOptions } from '../core/wire/createSend.ts';
import { createWire, type WireOptions } from '../core/wire/createWire.ts';
import { loadNames, type ProductNames } from './loadNames.ts';

/** Fields beside the address pass through. */
const signUpSchema = lazySchema(() => z.looseObject({ siteVisitorEmail: shownText() }));

const page = () => ({ hasNextPage: flag(), nextPageCursor: shownText() });

/** One page of the visitors who wait for a variant. */
export const restockSignUpsSchema = lazySchema(() => z.object({ signUps: list(signUpSchema()), ...page() }));

export type RestockSignUps = z.infer<ReturnType<typeof restockSignUpsSchema>>;

/** The platform counts e-mails over all variants of a product. */
const signUpGroupSchema = lazySchema(() =>
  z.looseObject({ productId: name(), variantId: name(), signUps: list(signUpSchema()), ...page() }),
);

/** One page of the variants; read on while `hasNextPage`. */
export const restockGroupsSchema = lazySchema(() => z.object({ signUpGroups: list(signUpGroupSchema()), ...page() }));

export type RestockGroups = z.infer<ReturnType<typeof restockGroupsSchema>>;

export interface OwnerApi {
  /** A page of the variants that visitors wait for. */
  groups(cursor: string | null, options?: CallOptions): Promise<Result<RestockGroups, ApiError>>;
  /** A page of the visitors who wait for one variant. */
  signUps(variant: RestockSend, cursor: string | null, options?: CallOptions): Promise<Result<RestockSignUps, ApiError>>;
  /** E-mails all who wait for one variant. */
  send(variant: RestockSend, options?: CallOptions): Promise<Result<unknown, ApiError>>;
  sendAll(variants: readonly RestockSend[], options?: CallOptions): Promise<Result<unknown, ApiError>>;
  reviewsAssign(options?: CallOptions): Promise<Result<ReviewsAssign, ApiError>>;
  /** The names of the products that a page of this site lists. */
  names(path: string): Promise<ProductNames>;
}

const PATH = 'site-users/account/notifications/restock';

export function createOwnerApi(wire: WireOptions): OwnerApi {
  const { send } = createWire(wire);
  const write = { method: 'post', empty: {} } as const;
  const pageOf = (cursor: string | null) => (cursor === null ? {} : { cursor });
  return {
    groups: (cursor, options) =>
      send({ method: 'get', path: `${PATH}/groups`, query: pageOf(cursor), schema: restockGroupsSchema(), ...options }),
    signUps: ({ productId, variantId }, cursor, options) =>
      send({ method: 'get', path: PATH, query: { productId, variantId, ...pageOf(cursor) }, schema: restockSignUpsSchema(), ...options }),
    send: ({ productId, variantId }, options) => send({ ...write, path: `${PATH}/send`, json: { productId, variantId }, ...options }),
    sendAll: (variants, options) =>
      send({
        ...write,
        path: `${PATH}/send/all`,
        json: { sendRequests: variants.map(({ productId, variantId }) => ({ productId, variantId })) },
        ...options,
      }),
    names: (path) => loadNames(send, path),
    reviewsAssign: (options) => send({ method: 'get', path: 'commerce/product/reviews/assign', schema: reviewsAssignSchema(), ...options }),
  };
}
