import { onAbort } from './listen.ts';

/** Counts a piece of work as under way until it settles, and returns it. */
export type Track = <Work extends Promise<unknown>>(work: Work) => Work;

/** Counts nothing. */
export const untracked: Track = (work) => work;

/** The work that is under way. */
export interface Activity {
  readonly track: Track;
  /** Settles when nothing is under way, nor `rest` (what is not counted here), or at the end. Never rejects. */
  whenIdle(rest: () => Promise<unknown> | undefined): Promise<void>;
}

export function createActivity(signal: AbortSignal): Activity {
  const pending = new Set<Promise<unknown>>();
  const ended = new Promise<void>((resolve) => onAbort(signal, () => resolve()));
  return {
    track(work) {
      const end = () => void pending.delete(settled);
      const settled = work.then(end, end);
      pending.add(settled);
      return work;
    },
    async whenIdle(rest) {
      do {
        await Promise.race([ended, Promise.all(pending).then(rest)]);
        // Work that has settled may begin something in this task or the next, such as an effect of what was rendered.
        for (const _ of [1, 2]) await new Promise((next) => setTimeout(next));
      } while (!signal.aborted && pending.size > 0);
    },
  };
}
