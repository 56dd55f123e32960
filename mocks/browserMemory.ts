import { parseHostState, serializeHostState, type HostState } from './db/HostState.ts';

const KEY = 'storefront-mocks';

/** The host's state across page loads and tabs. Damaged, full or forbidden storage counts as empty. */
export interface BrowserMemory {
  read(): HostState;
  write(state: HostState): void;
  watch(listener: (state: HostState) => void): () => void;
}

export function createBrowserMemory(): BrowserMemory {
  return {
    read: () => parseHostState(readText()),
    write(state) {
      try {
        localStorage.setItem(KEY, serializeHostState(state));
      } catch {}
    },
    watch(listener) {
      const onStorage = (event: StorageEvent): void => {
        if (event.key === KEY || event.key === null) listener(parseHostState(event.newValue));
      };
      addEventListener('storage', onStorage);
      return () => removeEventListener('storage', onStorage);
    },
  };
}

function readText(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
