import { useLayoutEffect, useState } from 'react';
import { useWrites } from '../../../src/core/ui/useWrites.ts';
import type { PickerRadio } from './readControls.ts';

/** Class of a radio button that the theme has hidden. */
const REACHABLE = 'storefront-radio';

/**
 * Templates of versions 7 and 7.1 show radio buttons' labels as buttons. Radio buttons that a theme hides from the keyboard as well are
 * made reachable again, visually hidden.
 */
export function useReachableRadios(radios: readonly PickerRadio[]): void {
  const [hidden, setHidden] = useState<readonly Element[]>([]);
  useLayoutEffect(() => {
    const look = () => {
      const found = radios.filter(({ node }) => isHidden(node) && node.labels?.[0] && !isHidden(node.labels[0]));
      if (found.length > 0) setHidden(found.map(({ node }) => node));
    };
    look();
    // Style sheets may load after the script.
    const loaded = new AbortController();
    if (document.readyState !== 'complete') addEventListener('load', look, { once: true, signal: loaded.signal });
    return () => loaded.abort();
  }, [radios]);
  useWrites((write) => {
    for (const node of hidden) write.className(node, REACHABLE, true);
  });
}

/** By its own style only, because a hidden ancestor may be shown later. */
function isHidden(node: Element): boolean {
  const { display, visibility } = getComputedStyle(node);
  return display === 'none' || visibility !== 'visible';
}
