import { yieldToMain } from './yieldToMain.ts';

/** A way to the other tabs of this site, and back. */
export interface TabChannel {
  /** Says something that JSON can write to the others. */
  post(message: unknown): void;
  /** Who hears what the others say; one listener. */
  listen(onMessage: (message: unknown) => void): void;
  stop(): void;
}

/**
 * What other tabs of this site say under this name is heard; anyone else may say something there, too. By a channel, which
 * is closed while the page is in the back/forward cache (a word to it would cost the page its place there); where the browser has none,
 * by an event of the local storage, in which nothing is kept. A browser that has neither says nothing.
 */
export function createTabChannel(name: string): TabChannel {
  let hear: (message: unknown) => void = () => undefined;
  let channel: BroadcastChannel | null = null;
  let isWanted = true;
  let count = 0;
  const onData = ({ data }: MessageEvent<unknown>) => hear(data);
  const open = () => {
    try {
      if (channel || !isWanted) return;
      channel = new BroadcastChannel(name);
      channel.addEventListener('message', onData);
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
    if (key !== name || !newValue) return;
    try {
      hear((JSON.parse(newValue) as [number, unknown])[1]);
    } catch {
      // Somebody else's.
    }
  };
  // A slow phone takes a while to open it: not in the task that starts everything else.
  void yieldToMain().then(open);
  addEventListener('pagehide', close);
  addEventListener('pageshow', openAgain);
  addEventListener('storage', onStorage);
  return {
    listen: (onMessage) => void (hear = onMessage),
    post(message) {
      try {
        // Not opened yet: what is said now is not to be lost.
        open();
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin, and takes none
        if (channel) return channel.postMessage(message);
        // The same word twice is two events.
        localStorage.setItem(name, JSON.stringify([(count += 1), message]));
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
