import { framesOf } from './describeFailure.ts';

const ADDRESS = /(?:https?|file|blob):\/\/[^\s)]+/;

export function firstAddress(stack: string): string | null {
  const found = ADDRESS.exec(framesOf(stack)[0] ?? '')?.[0];
  return found ? withoutPosition(found) : null;
}

/**
 * Recognises this build's files by address: the same file or, for the module build, its entries and chunks. Other files in the same folder
 * are the page's.
 *
 * @param ownAddress any file of the build, as in a stack trace; `null`: nothing is recognised
 */
export function ownFiles(ownAddress: string | null): (address: string) => boolean {
  if (ownAddress === null) return () => false;
  const own = withoutPosition(ownAddress);
  const folder = /^(.*\/)chunks\/[^/]*$/.exec(own)?.[1];
  return (address) => {
    const file = withoutPosition(address);
    if (file === own) return true;
    return folder !== undefined && file.startsWith(folder) && /^(?:chunks\/|storefront[\w.]*\.js$)/.test(file.slice(folder.length));
  };
}

const withoutPosition = (address: string): string => address.replace(/(?::\d+){0,2}$/, '').replace(/[?#].*$/, '');
