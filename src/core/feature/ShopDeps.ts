import type { ApiError } from '../wire/ApiError.ts';
import type { Send } from '../wire/createSend.ts';
import type { Result } from '../../lib/result.ts';
import type { Emit } from './Emit.ts';

/** What every feature works with. Each names what it needs of what the site has settled, and the events that it emits. */
export interface ShopDeps<Settings = unknown, Events extends object = object> {
  readonly emit: Emit<Events>;
  readonly settings: Settings;
  /** Runs `run` after `ms`, unless the shop stops before that; returns what calls it off. */
  readonly later: (ms: number, run: () => void) => () => void;
  /** Leaves for another page of this site. */
  readonly navigate: (path: string) => void;
  /** Takes an error of our own that must not stop anything. */
  readonly onError: (error: unknown) => void;
}

/** What actions work with that only a rare widget brings along. */
export interface RareDeps<Settings = unknown, Events extends object = object, Api = unknown> extends ShopDeps<Settings, Events> {
  readonly call: Call<Api>;
  /** One request that only this widget makes: with the crumb where it is due, a deadline, and every failure as an `ApiError`. Never rejects. */
  readonly send: Send;
  /** Reads the cart again: the platform may have another for this visitor now. */
  readonly loadCart: () => void;
  /** Runs `run` when the shop stops. */
  readonly whenStopped: (run: () => void) => void;
}

/** Asks the platform something. A wire that cannot be loaded is a network failure like any other, and the next call tries again. */
export type Call<Api> = <Value>(send: (api: Api) => Promise<Result<Value, ApiError>>) => Promise<Result<Value, ApiError>>;
