import type { ApiError } from '../wire/ApiError.ts';
import type { Send } from '../wire/createSend.ts';
import type { Result } from '../../lib/result.ts';
import type { Emit } from './Emit.ts';

/** Dependencies of every feature, which names the settings and events it needs. */
export interface ShopDeps<Settings = unknown, Events extends object = object> {
  readonly emit: Emit<Events>;
  readonly settings: Settings;
  /** Runs `run` after `ms` unless the shop stops; returns a function that cancels it. */
  readonly later: (ms: number, run: () => void) => () => void;
  readonly navigate: (path: string) => void;
  /** Reports an error of ours that must not stop anything. */
  readonly onError: (error: unknown) => void;
}

/** Dependencies of actions that a rare widget brings along. */
export interface RareDeps<Settings = unknown, Events extends object = object, Api = unknown> extends ShopDeps<Settings, Events> {
  readonly call: Call<Api>;
  /** One request with crumb, deadline, and failures as `ApiError`. Never rejects. */
  readonly send: Send;
  /** Reads the cart again, because the platform may have replaced it. */
  readonly loadCart: () => void;
  readonly whenStopped: (run: () => void) => void;
}

/** Calls the platform. A wire that cannot be loaded is a network failure, and the next call tries again. */
export type Call<Api> = <Value>(send: (api: Api) => Promise<Result<Value, ApiError>>) => Promise<Result<Value, ApiError>>;
