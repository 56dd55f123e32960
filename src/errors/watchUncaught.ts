import { firstAddress } from './ownFiles.ts';

/**
 * Reports uncaught errors that come from our files. Returns its off.
 *
 * @param isOwn whether a file's address is ours
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

export const addressOf = (error: unknown): string | null => (error instanceof Error ? firstAddress(error.stack ?? '') : null);
