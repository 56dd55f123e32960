import { getResponse, type HttpHandler } from 'msw';
import { parseScenario, type ScenarioChoice } from './chooseScenario.ts';
import { createRoute } from './createRoute.ts';
import { createDb } from './db/createDb.ts';
import { createAccountStore, type AccountStore } from './db/createAccountStore.ts';
import { createReviewStore, type ReviewStore } from './db/createReviewStore.ts';
import type { Db } from './db/Db.ts';
import { seedProducts } from './db/seedProducts.ts';
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

/** The mocked platform: a function that answers a request on any origin, with what it stores and what it was asked. */
export interface Host {
  /** Visitors are known by the request's cookies, or by the page's where there is a document. Other addresses than the platform's are 404. */
  (request: Request): Promise<Response>;
  /** Whether the platform has this method and path. */
  handles(request: Request): Promise<boolean>;
  readonly db: Db;
  readonly reviews: ReviewStore;
  /** All API requests since start or reset, oldest first; the last 1,000. */
  readonly requests: readonly RequestRecord[];
  /** The same without analytics. */
  readonly log: readonly RequestRecord[];
  /** Analytics requests alone: census, shop facts, events service. */
  readonly facts: readonly RequestRecord[];
  watchLog(listener: () => void): () => void;
  scenario(): ScenarioChoice;
  /** @throws Error for an unknown scenario */
  setScenario(choice: ScenarioChoice): void;
  /** Clears carts, stock changes and log, and restarts the scenario. */
  reset(): void;
}

/** A mocked platform with a state of its own, in Node and in browsers. */
export function createHost(options: HostOptions = {}): Host {
  const {
    products = seedProducts,
    scenario: first = 'normal',
    policy,
    rollouts = [],
    captchaForms = [],
    now = Date.now,
    delayFactor = 1,
  } = options;
  const db = createDb({ ...options, now, products, policy: { ...plainPolicy, ...policy } });
  const reviews = createReviewStore(options.reviews);
  const { note, clear, ...lists } = createLog();
  const turns = new Map<ScenarioChoice, number>();
  let chosen = check(first);

  const context: HostContext = {
    db,
    now,
    note,
    wait: (ms) => new Promise((go) => setTimeout(go, ms * delayFactor)),
    scenario: () => chosen,
    nextTurn(choice) {
      const turn = turns.get(choice) ?? 0;
      turns.set(choice, turn + 1);
      return turn;
    },
  };
  const handlers = createHandlers(context, { accounts: createAccountStore(), reviews, rollouts, captchaForms });
  const respond = async (request: Request): Promise<Response> =>
    (await getResponse(handlers, request)) ?? Response.json({ error: 'Not found' }, { status: 404 });
  return Object.assign(respond, {
    handles: async (request: Request) => (await Promise.all(handlers.map((handler) => handler.test({ request })))).includes(true),
    db,
    reviews,
    ...lists,
    scenario: context.scenario,
    setScenario(choice: ScenarioChoice) {
      chosen = check(choice);
      turns.clear();
    },
    reset() {
      db.reset();
      turns.clear();
      clear();
    },
  });
}

function check(choice: ScenarioChoice): ScenarioChoice {
  if (!parseScenario(choice)) throw new Error(`"${choice}" is not a scenario of the mocked host.`);
  return choice;
}

function createLog(): Pick<Host, 'requests' | 'log' | 'facts' | 'watchLog'> & Pick<HostContext, 'note'> & { clear(): void } {
  const requests: RequestRecord[] = [];
  const log: RequestRecord[] = [];
  const facts: RequestRecord[] = [];
  const watchers = new Set<() => void>();
  const notify = (): void => watchers.forEach((listener) => listener());
  return {
    requests,
    log,
    facts,
    note(record, isFact) {
      for (const list of [requests, isFact ? facts : log]) {
        if (record.status === null) list.push(record);
        if (list.length > LONGEST_LOG) list.shift();
      }
      notify();
    },
    watchLog(listener) {
      watchers.add(listener);
      return () => void watchers.delete(listener);
    },
    clear() {
      for (const list of [requests, log, facts]) list.length = 0;
      notify();
    },
  };
}

interface Parts extends Required<Pick<HostOptions, 'rollouts' | 'captchaForms'>> {
  readonly accounts: AccountStore;
  readonly reviews: ReviewStore;
}

function createHandlers(context: HostContext, { accounts, reviews, rollouts, captchaForms }: Parts): HttpHandler[] {
  const route = createRoute(context);
  const { db } = context;
  return [
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
  ];
}
