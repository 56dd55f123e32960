import type { StorefrontEventName, StorefrontEvents } from '../events/events.ts';

/** Emits a shop event after the state has changed and the page shows it. */
export type Emit = <Name extends StorefrontEventName>(name: Name, detail: StorefrontEvents[Name]) => void;
