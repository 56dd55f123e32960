/** A store of a feature's state, as zustand makes it; described here because the package's types must not ask for zustand's. */
export interface Store<State> {
  getState(): State;
  getInitialState(): State;
  setState(part: Partial<State> | ((state: State) => Partial<State>), replace?: false): void;
  setState(state: State | ((state: State) => State), replace: true): void;
  /** Returns its off. */
  subscribe(listener: (state: State, previous: State) => void): () => void;
}
