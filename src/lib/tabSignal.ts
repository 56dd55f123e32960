import { yieldToVisitor } from './yieldToVisitor.ts';

/** A word to the other tabs of this site, which hear it too. */
export interface TabSignal {
  /** Tells the others. */
  tell(): void;
  stop(): void;
}

/**
 * Calls `onTold` when another tab of this site has something to tell under this name. By a channel, which is closed while the page is
 * in the back/forward cache (a word to it would cost the page its place there); where the browser has none, by an event of the local
 * storage, in which nothing is kept. A browser that has neither tells nothing.
 */
export function createTabSignal(name: string, onTold: () => void): TabSignal {
  let channel: BroadcastChannel | null = null;
  let isWanted = true;
  const open = () => {
    try {
      if (channel || !isWanted) return;
      channel = new BroadcastChannel(name);
      channel.addEventListener('message', onTold);
    } catch {
      channel = null;
    }
  };
  const close = () => {
    isWanted = false;
    channel?.close();
    channel = null;
  };
  const openAgain = () => {
    isWanted = true;
    open();
  };
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === name && newValue) onTold();
  };
  // A slow phone takes a while to open it: not in the task that starts everything else.
  void yieldToVisitor().then(open);
  addEventListener('pagehide', close);
  addEventListener('pageshow', openAgain);
  addEventListener('storage', onStorage);
  return {
    tell() {
      try {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin, and takes none
        if (channel) return channel.postMessage(0);
        localStorage.setItem(name, '1');
        localStorage.removeItem(name);
      } catch {
        // Then the others find out when their visitor comes back to them.
      }
    },
    stop() {
      close();
      removeEventListener('pagehide', close);
      removeEventListener('pageshow', openAgain);
      removeEventListener('storage', onStorage);
    },
  };
}
