import type { HttpHandler } from 'msw';
import { parseScenario, type ScenarioChoice } from './chooseScenario.ts';
import { createRoute } from './createRoute.ts';
import { createDb } from './db/createDb.ts';
import { createAccountStore } from './db/createAccountStore.ts';
import { createReviewStore, type ReviewStore } from './db/createReviewStore.ts';
import type { Db } from './db/Db.ts';
import { plainPolicy } from './db/StorePolicy.ts';
import type { HostContext } from './HostContext.ts';
import type { HostOptions } from './HostOptions.ts';
import { createAccountHandlers } from './handlers/account.ts';
import { createCartHandlers } from './handlers/cart.ts';
import { createCensusHandlers } from './handlers/census.ts';
import { createEventsServiceHandlers } from './handlers/eventsService.ts';
import { createFormHandlers } from './handlers/form.ts';
import { createReviewHandlers } from './handlers/reviews.ts';
import { createErrorHandlers } from './handlers/errors.ts';
import { createOwnerHandlers } from './handlers/owner.ts';
import { createPerformanceHandlers } from './handlers/performance.ts';
import { createPlacesHandlers } from './handlers/places.ts';
import { createRestockHandlers } from './handlers/restock.ts';
import { createStockHandlers } from './handlers/stock.ts';
import { createSubscriptionHandlers } from './handlers/subscription.ts';
import type { RequestRecord } from './RequestRecord.ts';

const LONGEST_LOG = 1000;

export interface Host {
  readonly handlers: readonly HttpHandler[];
  readonly db: Db;
  readonly reviews: ReviewStore;
  /** API requests since start or reset, oldest first; the last 1,000. */
  readonly log: readonly RequestRecord[];
  /** Analytics requests likewise: census, shop facts, events service. */
  readonly facts: readonly RequestRecord[];
  watchLog(listener: () => void): () => void;
  scenario(): ScenarioChoice;
  /** @throws Error for an unknown scenario */
  setScenario(choice: ScenarioChoice): void;
  /** Clears carts, stock changes and log, and restarts the scenario. */
  reset(): void;
}

export function createHost(options: HostOptions): Host {
  const { products, scenario: first = 'normal', policy, rollouts = [], captchaForms = [], now = Date.now, delayFactor = 1 } = options;
  const db = createDb({ ...options, now, products, policy: { ...plainPolicy, ...policy } });
  const accounts = createAccountStore();
  const reviews = createReviewStore(options.reviews);
  const log: RequestRecord[] = [];
  const facts: RequestRecord[] = [];
  const watchers = new Set<() => void>();
  const notify = (): void => watchers.forEach((listener) => listener());
  const turns = new Map<ScenarioChoice, number>();
  let chosen = check(first);

  const context: HostContext = {
    db,
    now,
    note(record, isFact) {
      const list = isFact ? facts : log;
      if (record.status === null) list.push(record);
      if (list.length > LONGEST_LOG) list.shift();
      notify();
    },
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
    reviews,
    log,
    facts,
    watchLog(listener) {
      watchers.add(listener);
      return () => void watchers.delete(listener);
    },
    scenario: context.scenario,
    handlers: [
      ...createCartHandlers(route, db),
      ...createStockHandlers(route, db),
      ...createSubscriptionHandlers(route, db),
      ...createRestockHandlers(route, db),
      ...createAccountHandlers(route, accounts, db),
      ...createOwnerHandlers(route, db),
      ...createReviewHandlers(route, reviews),
      ...createFormHandlers(route, db.forms, captchaForms),
      ...createPlacesHandlers(route),
      ...createPerformanceHandlers(route, rollouts),
      ...createErrorHandlers(route),
      ...createCensusHandlers(route),
      ...createEventsServiceHandlers(route),
    ],
    setScenario(choice) {
      chosen = check(choice);
      turns.clear();
    },
    reset() {
      db.reset();
      log.length = 0;
      facts.length = 0;
      turns.clear();
      notify();
    },
  };
}

function check(choice: ScenarioChoice): ScenarioChoice {
  if (!parseScenario(choice)) throw new Error(`"${choice}" is not a scenario of the mocked host.`);
  return choice;
}
