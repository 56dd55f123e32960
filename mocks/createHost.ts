import type { HttpHandler } from 'msw';
import { parseScenario, type ScenarioChoice } from './chooseScenario';
import { createRoute } from './createRoute';
import { createDb, type Db } from './db/createDb';
import type { HostProduct } from './db/HostProduct';
import type { HostState } from './db/HostState';
import { plainPolicy, type StorePolicy } from './db/StorePolicy';
import type { HostContext } from './HostContext';
import { createCartHandlers } from './handlers/cart';
import { createStockHandlers } from './handlers/stock';
import type { RequestRecord } from './RequestRecord';

export interface HostOptions {
  readonly products: readonly HostProduct[];
  /** For visitors whose page does not choose one. Default `normal`. */
  readonly scenario?: ScenarioChoice;
  /** Shipping, taxes and coupons. Default: none of them, in US dollars. */
  readonly policy?: Partial<StorePolicy>;
  /** ms since 1970. Default: the clock. */
  readonly now?: () => number;
  /** Multiplies the delays of the scenarios; tests take a small one. Default 1. */
  readonly delayFactor?: number;
  /** What an earlier host remembered. */
  readonly state?: HostState;
  /** Called after each change with all there is to remember. */
  readonly onChange?: (state: HostState) => void;
}

/** The website builder's own server, as far as the shop talks to it. One host may be shown by several faces at once. */
export interface Host extends Omit<HostContext, 'nextTurn' | 'wait'> {
  readonly handlers: readonly HttpHandler[];
  readonly db: Db;
  /** Each API request since the start or the last reset, oldest first. */
  readonly log: RequestRecord[];
  /** @throws Error for a name that is no scenario. */
  setScenario(choice: ScenarioChoice): void;
  /** Forgets carts, stock changes and the log, and starts the scenario anew. */
  reset(): void;
}

export function createHost(options: HostOptions): Host {
  const { products, scenario: first = 'normal', policy, now = Date.now, delayFactor = 1 } = options;
  const db = createDb({ ...options, now, products, policy: { ...plainPolicy, ...policy } });
  const log: RequestRecord[] = [];
  const turns = new Map<ScenarioChoice, number>();
  let chosen = check(first);

  const context: HostContext = {
    db,
    log,
    now,
    wait: (ms) => new Promise((go) => setTimeout(go, ms * delayFactor)),
    scenario: () => chosen,
    nextTurn(choice) {
      const turn = turns.get(choice) ?? 0;
      turns.set(choice, turn + 1);
      return turn;
    },
  };
  const route = createRoute(context);
  return {
    db,
    log,
    now,
    scenario: context.scenario,
    handlers: [...createCartHandlers(route, db), ...createStockHandlers(route, db)],
    setScenario(choice) {
      chosen = check(choice);
      turns.clear();
    },
    reset() {
      db.reset();
      log.length = 0;
      turns.clear();
    },
  };
}

function check(choice: ScenarioChoice): ScenarioChoice {
  if (!parseScenario(choice)) throw new Error(`"${choice}" is not a scenario of the mocked host.`);
  return choice;
}
