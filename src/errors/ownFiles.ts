import { framesOf } from './framesOf.ts';

const ADDRESS = /(?:https?|file|blob):\/\/[^\s)]+/;

/** The address of the file that a stack trace begins in; `null` when its first line names none. Without line and column. */
export function firstAddress(stack: string): string | null {
  const found = ADDRESS.exec(framesOf(stack)[0] ?? '')?.[0];
  return found ? withoutPosition(found) : null;
}

/**
 * Tells by address whether a file is one of this very build: the same file, or, where the build is in parts, the entries and chunks
 * beside it. What else lies in the same folder is the page's.
 * @param ownAddress the address of any of the build's files, as in a stack trace; `null`: nothing is known to be ours
 */
export function ownFiles(ownAddress: string | null): (address: string) => boolean {
  if (ownAddress === null) return () => false;
  const own = withoutPosition(ownAddress);
  const folder = /^(.*\/)chunks\/[^/]*$/.exec(own)?.[1];
  return (address) => {
    const file = withoutPosition(address);
    if (file === own) return true;
    return (
      folder !== undefined &&
      (file.startsWith(`${folder}chunks/`) || /^storefront[\w.]*\.js$/.test(file.slice(folder.length))) &&
      file.startsWith(folder)
    );
  };
}

const withoutPosition = (address: string): string => address.replace(/(?::\d+){0,2}$/, '').replace(/[?#].*$/, '');
