import type { Api, ApiOptions } from './createApi.ts';
import { ApiError } from './ApiError.ts';
import { fail, type Result } from '../lib/result.ts';

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
    loading ??= import('./createApi.ts').then(({ createApi }) => createApi(options));
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
  const callOf =
    (resource: keyof Api) =>
    (_target: object, method: string) =>
    (...given: unknown[]) =>
      call((api) => (Reflect.get(api[resource], method) as Method)(...given));
  const resources = RESOURCES.map((resource) => [resource, new Proxy({}, { get: callOf(resource) })]);
  return { prepare: () => void load().catch(() => undefined), ...(Object.fromEntries(resources) as Api) };
}

/** Every resource of the wire; the type keeps the list whole. */
const RESOURCES = Object.keys({
  account: 0,
  cart: 0,
  form: 0,
  instalmentPage: 0,
  items: 0,
  places: 0,
  restock: 0,
  reviews: 0,
  stock: 0,
  subscription: 0,
} satisfies Record<keyof Api, 0>) as (keyof Api)[];

type Method = (...given: unknown[]) => Promise<Result<unknown, ApiError>>;
