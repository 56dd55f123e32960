import type { ApiError } from '../../src/core/wire/ApiError.ts';
import type { Result } from '../../src/lib/result.ts';
import type { Credentials } from './model/accountSession.ts';

/** A customer's login, as it stands. Never holds what was typed. */
export interface AccountState {
  readonly status: 'signed-out' | 'signing-in' | 'signed-in' | 'signing-out';
}

/** The customer's account, as widgets and pages use it. Nothing rejects; `error.message` is fit to be shown. */
export interface AccountActions {
  readonly state: AccountState;
  /** Logs in. Refused as `invalid` while a login or logout is under way, and without an address or a password. */
  signIn(credentials: Pick<Credentials, 'email' | 'password'> & { readonly rememberMe?: boolean }): Promise<Result<AccountState, ApiError>>;
  /** Logs out. `cloneCart` leaves the visitor a copy of the account's cart; default no. */
  signOut(options?: { readonly cloneCart?: boolean }): Promise<Result<AccountState, ApiError>>;
  /** Calls back after each change, in this tab or another. Returns its off. */
  subscribe(listener: (state: AccountState) => void): () => void;
}
