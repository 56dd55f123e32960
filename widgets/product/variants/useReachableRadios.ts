import { useLayoutEffect, useState } from 'react';
import { useWrites } from '../../../src/core/ui/useWrites.ts';
import type { PickerRadio } from './readControls.ts';

/** Class of a radio button that the theme has taken away and only its label shows. */
const REACHABLE = 'storefront-radio';

/**
 * Templates of versions 7 and 7.1 show the labels of radio buttons as buttons. A theme that hides the radio buttons from the keyboard as
 * well would leave a choice to mouse users only: those are brought back, out of sight. Any others look as the theme has them.
 */
export function useReachableRadios(radios: readonly PickerRadio[]): void {
  const [hidden, setHidden] = useState<readonly Element[]>([]);
  useLayoutEffect(() => {
    const look = () => {
      const found = radios.filter(({ node }) => isHidden(node) && node.labels?.[0] && !isHidden(node.labels[0]));
      if (found.length > 0) setHidden(found.map(({ node }) => node));
    };
    look();
    // Style sheets may come after the script.
    const loaded = new AbortController();
    if (document.readyState !== 'complete') addEventListener('load', look, { once: true, signal: loaded.signal });
    return () => loaded.abort();
  }, [radios]);
  useWrites((write) => {
    for (const node of hidden) write.className(node, REACHABLE, true);
  });
}

/** By its own style, whatever stands around it: the twin of a drop-down may be shown later. */
function isHidden(node: Element): boolean {
  const { display, visibility } = getComputedStyle(node);
  return display === 'none' || visibility !== 'visible';
}
