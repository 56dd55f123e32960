import type { HostReview } from './db/createReviewDesk.ts';
import type { ScenarioChoice } from './chooseScenario.ts';
import type { HostProduct } from './db/HostProduct.ts';
import type { HostState } from './db/HostState.ts';
import type { StorePolicy } from './db/StorePolicy.ts';

/** What a mocked host is, wherever it stands. */
export interface HostOptions {
  readonly products: readonly HostProduct[];
  /** For visitors whose page does not choose one. Default `normal`. */
  readonly scenario?: ScenarioChoice;
  /** Shipping, taxes and coupons. Default: none of them, in US dollars. */
  readonly policy?: Partial<StorePolicy>;
  /** Rollout flags of the performance collector that are on. Default: none, so nothing is measured. */
  readonly rollouts?: readonly string[];
  /** What customers say of a product, by its id. Default: nothing. */
  readonly reviews?: (productId: string) => readonly HostReview[];
  /** ms since 1970. Default: the clock. */
  readonly now?: () => number;
  /** Multiplies the delays of the scenarios; tests take a small one. Default 1. */
  readonly delayFactor?: number;
  /** What an earlier host remembered. */
  readonly state?: HostState;
  /** Called after each change with all there is to remember. */
  readonly onChange?: (state: HostState) => void;
}

/** The same for one inside a page. */
export interface BrowserHostOptions extends Omit<HostOptions, 'state' | 'onChange'> {
  /** Where the page serves msw's worker script, on its own origin. Default `/mockServiceWorker.js`. */
  readonly serviceWorkerUrl?: string;
}
