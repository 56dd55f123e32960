import { once } from '../lib/once.ts';
import { withoutInherited } from '../lib/withoutInherited.ts';
import { createAccountApi, type AccountApi } from '../../widgets/account/calls.ts';
import { createCartWire, type CartWire } from '../../widgets/cart/calls.ts';
import { createClient } from '../core/wire/client.ts';
import { createSend, type Send } from '../core/wire/createSend.ts';
import { createFormApi, type FormApi } from '../../widgets/form/calls/form.ts';
import { createPlacesApi, type PlacesApi } from '../../widgets/form/calls/places.ts';
import { createItemsApi, type ItemsApi } from '../../widgets/product/calls/items.ts';
import { createSiteUserToken } from '../core/wire/siteUserToken.ts';
import { createStockApi, type StockApi } from '../../widgets/product/calls/stock.ts';
import { createSubscriptionApi, type SubscriptionApi } from '../../widgets/product/calls/subscription.ts';

/** All calls to the platform, by resource. */
export interface Api {
  readonly account: AccountApi;
  readonly cart: CartWire;
  readonly stock: StockApi;
  readonly subscription: SubscriptionApi;
  readonly form: FormApi;
  readonly places: PlacesApi;
  readonly items: ItemsApi;
  /** Requests of widgets to any address; a write has the longest deadline unless the call sets one. */
  readonly send: Send;
}

export interface ApiOptions {
  readonly root?: string;
  /** Default: the page's own `fetch`, read at each request. */
  readonly fetch?: typeof globalThis.fetch;
  /** Time limit (ms) for a write that a visitor waits for, head and body. Default 10,000; a form's is three times as long. */
  readonly writeDeadlineMs?: number;
  /** The header for a write's idempotency key; '' (default): the platform knows none. */
  readonly keyHeader?: string;
}

/** Factor for a form's deadline, because the platform passes it on to mailboxes and sheets before it responds. */
const FORM_PATIENCE = 3;

/** No call ever rejects: failures are `ApiError` values. */
export function createApi(options: ApiOptions = {}): Api {
  const { root = '/api/', fetch, writeDeadlineMs = 10_000, keyHeader = '' } = withoutInherited(options);
  const siteUser = createSiteUserToken();
  const send = createSend(once(createClient), root, { fetch, keyHeader, siteUser });
  return {
    account: createAccountApi(send, siteUser, writeDeadlineMs),
    cart: createCartWire(send, writeDeadlineMs),
    stock: createStockApi(send),
    subscription: createSubscriptionApi(send, writeDeadlineMs),
    form: createFormApi(send, writeDeadlineMs * FORM_PATIENCE),
    places: createPlacesApi(send),
    items: createItemsApi(send),
    send: (call) => send(call.method === 'get' ? call : { deadlineMs: writeDeadlineMs, ...call }),
  };
}
