import type { CartApi as CartWire } from '../calls.ts';
import { createUuid } from '../../../src/lib/createUuid.ts';
import { refusable } from '../../../src/lib/refusable.ts';
import { fail } from '../../../src/lib/result.ts';
import type { CartIntent } from '../model/cartIntent.ts';
import type { Cart } from '../../../src/commerce/model/cart.ts';
import type { PageMoment } from '../../../src/lib/PageMoment.ts';
import type { Added } from '../CartApi.ts';
import type { CartCalls } from '../createCartApi.ts';
import type { CartDeps } from '../CartDeps.ts';
import { emptyCart, type CartEffect, type CartEvent } from './CartModel.ts';
import { createClaims } from './createClaims.ts';
import { createOutcomes } from './createOutcomes.ts';
import { readKept, writeKept } from './keptCart.ts';
import { KEPT_CART_KEY } from '../../../src/commerce/model/constants.ts';
import { parseCall, type CartCall } from './parseCall.ts';
import { parseTabMessage } from './parseTabMessage.ts';
import { sendIntent } from './sendIntent.ts';
import { aborted } from './settleWant.ts';
import { stepOrGiveUp } from './stepCart.ts';
import { createTerms } from './createTerms.ts';
import { sharedWrites } from './unconfirmedWrites.ts';
import { createView } from './createView.ts';

/** Monotonic within a page, whatever becomes of the computer's clock; and near enough the same in other pages and tabs, in ms. */
const readClock = (): number => (performance.timeOrigin || 0) + performance.now();

/** The cart at work: carries out what its steps want done, and tells them what comes of it. Nothing here rejects. */
export interface CartRunner extends CartCalls {
  /** Sends what waits for the visitor to finish; whether everything was done. Ends at once while there is no network. */
  finish(): Promise<boolean>;
  hear(message: unknown): void;
  pageIs(moment: PageMoment): void;
  send(event: Extract<CartEvent, { type: 'forgotten' | 'withdrawn' | 'dismissed' | 'resumed' | 'settled' | 'stopped' | 'stays' }>): void;
}

/** What it uses of the shop. */
export interface CartRunnerDeps extends CartDeps {
  readonly api: { readonly cart: CartWire };
}

export function createCartRunner(deps: CartRunnerDeps): CartRunner {
  const { api, settings, later, emit, tabs, onError } = deps;
  const page = createUuid();
  const terms = createTerms(settings);
  const view = createView(deps.store);
  const changes = createOutcomes<Added>();
  const readers = createOutcomes<Cart>();
  /** Who waits for which reading; those under 0 for the next one. */
  const questions = new Map<number, string[]>();
  const onWaiting = new Map<string, () => void>();
  const effects: CartEffect[] = [];
  let state = { ...emptyCart, settled: deps.store.getState().settled };
  let failures = 0;
  let isPerforming = false;
  let callOff: () => void = () => undefined;
  let kept: string | null = null;
  let onRest: (() => void)[] = [];

  const claims = createClaims(
    page,
    tabs.shared,
    (word) => tabs.post({ ...word }),
    later,
    (key) => state.intents.some((want) => want.key === key && want.claim === 'own' && !want.isTaken),
  );

  const dispatch = (event: CartEvent): void => {
    const former = state;
    const step = stepOrGiveUp(onError, state, event, { at: readClock(), isOnline: settings.isOnline(), terms });
    state = step.state;
    try {
      view.show(state);
    } catch (error) {
      // Of somebody who watches the store: what was wanted is done all the same.
      onError(error);
    }
    // A page that was left keeps nothing more: the next one has taken it over.
    if (former.page !== 'left' && (state.intents !== former.intents || state.unconfirmed !== former.unconfirmed)) keep();
    callOff();
    if (state.wakeAt !== null) callOff = later(Math.max(0, state.wakeAt - readClock()), () => dispatch({ type: 'woken' }));
    effects.push(...step.effects);
    performAll();
    if (state.intents.length === 0 || state.isWaiting || state.page === 'stopped') {
      for (const run of onRest.splice(0)) run();
    }
  };

  const keep = () => {
    const text = writeKept(state);
    if (text === kept) return;
    kept = text;
    if (text === null) tabs.session.remove(KEPT_CART_KEY);
    else tabs.session.set(KEPT_CART_KEY, text);
  };

  /** In the order in which they came, also those that are wanted by a listener meanwhile. One that throws harms no other. */
  const performAll = () => {
    if (isPerforming) return;
    isPerforming = true;
    for (let effect = effects.shift(); effect; effect = effects.shift()) {
      try {
        perform(effect);
      } catch (error) {
        onError(error);
      }
    }
    isPerforming = false;
  };

  const perform = (effect: CartEffect): void => {
    switch (effect.type) {
      case 'send':
        return void send(effect);
      case 'read': {
        questions.set(effect.question, questions.get(-1) ?? []);
        questions.delete(-1);
        return void read(effect.question, effect.deadlineMs);
      }
      case 'join':
        return changes.join(effect.key, effect.to);
      case 'settle':
        if (!effect.outcome.ok && effect.outcome.error.kind !== 'aborted') failures += 1;
        onWaiting.delete(effect.key);
        return changes.settle(effect.key, effect.outcome);
      case 'give up all':
        changes.settleAll(fail(aborted()));
        return readers.settleAll(fail(aborted()));
      case 'set done':
        return claims.setDone(effect.key);
      case 'show waiting': {
        const run = onWaiting.get(effect.key);
        if (run) later(0, run);
        return;
      }
      case 'show refusal':
        if (!changes.isAwaited(effect.key)) deps.showRefusal(effect.notice);
        return;
      case 'broadcast changed':
        return tabs.post({ type: 'changed' });
      case 'broadcast doubt':
        return tabs.post({ type: 'doubt', writes: effect.writes });
      case 'broadcast resolved':
        return tabs.post({ type: 'resolved', keys: effect.keys });
      case 'broadcast freed':
        return tabs.post({ type: 'freed', wants: effect.wants });
      case 'claim':
        return claims.ask(effect.keys, (granted, refused) => dispatch({ type: 'claimed', granted, refused }));
      case 'emit':
        return emit(effect.name, effect.detail as never);
    }
  };

  const send = async ({ want, line, rest }: Extract<CartEffect, { type: 'send' }>): Promise<void> => {
    const { key, intent, isLeaving } = want;
    if (claims.isTaken(key)) return dispatch({ type: 'claimed', granted: [], refused: [key] });
    try {
      const answer = await sendIntent(api.cart, intent, line, rest, { isLeaving, key });
      if (!answer.ok) return dispatch({ type: 'write failed', key, error: answer.error });
      const { shoppingCart = null, newlyAdded = null } = answer.value;
      dispatch({ type: 'written', key, cart: shoppingCart, newlyAdded });
    } catch (error) {
      onError(error);
      dispatch({ type: 'write failed', key, error: aborted() });
    }
  };

  const read = async (question: number, deadlineMs: number): Promise<void> => {
    const answer = await api.cart.load(settings.cartQuery, { deadlineMs }).catch(() => fail(aborted()));
    dispatch(answer.ok ? { type: 'read', question, cart: answer.value } : { type: 'read failed', question, error: answer.error });
    const outcome = answer.ok && state.confirmed && state.question === question ? { ok: true as const, value: state.confirmed } : answer;
    for (const reader of questions.get(question) ?? []) readers.settle(reader, outcome);
    questions.delete(question);
  };

  const add = async (intent: Extract<CartIntent, { kind: 'add' }>, options: CartCall['options']) => {
    const { productInstance: product, onWaiting: run } = options;
    const productInstance = product ?? null;
    const { itemId, sku, quantity } = intent.entry;
    const wish = refusable({ productInstance, itemId, sku, quantity });
    // Of a product on the page it was told already.
    if (productInstance === null) emit('before-add', wish);
    if (wish.defaultPrevented) return fail(aborted());
    const key = createUuid();
    const outcome = changes.open(key);
    if (run) onWaiting.set(key, run);
    dispatch({ type: 'wanted', keyed: { key, intent }, productInstance });
    return await outcome;
  };

  const start = () => {
    const found = readKept(tabs.session.get(KEPT_CART_KEY));
    if (found) dispatch({ type: 'kept found', kept: found });
    tabs.post({ type: 'hello' });
  };
  start();

  return {
    async change(name, given) {
      const call = parseCall(name, given);
      if (!call.ok) return call;
      const { intent, options } = call.value;
      if (intent.kind === 'add') return add(intent, options);
      const key = createUuid();
      const outcome = changes.open(key);
      if (intent.kind === 'undo') dispatch({ type: 'undone', key, entryId: intent.entryId });
      else dispatch({ type: 'wanted', keyed: { key, intent }, productInstance: null });
      const settled = await outcome;
      return settled.ok ? { ok: true, value: settled.value.cart } : settled;
    },
    read(deadlineMs, isQuiet) {
      if (state.page === 'stopped') return Promise.resolve(fail(aborted()));
      const reader = createUuid();
      const outcome = readers.open(reader);
      questions.set(-1, [...(questions.get(-1) ?? []), reader]);
      dispatch({ type: 'read wanted', isQuiet, deadlineMs });
      return outcome;
    },
    async finish() {
      const before = failures;
      const { lowered } = state;
      dispatch({ type: 'hurried' });
      if (state.intents.length > 0 && !state.isWaiting) await new Promise<void>((go) => (onRest = [...onRest, go]));
      // Less than was asked for is not everything.
      return failures === before && state.intents.length === 0 && state.lowered.every((line) => lowered.includes(line));
    },
    hear(raw) {
      const message = parseTabMessage(raw);
      if (message?.type === 'doubt') dispatch({ type: 'doubt heard', writes: message.writes });
      else if (message?.type === 'resolved') dispatch({ type: 'doubt resolved', keys: message.keys });
      else if (message?.type === 'freed') dispatch({ type: 'freed', wants: message.wants });
      else if (message?.type === 'ask' || message?.type === 'mine') claims.hear(message);
      else if (message?.type === 'hello') {
        const open = sharedWrites(state.unconfirmed.filter(({ isForeign }) => !isForeign));
        if (open.length > 0) tabs.post({ type: 'doubt', writes: open });
      }
    },
    pageIs(moment) {
      if (moment === 'left') claims.cancel();
      if (moment !== 'returned') return dispatch({ type: moment });
      dispatch({ type: 'returned', kept: readKept(tabs.session.get(KEPT_CART_KEY)) });
    },
    send: dispatch,
  };
}
