import type { CartWire } from '../calls.ts';
import { createUuid } from '../../../src/lib/createUuid.ts';
import type { Store } from '../../../src/lib/openStore.ts';
import { refusable } from '../../../src/lib/refusable.ts';
import { fail, ok, type Result } from '../../../src/lib/result.ts';
import type { PageMoment } from '../CartActions.ts';
import type { CartDeps } from '../CartDeps.ts';
import type { CartCalls, CartChanges } from '../createCartApi.ts';
import { type CartIntent, cartIntentSchema, intentOfCall } from '../model/cartIntent.ts';
import type { CartEvent, CartMessage } from './CartEvent.ts';
import type { CartModel } from './CartModel.ts';
import { createCartLoop, type CartLoop } from './createCartLoop.ts';
import { createClaims, type ClaimMessage } from './createClaims.ts';
import { createEffects } from './createEffects.ts';
import { aborted } from './settleChange.ts';
import { readStoredCart, parseSharedWrites, parseStoredChanges } from './storedCart.ts';
import { sharedWrites } from './unconfirmedWrites.ts';
import { ApiError } from '../../../src/core/wire/ApiError.ts';
import { lazySchema, z } from '../../../src/lib/zod.ts';
import { readAnything, readFields, readText } from '../../../src/lib/readers.ts';

/** A message between tabs about the cart. */
type TabMessage = CartMessage | { readonly type: 'hello' } | ClaimMessage;

const readMessage = readFields({ type: readText, page: readText, keys: readTexts, writes: readAnything, wants: readAnything });

/** A call to change the cart, parsed. */
interface CartCall {
  readonly intent: CartIntent;
  /** Of an add. */
  readonly options: { readonly productInstance?: string | undefined; readonly onWaiting?: (() => void) | undefined };
}

const optionsSchema = lazySchema(() =>
  z.object({
    productInstance: z.optional(z.string()),
    onWaiting: z.optional(z.custom<() => void>((run) => typeof run === 'function')),
  }),
);

/** The cart at work: carries out what its steps want done, and gives them the results. Nothing here rejects. */
export interface CartRunner extends CartCalls {
  /** Sends what waits for the visitor to finish; whether everything was done. Ends at once while there is no network. */
  finish(): Promise<boolean>;
  onTabMessage(message: unknown): void;
  onPageMoment(moment: PageMoment): void;
  send(event: Extract<CartEvent, { type: 'forget' | 'withdraw' | 'online' | 'settled' | 'stopped' | 'notify' }>): void;
}

/** The parts of the shop that it uses. */
export interface CartRunnerDeps extends CartDeps {
  readonly api: { readonly cart: CartWire };
}

export function createCartRunner(deps: CartRunnerDeps): CartRunner {
  const { api, emit, onAddRefused, tabs } = deps;
  const isHere = (key: string) => isHeld(loop.model(), key);
  const claims = createClaims(createUuid(), tabs.shared, (message) => tabs.post({ ...message }), deps.later, isHere);
  const { perform, changes, readings, onWaiting, failures } = createEffects(deps, api.cart, () => loop, claims);
  const loop: CartLoop = createCartLoop(deps, perform);
  const { dispatch, model } = loop;

  const add = async (intent: Extract<CartIntent, { kind: 'add' }>, options: CartCall['options']) => {
    const { productInstance = null, onWaiting: run } = options;
    const { itemId, sku, quantity } = intent.entry;
    const event = refusable({ productInstance, itemId, sku, quantity });
    // The buttons of a product on the page have emitted it already.
    if (productInstance === null) emit('before-add', event);
    if (event.defaultPrevented) return fail(aborted());
    const key = createUuid();
    const outcome = changes.open(key);
    if (run) onWaiting.set(key, run);
    dispatch({ type: 'enqueue', keyed: { key, intent }, productInstance });
    const settled = await outcome;
    if (!settled.ok) onAddRefused?.({ itemId, sku, productInstance }, settled.error);
    return settled;
  };

  const stored = readStoredCart(tabs.session);
  if (stored) dispatch({ type: 'adopt', stored });
  tabs.post({ type: 'hello' });

  return {
    async change(name, given) {
      const call = parseCall(name, given);
      if (!call.ok) return call;
      const { intent, options } = call.value;
      if (intent.kind === 'add') return add(intent, options);
      const key = createUuid();
      const outcome = changes.open(key);
      if (name === 'undo' && intent.kind === 'remove') dispatch({ type: 'undo', key, entryId: intent.entryId });
      else dispatch({ type: 'enqueue', keyed: { key, intent }, productInstance: null });
      const settled = await outcome;
      return settled.ok ? { ok: true, value: settled.value.cart } : settled;
    },
    read(deadlineMs, isQuiet) {
      if (model().page === 'stopped') return Promise.resolve(fail(aborted()));
      const outcome = readings.open(`${model().readId + 1}`);
      dispatch({ type: 'load', isQuiet, deadlineMs });
      return outcome;
    },
    async finish() {
      const before = failures();
      const { lowered } = model();
      dispatch({ type: 'flush' });
      await loop.whenSettled();
      // Less than was asked for is not everything.
      return failures() === before && model().queue.length === 0 && model().lowered.every((line) => lowered.includes(line));
    },
    onTabMessage(raw) {
      const message = parseTabMessage(raw);
      if (!message) return;
      switch (message.type) {
        case 'ask':
        case 'mine':
          return claims.onMessage(message);
        case 'hello': {
          const writes = sharedWrites(model().unconfirmed);
          if (writes.length > 0) tabs.post({ type: 'doubt', writes });
          return;
        }
        default:
          dispatch({ type: 'message', message });
      }
    },
    onPageMoment(moment) {
      if (moment === 'left') claims.cancel();
      dispatch(eventOf(moment, model().page === 'left', tabs.session));
    },
    send: dispatch,
  };
}

/** Whether this page is the one to send the change. A page that was left has handed on what it had. */
const isHeld = ({ page, queue }: CartModel, held: string): boolean =>
  page !== 'left' && queue.some(({ key, status }) => key === held && status.type !== 'claiming' && status.type !== 'delegated');

/**
 * Chromium reports a page as hidden after it was left, when parts have handed in what was being typed: that leaves it as well. And browsers
 * show a page before they report that it is back, or the other way round: either is its return.
 */
function eventOf(moment: PageMoment, isLeft: boolean, session: Store): CartEvent {
  if (moment === 'stored') return { type: 'adopt', stored: readStoredCart(session) };
  if (moment === 'left' || moment === 'hidden') return { type: isLeft ? 'left' : moment };
  return isLeft ? { type: 'returned', stored: readStoredCart(session) } : { type: 'shown' };
}

/**
 * The call as an intent. Whatever else a page's script hands over is refused with an error of kind `invalid`, which names what is wrong;
 * so is an object that throws when it is looked at.
 */
function parseCall(name: keyof CartChanges, given: readonly unknown[]): Result<CartCall, ApiError> {
  let cause: unknown;
  try {
    const intent = z.safeParse(cartIntentSchema(), (intentOfCall[name] as (...values: readonly unknown[]) => unknown)(...given));
    const options = z.safeParse(optionsSchema(), name === 'add' ? (given[1] ?? {}) : {});
    if (intent.success && options.success) return ok({ intent: intent.data, options: options.data });
    cause = intent.error ?? options.error;
  } catch (error) {
    cause = error;
  }
  const issue = cause instanceof z.core.$ZodError ? cause.issues[0]?.path.join('.') : '';
  return fail(
    new ApiError('invalid', `cart.${name}() cannot be called with this${issue ? `: ${issue} is not as it should be` : ''}.`, { cause }),
  );
}

/** The message of another tab; `null`: anything else that came this way. */
function parseTabMessage(raw: unknown): TabMessage | null {
  const { type, page, keys, writes, wants } = readMessage(raw) ?? {};
  if (type === 'hello' || type === 'changed' || type === 'sending') return { type };
  if (type === 'doubt') return { type, writes: parseSharedWrites(writes) };
  if (type === 'freed') return { type, wants: parseStoredChanges(wants) };
  if ((type === 'resolved' || type === 'ended') && keys) return { type, keys };
  if ((type === 'ask' || type === 'mine') && keys && page) return { type, page, keys };
  return null;
}

function readTexts(raw: unknown): string[] | undefined {
  return Array.isArray(raw) && raw.length <= 100 && raw.every((one) => typeof one === 'string') ? raw : undefined;
}
