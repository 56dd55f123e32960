import { parseHostState, serializeHostState, type HostState } from './db/HostState.ts';

const KEY = 'storefront-mocks';

/** The host's memory across page loads and tabs. Storage that is damaged, full or forbidden is as good as none. */
export interface BrowserMemory {
  read(): HostState;
  write(state: HostState): void;
  /** Calls back with what another tab has written; returns its off. */
  watch(listener: (state: HostState) => void): () => void;
}

export function createBrowserMemory(): BrowserMemory {
  return {
    read: () => parseHostState(readText()),
    write(state) {
      try {
        localStorage.setItem(KEY, serializeHostState(state));
      } catch {
        // The host then remembers for as long as the page lives.
      }
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
