import type { CDPSession } from 'playwright-core';

/** A node of the tree that React (fibers) or Preact (nodes with short names) keeps of what it renders. */
interface Rendered {
  readonly stateNode?: { readonly state?: { readonly content?: unknown } | null } | null;
  readonly child?: Rendered | null;
  readonly sibling?: Rendered | null;
  readonly __c?: { readonly state?: { readonly content?: unknown } } | null;
  readonly __k?: readonly (Rendered | null)[] | null;
}

/** Runs in the page: counts the parts in the containers that React or Preact renders into, attached or detached. */
function countMounted(this: readonly Node[]): number {
  const below = ({ child, __k }: Rendered): Rendered[] => {
    const found = (__k ?? []).filter((one) => one !== null);
    for (let at = child; at; at = at.sibling) found.push(at);
    return found;
  };
  const count = (rendered: Rendered): number => {
    const state = rendered.stateNode?.state ?? rendered['__c']?.state;
    if (state && 'content' in state) return state.content ? 1 : 0;
    return below(rendered).reduce((sum, one) => sum + count(one), 0);
  };
  return this.reduce((sum, node) => {
    const key = Object.keys(node).find((name) => name === '__k' || name.startsWith('__reactContainer$'));
    const kept = key && (node as unknown as Readonly<Record<string, Rendered & { stateNode?: { current?: Rendered } }>>)[key];
    return kept ? sum + count(kept.stateNode?.current ?? kept) : sum;
  }, 0);
}

/** How many parts are mounted. Asks the engine, not the document, because they are rendered into detached containers. */
export async function countParts(cdp: CDPSession): Promise<number> {
  const objectGroup = 'parts';
  const { result: prototype } = await cdp.send('Runtime.evaluate', { expression: 'Node.prototype', objectGroup });
  const { objects } = await cdp.send('Runtime.queryObjects', { prototypeObjectId: prototype.objectId!, objectGroup });
  const { result } = await cdp.send('Runtime.callFunctionOn', {
    objectId: objects.objectId!,
    functionDeclaration: countMounted.toString(),
    returnByValue: true,
  });
  await cdp.send('Runtime.releaseObjectGroup', { objectGroup });
  return result.value as number;
}
