import type { Cart } from '../../../src/commerce/model/cart.ts';
import { fail, type Result } from '../../../src/lib/result.ts';
import type { CartWire } from '../calls.ts';
import type { CartDeps } from '../CartDeps.ts';
import type { Added } from '../createCartApi.ts';
import { rulesOf } from '../rules/intentRules.ts';
import type { CartEffect, CartEvent } from './CartEvent.ts';
import type { Claims } from './createClaims.ts';
import type { CartLoop } from './createCartLoop.ts';
import { aborted } from './settleChange.ts';
import type { ApiError } from '../../../src/core/wire/ApiError.ts';

type Outcome<Value> = Result<Value, ApiError>;

/** The open calls, by the key of what they wait for. */
interface Outcomes<Value> {
  open(key: string): Promise<Outcome<Value>>;
  isAwaited(key: string): boolean;
  /** The call that waits for `key` gets the outcome of `to`. */
  join(key: string, to: string): void;
  /** A key without a call is passed over. */
  settle(key: string, outcome: Outcome<Value>): void;
  settleAll(outcome: Outcome<Value>): void;
}

type EffectOf<Type extends CartEffect['type']> = Extract<CartEffect, { type: Type }>;

/** Performs the effects of the steps, and keeps the calls that wait for them. */
export interface Effects {
  perform(effect: CartEffect): void;
  readonly changes: Outcomes<Added>;
  /** The readings of the cart, by their ids. */
  readonly readings: Outcomes<Cart>;
  /** The functions that an add without a network calls, by the key of its change. */
  readonly onWaiting: Map<string, () => void>;
  /** How many changes have failed. */
  failures(): number;
}

export function createEffects(
  { emit, later, onError, settings, showRefusal, tabs }: CartDeps,
  wire: CartWire,
  loop: () => CartLoop,
  claims: Claims,
): Effects {
  const changes = createOutcomes<Added>();
  const readings = createOutcomes<Cart>();
  const onWaiting = new Map<string, () => void>();
  let failures = 0;
  const dispatch = (event: CartEvent) => loop().dispatch(event);

  const send = async ({ key, intent, isLeaving, found }: EffectOf<'send'>): Promise<void> => {
    if (claims.isTaken(key)) return dispatch({ type: 'claimed', granted: [], refused: [key] });
    try {
      const answer = await rulesOf(intent).send(wire, intent, { isLeaving, key }, found);
      if (!answer.ok) return dispatch({ type: 'write-failed', key, error: answer.error });
      const { shoppingCart = null, newlyAdded = null } = answer.value;
      dispatch({ type: 'written', key, cart: shoppingCart, newlyAdded });
    } catch (error) {
      onError(error);
      dispatch({ type: 'write-failed', key, error: aborted() });
    }
  };

  const read = async ({ id, deadlineMs }: EffectOf<'read'>): Promise<void> => {
    const answer = await wire.load(settings.cartQuery, { deadlineMs }).catch(() => fail(aborted()));
    dispatch(answer.ok ? { type: 'read', id, cart: answer.value } : { type: 'read-failed', id, error: answer.error });
    const { confirmed, readId } = loop().model();
    readings.settle(`${id}`, answer.ok && confirmed && readId === id ? { ok: true, value: confirmed } : answer);
  };

  const performers: { readonly [Type in CartEffect['type']]: (effect: EffectOf<Type>) => unknown } = {
    send,
    read,
    join: ({ key, to }) => changes.join(key, to),
    settle({ key, outcome }) {
      if (!outcome.ok && outcome.error.kind !== 'aborted') failures += 1;
      onWaiting.delete(key);
      changes.settle(key, outcome);
    },
    abort() {
      changes.settleAll(fail(aborted()));
      readings.settleAll(fail(aborted()));
    },
    done: ({ key }) => claims.setDone(key),
    waiting({ key }) {
      const run = onWaiting.get(key);
      if (run) later(0, run);
    },
    refused: ({ key, notice }) => changes.isAwaited(key) || showRefusal(notice),
    broadcast: ({ message }) => tabs.post(message),
    claim: ({ keys }) => claims.request(keys, (granted, refused) => dispatch({ type: 'claimed', granted, refused })),
    emit: ({ name, detail }) => emit(name, detail as never),
  };

  return {
    changes,
    readings,
    onWaiting,
    failures: () => failures,
    perform: (effect) => void performers[effect.type](effect as never),
  };
}

function createOutcomes<Value>(): Outcomes<Value> {
  const waiting = new Map<string, ((outcome: Outcome<Value>) => void)[]>();
  const settle = (key: string, outcome: Outcome<Value>) => {
    const waiters = waiting.get(key) ?? [];
    waiting.delete(key);
    for (const run of waiters) run(outcome);
  };
  return {
    open: (key) => new Promise((resolve) => waiting.set(key, [...(waiting.get(key) ?? []), resolve])),
    join(key, to) {
      const others = waiting.get(to);
      // A change without a call was stored by an earlier page; its outcome reaches no one.
      if (!others) return settle(key, fail(aborted()));
      others.push(...(waiting.get(key) ?? []));
      waiting.delete(key);
    },
    isAwaited: (key) => waiting.has(key),
    settle,
    settleAll(outcome) {
      for (const key of waiting.keys()) settle(key, outcome);
    },
  };
}
