import type { CDPSession } from 'playwright-core';

/** Runs in the page, over all nodes that a script has ever touched: those that React or Preact renders into, on the page or beside it. */
function countContainers(this: readonly Node[]): number {
  return this.filter((node) => Object.keys(node).some((key) => key === '__k' || key.startsWith('__reactContainer$'))).length;
}

/**
 * How many elements are mounted: each has a root of its own. A root that renders nothing on the page has its container beside it, so that
 * they are asked of the engine and not of the document.
 */
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
