import type { Report } from '../core/createReport.ts';

/** A queued call: the method's name, then its arguments. */
export type QueuedCall = readonly [method: string, ...parameters: unknown[]];

export function replayQueue(calls: readonly QueuedCall[], target: object, report: Report): void {
  for (const call of calls) {
    try {
      const [name, ...parameters] = call;
      const method: unknown = Object.hasOwn(target, name) ? target[name as keyof typeof target] : undefined;
      if (typeof method !== 'function') throw new TypeError(`push: there is no method "${String(name)}" to call.`);
      Promise.resolve(method(...parameters)).then(
        (answer: unknown) => {
          const { error } = Object(answer) as { error?: unknown };
          // A queued call has no caller that waits for its answer.
          if (Object(error).kind === 'invalid') report(error, { part: 'push' });
        },
        (error: unknown) => report(error, { part: 'push' }),
      );
    } catch (error) {
      report(error, { part: 'push' });
    }
  }
}
