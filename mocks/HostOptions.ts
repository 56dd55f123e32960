import type { HostReview } from './db/createReviewStore.ts';
import type { ScenarioChoice } from './chooseScenario.ts';
import type { HostProduct } from './db/HostProduct.ts';
import type { HostState } from './db/HostState.ts';
import type { StorePolicy } from './db/StorePolicy.ts';

/** Options of a mocked host in any environment. */
export interface HostOptions {
  /** Default: some of each common type, and the mug of the README. */
  readonly products?: readonly HostProduct[];
  /** For visitors whose page does not choose one. Default `normal`. */
  readonly scenario?: ScenarioChoice;
  /** Shipping, taxes and coupons. Default: none of them, in US dollars. */
  readonly policy?: Partial<StorePolicy>;
  /** Rollout flags of the performance collector that are on. Default: none, so nothing is measured. */
  readonly rollouts?: readonly string[];
  /** Reviews by product id. Default: none. */
  readonly reviews?: (productId: string) => readonly HostReview[];
  /** Ids of forms that are refused without a captcha's token. Default: none. */
  readonly captchaForms?: readonly string[];
  /** ms since 1970. Default: the clock. */
  readonly now?: () => number;
  /** Factor for the scenarios' delays; tests take a small one. Default 1. */
  readonly delayFactor?: number;
  readonly state?: HostState;
  /** Called after each change with the state to store. */
  readonly onChange?: (state: HostState) => void;
}

export interface MocksOptions extends Omit<HostOptions, 'state' | 'onChange'> {
  /** URL of `dist/mockServiceWorker.js` on the page's origin. Default `/mockServiceWorker.js`. In Node there is no worker. */
  readonly serviceWorkerUrl?: string;
}
