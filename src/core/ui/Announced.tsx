import { useEffect } from 'react';
import { useAnnounce } from './ShopContext.ts';

/**
 * Reads its text out once, when it appears; with another `key` it does so again. A component, so that a long list of parts keeps nothing for
 * texts that few ever have.
 */
export function Announced({ children: text }: { readonly children: string }): null {
  const announce = useAnnounce();
  // oxlint-disable-next-line react/exhaustive-deps -- not again in another wording
  useEffect(() => announce(text), [announce]);
  return null;
}
