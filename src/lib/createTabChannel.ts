import { yieldToMain } from './yieldToMain.ts';
import { addListener, listen } from './listen.ts';
import { attempt, parseJson } from './result.ts';

export interface TabChannel {
  post(message: unknown): void;
  listen(onMessage: (message: unknown) => void): void;
  stop(): void;
}

/**
 * Other code of the site may post under the same name, so messages are untrusted. Uses a BroadcastChannel, closed while the page is in the
 * back/forward cache (an open one evicts the page), else a `storage` event. Without either, nothing is sent.
 */
export function createTabChannel(name: string): TabChannel {
  let listener: (message: unknown) => void = () => undefined;
  let channel: BroadcastChannel | null = null;
  let isWanted = true;
  let count = 0;
  const onData = ({ data }: MessageEvent<unknown>) => listener(data);
  const open = () =>
    attempt(() => {
      if (channel || !isWanted) return;
      channel = new BroadcastChannel(name);
      addListener(channel, 'message', onData);
    });
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
    // Other code of the site may have written something else.
    const message = parseJson(newValue);
    if (Array.isArray(message)) listener(message[1]);
  };
  void yieldToMain().then(open);
  const over = new AbortController();
  listen(window, 'pagehide', close, over.signal);
  listen(window, 'pageshow', openAgain, over.signal);
  listen(window, 'storage', onStorage, over.signal);
  return {
    listen: (onMessage) => void (listener = onMessage),
    post(message) {
      try {
        // Opens the channel now, so that this message is not lost.
        open();
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin, and takes none
        if (channel) return channel.postMessage(message);
        // The counter makes equal messages two events.
        localStorage.setItem(name, JSON.stringify([(count += 1), message]));
        localStorage.removeItem(name);
      } catch {
        // Other tabs then notice when their visitor returns to them.
      }
    },
    stop() {
      close();
      over.abort();
    },
  };
}
