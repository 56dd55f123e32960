import type { Report } from '../core/createReport.ts';

/** A queued call: the method's name, then its arguments. */
export type QueuedCall = readonly [method: string, ...parameters: unknown[]];

/** Makes the calls in their order; an error of one is reported. */
export function replayQueue(calls: readonly QueuedCall[], target: object, report: Report): void {
  for (const call of calls) void replay(call, target).catch((error: unknown) => report(error, { part: 'push' }));
}

async function replay(call: QueuedCall, target: object): Promise<void> {
  const [name, ...parameters] = call;
  const method: unknown = Object.hasOwn(target, name) ? target[name as keyof typeof target] : undefined;
  if (typeof method !== 'function') throw new TypeError(`push: there is no method "${String(name)}" to call.`);
  const { error } = Object(await method(...parameters)) as { error?: unknown };
  // A queued call has no caller that waits for its answer.
  if (Object(error).kind === 'invalid') throw error;
}
