import { firstAddress } from './ownFiles.ts';

/**
 * Tells of errors that nobody caught, where they come out of one of our files: all others are the page's own affair. Returns its off.
 * @param isOwn whether a file, by its address, is ours
 */
export function watchUncaught(isOwn: (address: string) => boolean, onError: (error: unknown) => void): () => void {
  const onUncaught = ({ error, filename }: ErrorEvent) => {
    if (isOwn(addressOf(error) ?? filename)) onError(error);
  };
  const onRejected = ({ reason }: PromiseRejectionEvent) => {
    const address = addressOf(reason);
    if (address !== null && isOwn(address)) onError(reason);
  };
  addEventListener('error', onUncaught);
  addEventListener('unhandledrejection', onRejected);
  return () => {
    removeEventListener('error', onUncaught);
    removeEventListener('unhandledrejection', onRejected);
  };
}

/** The file in which an error was made. */
export const addressOf = (error: unknown): string | null => (error instanceof Error ? firstAddress(error.stack ?? '') : null);
