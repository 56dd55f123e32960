import type { ApiError } from '../../src/core/wire/ApiError.ts';
import type { Result } from '../../src/lib/result.ts';
import type { Credentials } from './model/accountSession.ts';

/** The state of a customer's login; never contains what was typed. */
export interface AccountState {
  readonly status: 'signed-out' | 'signing-in' | 'signed-in' | 'signing-out';
}

/** The account for widgets and pages. Nothing rejects; `error.message` can be shown. */
export interface AccountActions {
  readonly state: AccountState;
  /** Refused as `invalid` while a login or logout is under way, and without e-mail or password. */
  signIn(credentials: Pick<Credentials, 'email' | 'password'> & { readonly rememberMe?: boolean }): Promise<Result<AccountState, ApiError>>;
  /** `cloneCart` leaves the visitor a copy of the account's cart; default false. */
  signOut(options?: { readonly cloneCart?: boolean }): Promise<Result<AccountState, ApiError>>;
  /** Calls back after each change, in any tab. Returns its off. */
  subscribe(listener: (state: AccountState) => void): () => void;
}
