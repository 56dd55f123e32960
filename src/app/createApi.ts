import { once } from '../lib/once.ts';
import { withoutInherited } from '../lib/withoutInherited.ts';
import { createAccountApi, type AccountApi } from '../../widgets/account/calls.ts';
import { createCartApi, type CartApi } from '../../widgets/cart/calls.ts';
import { createClient } from '../core/wire/client.ts';
import { createSend, type Send } from '../core/wire/createSend.ts';
import { createFormApi, type FormApi } from '../../widgets/form/calls/form.ts';
import { createPlacesApi, type PlacesApi } from '../../widgets/form/calls/places.ts';
import { createItemsApi, type ItemsApi } from '../../widgets/product/calls/items.ts';
import { createSiteUserToken } from '../core/wire/siteUserToken.ts';
import { createStockApi, type StockApi } from '../../widgets/product/calls/stock.ts';
import { createSubscriptionApi, type SubscriptionApi } from '../../widgets/product/calls/subscription.ts';

/** Everything the product asks of the platform, one part per resource (spec §7). */
export interface Api {
  readonly account: AccountApi;
  readonly cart: CartApi;
  readonly stock: StockApi;
  readonly subscription: SubscriptionApi;
  readonly form: FormApi;
  readonly places: PlacesApi;
  readonly items: ItemsApi;
  /** What a widget asks of its own accord. A write may take as long as any, unless the call says how long. */
  readonly send: Send;
}

export interface ApiOptions {
  /** Absolute path or URL below which the platform's api lies. Default `/api/`. */
  readonly root?: string;
  /** Default: the page's own `fetch`, looked up at each request. */
  readonly fetch?: typeof globalThis.fetch;
  /** How long a write that a visitor waits on may take, in ms, head and body. Default 10,000. A form may take three times as long. */
  readonly writeDeadlineMs?: number;
  /** The header that carries a write's key, where the platform is known to do each key once; '' (default): none does. */
  readonly keyHeader?: string;
}

/** How many times as long as another write a form may take: the platform hands it on to mailboxes and sheets before it answers. */
const FORM_PATIENCE = 3;

/** The wire. No call ever rejects: failures are `ApiError` values. */
export function createApi(options: ApiOptions = {}): Api {
  const { root = '/api/', fetch, writeDeadlineMs = 10_000, keyHeader = '' } = withoutInherited(options);
  const siteUser = createSiteUserToken();
  const send = createSend(once(createClient), root, { fetch, keyHeader, siteUser });
  return {
    account: createAccountApi(send, siteUser, writeDeadlineMs),
    cart: createCartApi(send, writeDeadlineMs),
    stock: createStockApi(send),
    subscription: createSubscriptionApi(send, writeDeadlineMs),
    form: createFormApi(send, writeDeadlineMs * FORM_PATIENCE),
    places: createPlacesApi(send),
    items: createItemsApi(send),
    send: (call) => send(call.method === 'get' ? call : { deadlineMs: writeDeadlineMs, ...call }),
  };
}
