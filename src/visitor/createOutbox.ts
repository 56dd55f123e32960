/** Requests at once: a platform that hangs must leave the browser's few connections to the shop. */
const AT_ONCE = 2;
const LONGEST_QUEUE = 50;

/** One request: settles when it is over, and never rejects. */
export type Letter = () => Promise<void>;

/** Requests of which nobody waits for the answer. Each is sent once at most. */
export interface Outbox {
  send(letter: Letter): void;
  /** Drops what has not been sent. */
  clear(): void;
  stop(): void;
}

/** An outbox that sends a few at a time while the page is there, the oldest first, and all that is left when it goes. */
export function createOutbox(page: Document): Outbox {
  const queue: Letter[] = [];
  let underWay = 0;

  const sendFirst = () => {
    const letter = queue.shift();
    if (!letter) return;
    underWay += 1;
    void letter().then(() => {
      underWay -= 1;
      if (underWay < AT_ONCE) sendFirst();
    });
  };
  const flush = () => {
    while (queue.length > 0) sendFirst();
  };
  // The last chance: a page that is hidden may never be seen again.
  const onHide = () => {
    if (page.visibilityState === 'hidden') flush();
  };
  page.addEventListener('visibilitychange', onHide);
  addEventListener('pagehide', flush);

  return {
    send(letter) {
      if (queue.length >= LONGEST_QUEUE) queue.shift();
      queue.push(letter);
      if (page.visibilityState === 'hidden') flush();
      else if (underWay < AT_ONCE) sendFirst();
    },
    clear: () => void queue.splice(0),
    stop() {
      queue.length = 0;
      page.removeEventListener('visibilitychange', onHide);
      removeEventListener('pagehide', flush);
    },
  };
}
