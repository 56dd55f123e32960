import { useEffect } from 'react';
import { useAnnounce } from './ShopContext.ts';

/** Reads its text out when it appears, and when it changes. A component, so that a long list of parts keeps nothing for texts that few ever have. */
export function Announced({ children: text }: { readonly children: string }): null {
  const announce = useAnnounce();
  useEffect(() => announce(text), [announce, text]);
  return null;
}
