/** Emits an event after the state has changed and the page shows it. A method, so that the shop's emitter is assignable to a feature's. */
export type Emit<Events extends object> = { emit<Name extends keyof Events>(name: Name, detail: Events[Name]): void }['emit'];
