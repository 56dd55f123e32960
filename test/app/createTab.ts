import type { Store } from '../../src/lib/openStore.ts';
import type { CartTabs } from '../../widgets/cart/CartDeps.ts';

export function createStore(values = new Map<string, string>()): Store & { readonly values: Map<string, string> } {
  return {
    values,
    get: (key) => values.get(key) ?? null,
    set: (key, value) => (values.set(key, value), true),
    remove: (key) => void values.delete(key),
  };
}

export const createTab = (changes: Partial<CartTabs> = {}): CartTabs => ({
  session: createStore(),
  shared: createStore(),
  post: () => undefined,
  ...changes,
});
