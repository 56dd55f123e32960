import type { CDPSession } from 'playwright-core';

/** The page's listeners by target and type, for the report of those that `destroy()` has left. */
export async function listListeners(session: CDPSession): Promise<Record<string, number>> {
  const { result: prototype } = await session.send('Runtime.evaluate', { expression: 'EventTarget.prototype' });
  const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId: prototype.objectId! });
  const { result } = await session.send('Runtime.getProperties', { objectId: objects.objectId!, ownProperties: true });
  const targets = [...result.map(({ value }) => value), (await session.send('Runtime.evaluate', { expression: 'window' })).result];
  const found: Record<string, number> = {};
  for (const target of targets) {
    if (!target?.objectId) continue;
    const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: target.objectId });
    for (const { type, lineNumber, columnNumber } of listeners) {
      const name = `${target.description} ${type} at ${lineNumber}:${columnNumber}`;
      found[name] = (found[name] ?? 0) + 1;
    }
  }
  return found;
}
