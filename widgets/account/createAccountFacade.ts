import type { ApiError } from '../../src/core/wire/ApiError.ts';
import type { Result } from '../../src/lib/result.ts';
import { subscribeLater } from '../../src/lib/subscribeLater.ts';
import { notRunning } from '../../src/core/notRunning.ts';
import type { AccountActions, AccountState } from './AccountState.ts';

/** The account for pages; each call loads its code first. Nothing rejects. */
export interface AccountFacade extends Omit<AccountActions, 'state'> {
  /** `null`: not loaded yet (`subscribe` loads it). */
  readonly state: AccountState | null;
}

/**
 * @param load starts the shop and loads its account; `null` when it cannot be loaded or was stopped
 *
 * @param current the account if it is loaded
 */
export function createAccountFacade(
  load: () => Promise<AccountActions | null>,
  current: () => AccountActions | null | undefined,
  report: (error: unknown, place: { readonly part: string }) => void,
): AccountFacade {
  const call = async (run: (account: AccountActions) => Promise<Result<AccountState, ApiError>>) => {
    const account = await load();
    return account ? run(account) : notRunning();
  };
  return {
    get state() {
      return current()?.state ?? null;
    },
    signIn: (credentials) => call((account) => account.signIn(credentials)),
    signOut: (options) => call((account) => account.signOut(options)),
    subscribe: (listener) => subscribeLater(load(), listener, report, ({ state }) => state),
  };
}
