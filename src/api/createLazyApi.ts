import type { Api, ApiOptions } from './createApi';
import { ApiError } from './ApiError';
import { fail, type Result } from '../lib/result';

/** The wire, and what fetches it ahead of time. */
export interface LazyApi extends Api {
  /** Loads the wire now, because it will be needed soon. Never fails: the call that needs it will say so. */
  prepare(): void;
}

/**
 * The wire, loaded at the first call: a visitor who only looks at a product never pays for it. A wire that cannot be loaded is a
 * network failure like any other, and the next call tries again.
 */
export function createLazyApi(options: ApiOptions): LazyApi {
  let loading: Promise<Api> | null = null;
  const load = (): Promise<Api> => {
    loading ??= import('./createApi').then(({ createApi }) => createApi(options));
    loading.catch(() => (loading = null));
    return loading;
  };
  const call = async <Value>(send: (api: Api) => Promise<Result<Value, ApiError>>): Promise<Result<Value, ApiError>> => {
    let api: Api;
    try {
      api = await load();
    } catch (cause) {
      return fail(new ApiError('offline', 'Network Error', { cause }));
    }
    return send(api);
  };
  return {
    prepare: () => void load().catch(() => undefined),
    cart: {
      load: (...given) => call((api) => api.cart.load(...given)),
      addEntry: (...given) => call((api) => api.cart.addEntry(...given)),
      updateQuantity: (...given) => call((api) => api.cart.updateQuantity(...given)),
      removeEntry: (...given) => call((api) => api.cart.removeEntry(...given)),
      updateAdditionalFields: (...given) => call((api) => api.cart.updateAdditionalFields(...given)),
      applyCoupon: (...given) => call((api) => api.cart.applyCoupon(...given)),
      removeCoupon: (...given) => call((api) => api.cart.removeCoupon(...given)),
      setShippingLocation: (...given) => call((api) => api.cart.setShippingLocation(...given)),
      selectShippingOption: (...given) => call((api) => api.cart.selectShippingOption(...given)),
    },
    stock: { load: (...given) => call((api) => api.stock.load(...given)) },
    subscription: { create: (...given) => call((api) => api.subscription.create(...given)) },
    restock: { signUp: (...given) => call((api) => api.restock.signUp(...given)) },
    instalmentPage: { load: (...given) => call((api) => api.instalmentPage.load(...given)) },
    form: {
      key: (...given) => call((api) => api.form.key(...given)),
      save: (...given) => call((api) => api.form.save(...given)),
      validate: (...given) => call((api) => api.form.validate(...given)),
      template: (...given) => call((api) => api.form.template(...given)),
    },
    places: {
      autocomplete: (...given) => call((api) => api.places.autocomplete(...given)),
      details: (...given) => call((api) => api.places.details(...given)),
    },
    items: { load: (...given) => call((api) => api.items.load(...given)) },
  };
}
