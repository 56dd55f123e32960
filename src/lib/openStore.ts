import { parseJson } from './result.ts';

export interface Store {
  get(key: string): string | null;
  set(key: string, value: string): boolean;
  remove(key: string): void;
}

/** @param onBlocked called each time the storage throws */
export function openStore(name: 'localStorage' | 'sessionStorage', onBlocked: () => void = () => undefined): Store {
  const use = <Value>(run: (storage: Storage) => Value, otherwise: Value): Value => {
    try {
      return run(globalThis[name]);
    } catch {
      onBlocked();
      return otherwise;
    }
  };
  return {
    get: (key) => use((storage) => storage.getItem(key), null),
    set: (key, value) =>
      use((storage) => {
        storage.setItem(key, value);
        return true;
      }, false),
    remove: (key) => use((storage) => storage.removeItem(key), undefined),
  };
}

/** The list that is stored under the key, as JSON; empty where none is: other code of the site may have written there. */
export function readList(store: Store, key: string): readonly unknown[] {
  const list = parseJson(store.get(key));
  return Array.isArray(list) ? list : [];
}
