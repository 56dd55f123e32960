import { useEffect } from 'react';

/**
 * Lets the browser ask before leaving while sending. The listener is registered only for that time, because it keeps the page out of the
 * back/forward cache (https://web.dev/articles/bfcache).
 */
export function useLeaveWarning(isUnderWay: boolean): void {
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnderWay]);
}
