import type { Send } from '../wire/createSend.ts';
import type { CreateCalls } from '../wire/createWire.ts';
import type { ApiError } from '../wire/ApiError.ts';
import type { Result } from '../../lib/result.ts';

/** Emits an event after the state has changed and the page shows it. A method, so that the shop's emitter is assignable to a feature's. */
export type Emit<Events extends object> = { emit<Name extends keyof Events>(name: Name, detail: Events[Name]): void }['emit'];

/**
 * Runs at once if the work chunk is loaded, so that a change shows immediately. A failed load is a network failure, and the next use tries
 * again.
 */
export type UseWork<Work> = <Value>(run: (work: Work) => Promise<Result<Value, ApiError>>) => Promise<Result<Value, ApiError>>;

/** Dependencies of every feature, which names the settings and events it needs. */
export interface ShopDeps<Settings = unknown, Events extends object = object> {
  readonly emit: Emit<Events>;
  readonly settings: Settings;
  /** Runs `run` after `ms` unless the shop stops; returns a function that cancels it. */
  readonly later: (ms: number, run: () => void) => () => void;
  readonly navigate: (path: string) => void;
  /** Reports an error of the shop that must not stop anything. */
  readonly onError: (error: unknown) => void;
}

/** Dependencies of actions that a rare widget brings along. */
export interface RareDeps<Settings = unknown, Events extends object = object> extends ShopDeps<Settings, Events> {
  readonly calls: LoadCalls;
  /** One request with crumb, deadline, and failures as `ApiError`. Never rejects. */
  readonly send: Send;
  /** Reads the cart again, because the platform may have replaced it. */
  readonly loadCart: () => void;
  readonly whenStopped: (run: () => void) => void;
}

/** Opens a feature's own calls: their file and the wire are loaded by the first of them. A lost file is a network failure, and the next call tries again. */
export type LoadCalls = <Calls>(load: () => Promise<CreateCalls<Calls>>) => UseWork<Calls>;
