import { whenLeaving } from '../lib/whenLeaving.ts';

/** Requests at once, so that a platform that hangs leaves connections to the shop. */
const AT_ONCE = 2;
const LONGEST_QUEUE = 50;

/** Settles when the request is over; never rejects. */
export type QueuedRequest = () => Promise<void>;

/** Requests without a reader of the response; each is sent at most once. */
export interface Outbox {
  send(request: QueuedRequest): void;
  clear(): void;
  stop(): void;
}

/**
 * Sends a few requests at a time, oldest first, and all that are left when the page goes away.
 *
 * @param report gets each request that is dropped, the oldest one, because too many wait
 */
export function createOutbox(page: Document, report: (error: Error) => void): Outbox {
  const queue: QueuedRequest[] = [];
  let underWay = 0;

  const sendFirst = () => {
    const request = queue.shift();
    if (!request) return;
    underWay += 1;
    void request().then(() => {
      underWay -= 1;
      if (underWay < AT_ONCE) sendFirst();
    });
  };
  const flush = () => {
    while (queue.length > 0) sendFirst();
  };
  // A hidden page may never be shown again.
  const off = whenLeaving(flush);

  return {
    send(request) {
      if (queue.length >= LONGEST_QUEUE) {
        queue.shift();
        report(new Error(`An analytics record was dropped: ${LONGEST_QUEUE} others wait for an answer.`));
      }
      queue.push(request);
      if (page.visibilityState === 'hidden') flush();
      else if (underWay < AT_ONCE) sendFirst();
    },
    clear: () => void queue.splice(0),
    stop() {
      queue.length = 0;
      off();
    },
  };
}
