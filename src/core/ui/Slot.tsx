import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { fillSlot, hasSlot, type SlotName } from '../page/fillSlot.ts';
import { slot } from '../page/selectors.ts';

/** Where the theme's own markup stands in what we render, if the page has a template for it. A template that comes later counts the next time. */
export function Slot({ name }: { readonly name: SlotName }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [isFilled] = useState(() => hasSlot(document, name));
  useLayoutEffect(() => {
    const node = place.current;
    if (!node) return;
    fillSlot(node, name);
    // While the place is on the page, so that what is mounted in it is released.
    return () => node.replaceChildren();
  }, [name]);
  return isFilled && <div ref={place} {...{ [slot]: name }} />;
}
