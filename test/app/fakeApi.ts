import { ApiError, type ApiErrorKind, type ApiErrorDetails } from '../../src/core/wire/ApiError.ts';
import type { Api } from './createApi.ts';
import type { CallOptions } from '../../src/core/wire/createSend.ts';
import { fail, ok, type Result } from '../../src/lib/result.ts';
import { cartSchema, type Cart } from '../../src/commerce/model/cart.ts';
import type { NewlyAdded } from '../../widgets/cart/calls.ts';

export interface Call {
  readonly name:
    | keyof Api['cart']
    | 'stock'
    | 'subscribe'
    | 'formKey'
    | 'formSave'
    | 'formValidate'
    | 'formTemplate'
    | 'places'
    | 'place'
    | 'item'
    | 'signIn'
    | 'signOut'
    | 'forgetToken'
    | (string & {});
  /** Without how it is sent. */
  readonly given: readonly unknown[];
  readonly how: CallOptions;
  /** Responds to the call. */
  answer(value: unknown): void;
  refuse(kind: ApiErrorKind, details?: ApiErrorDetails & { message?: string }): void;
}

/** A host that responds only when the test says so. */
export interface FakeApi extends Api {
  readonly calls: Call[];
}

export function createFakeApi(): FakeApi {
  const calls: Call[] = [];
  const ask =
    (name: Call['name']) =>
    (...given: unknown[]): Promise<Result<never, ApiError>> =>
      new Promise((resolve) => {
        const { key, isLeaving, ...rest } = (given.at(-1) ?? {}) as CallOptions;
        const options = Object.keys(rest).length > 0 ? [rest] : [];
        calls.push({
          name,
          given: key === undefined ? given : [...given.slice(0, -1), ...options],
          how: { key, isLeaving },
          answer: (value) => resolve(ok(value as never)),
          refuse: (kind, { message = 'Network Error', ...details } = {}) => resolve(fail(new ApiError(kind, message, details))),
        });
      });
  return {
    calls,
    // Every call of the cart is written down in the same way, unless a test has put another in its place.
    cart: new Proxy({} as Api['cart'], { get: (replaced, name: keyof Api['cart']) => replaced[name] ?? ask(name) }),
    account: { signIn: ask('signIn'), signOut: ask('signOut'), forgetToken: ask('forgetToken') },
    stock: { load: ask('stock') },
    subscription: { create: ask('subscribe') },
    form: { key: ask('formKey'), save: ask('formSave'), validate: ask('formValidate'), template: ask('formTemplate') },
    places: { autocomplete: ask('places'), details: ask('place') },
    items: { load: ask('item') },
    send: ({ path, url, json }) => ask(path ?? url ?? '')(...(json === undefined ? [] : [json])),
  };
}

export const aCart = (changes: Readonly<Record<string, unknown>> = {}): Cart => cartSchema().parse({ id: 'cart', entries: [], ...changes });

export function aCartOf(quantity: number, itemId = 'mug', sku: string | null = 'MUG'): Cart {
  const entries =
    quantity === 0 ? [] : [{ id: 'e1', itemId, quantity, chosenVariant: sku === null ? null : { sku }, productType: 1, title: 'Mug' }];
  return aCart({ totalQuantity: quantity, subtotalCents: quantity * 1850, entries });
}

export const added = (shoppingCart: Cart, newlyAdded: NewlyAdded | null = null) => ({ shoppingCart, newlyAdded });
