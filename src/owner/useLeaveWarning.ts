import { useEffect } from 'react';

/**
 * Lets the browser ask before the page is left while something is under way that would end with it. The listener is there only so long:
 * pages that have one are not kept for the way back (https://web.dev/articles/bfcache).
 */
export function useLeaveWarning(isUnderWay: boolean): void {
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnderWay]);
}
