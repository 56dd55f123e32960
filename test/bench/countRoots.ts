import type { CDPSession } from 'playwright-core';

/** Runs in the page: counts nodes that React or Preact renders into, attached or detached. */
function countContainers(this: readonly Node[]): number {
  return this.filter((node) => Object.keys(node).some((key) => key === '__k' || key.startsWith('__reactContainer$'))).length;
}

/** Asks the engine, not the document, because a root that renders nothing has a detached container. */
export async function countRoots(cdp: CDPSession): Promise<number> {
  const objectGroup = 'roots';
  const { result: prototype } = await cdp.send('Runtime.evaluate', { expression: 'Node.prototype', objectGroup });
  const { objects } = await cdp.send('Runtime.queryObjects', { prototypeObjectId: prototype.objectId!, objectGroup });
  const { result } = await cdp.send('Runtime.callFunctionOn', {
    objectId: objects.objectId!,
    functionDeclaration: countContainers.toString(),
    returnByValue: true,
  });
  await cdp.send('Runtime.releaseObjectGroup', { objectGroup });
  return result.value as number;
}
