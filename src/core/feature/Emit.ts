/**
 * Emits an event after the state has changed and the page shows it. (A method, so that what emits all events of the shop can be given to a
 * feature that emits its own.)
 */
export type Emit<Events extends object> = { emit<Name extends keyof Events>(name: Name, detail: Events[Name]): void }['emit'];
