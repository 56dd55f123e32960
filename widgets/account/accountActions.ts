import { ApiError } from '../../src/core/wire/ApiError.ts';
import { attempt, fail, ok, type Result } from '../../src/lib/result.ts';
import { createTabChannel } from '../../src/lib/createTabChannel.ts';
import { whenShown } from '../../src/lib/when.ts';
import { accountTexts } from './accountTexts.ts';
import { localize } from '../../src/commerce/texts/localize.ts';
import type { AccountActions, AccountState } from './AccountState.ts';
import type { Credentials } from './model/accountSession.ts';
import { explainFailure, type FailureSettings } from '../../src/commerce/texts/explainFailure.ts';
import type { RareDeps } from '../../src/core/feature/ShopDeps.ts';

export interface AccountSettings extends FailureSettings {
  /** Whether a customer is logged in, by the page and its cookies; view-only accounts do not count. */
  readonly isLoggedIn: () => boolean;
}

/** Messages between tabs; they only announce a change. */
const SIGNED_IN = 'signed-in';
const SIGNED_OUT = 'signed-out';

/** Logs a customer in and out. Tabs follow each other, and the cart is loaded again, because the platform may have replaced it. */
export function createAccountActions({
  calls,
  settings,
  loadCart,
  whenStopped,
  onError,
}: Pick<RareDeps<AccountSettings>, 'calls' | 'settings' | 'loadCart' | 'whenStopped' | 'onError'>): AccountActions {
  const call = calls(() => import('./calls.ts').then((module) => module.createAccountApi));
  const listeners = new Set<(state: AccountState) => void>();
  let said: boolean | null = null;
  const standing = (): AccountState => ({ status: (said ?? settings.isLoggedIn()) ? 'signed-in' : 'signed-out' });
  let state = standing();
  const isChanging = () => state.status.startsWith('signing');
  const show = (next: AccountState): AccountState => {
    if (next.status === state.status) return state;
    state = next;
    for (const listener of listeners) attempt(() => listener(state), onError);
    return state;
  };

  const channel = createTabChannel('storefront-account');
  channel.listen((message) => {
    if (message !== SIGNED_IN && message !== SIGNED_OUT) return;
    void call((account) => account.forgetToken());
    said = message === SIGNED_IN;
    // A call under way ends with its own response.
    if (isChanging()) return;
    show(standing());
    loadCart();
  });
  whenStopped(channel.stop);
  whenStopped(whenShown(() => void (isChanging() || show(standing()))));

  const change = async (
    status: 'signing-in' | 'signing-out',
    ask: () => Promise<Result<null, ApiError>>,
  ): Promise<Result<AccountState, ApiError>> => {
    if (isChanging()) return fail(new ApiError('invalid', textsNow().signingIn));
    show({ status });
    const answer = await ask();
    if (!answer.ok) {
      show(standing());
      return fail(inWords(answer.error, settings));
    }
    said = status === 'signing-in';
    channel.post(said ? SIGNED_IN : SIGNED_OUT);
    const now = show(standing());
    loadCart();
    return ok(now);
  };

  const textsNow = () => localize(accountTexts, settings.localizedStrings);

  return {
    get state() {
      return state;
    },
    signIn: async (given) => {
      const credentials = attempt(() => readCredentials(given));
      if (!credentials) return fail(new ApiError('invalid', textsNow().accountIncomplete));
      return change('signing-in', () => call((account) => account.signIn(credentials)));
    },
    async signOut(options) {
      const cloneCart = attempt(() => options?.cloneCart) === true;
      return change('signing-out', () => call((account) => account.signOut(cloneCart)));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/**
 * The email and password that a page gives to sign in; `null` where one is missing.
 *
 * @throws what reading it throws
 */
function readCredentials(given: unknown): Credentials | null {
  const { email, password, rememberMe } = Object(given) as Partial<Record<keyof Credentials, unknown>>;
  const isWhole = typeof email === 'string' && typeof password === 'string' && email.trim() !== '' && password !== '';
  return isWhole ? { email: email.trim(), password, rememberMe: rememberMe === true } : null;
}

/** Whether the platform may mean that the email or the password is wrong. */
export const isRefusal = (status: number | null): boolean => status !== null && [400, 401, 403, 404].includes(status);

/** The platform's message, else ours, because a status means nothing to visitors. */
function inWords(error: ApiError, settings: AccountSettings): ApiError {
  const { kind, status, serverMessage, retryAfterMs } = error;
  const own = (): string => {
    if (kind === 'crumb' || kind === 'rate-limit') return explainFailure(error, settings);
    const texts = localize(accountTexts, settings.localizedStrings);
    if (kind === 'offline' || kind === 'timeout') return texts.accountOffline;
    if (status === 423) return texts.accountLocked;
    return isRefusal(status) ? texts.wrongPassword : texts.accountFailed;
  };
  // A platform's message for an expired session means nothing to visitors. The request is left out of the error.
  const words = (kind === 'crumb' ? null : serverMessage) ?? own();
  return new ApiError(kind, words, { status, serverMessage, retryAfterMs });
}
