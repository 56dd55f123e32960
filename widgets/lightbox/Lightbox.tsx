import { useLayoutEffect, useState, type ReactNode } from 'react';
import {
  LazyPageDialog,
  MarkupView,
  readLightbox,
  useHostEvents,
  useHostState,
  watchLightbox,
  type LightboxProps,
  type WidgetParts,
  type WidgetProps,
} from '../../src/index.ts';

/** Opens a lightbox of the page's own (spec §4), or looks after one that the page opens and closes by itself. */
function Lightbox({ element, isOpener, nodes, ...lightbox }: LightboxProps & WidgetProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const { closer } = lightbox;
  // oxlint-disable-next-line react/exhaustive-deps -- its elements are read once
  useLayoutEffect(() => (isOpener ? undefined : watchLightbox(lightbox, setOpen)), [isOpener, closer]);
  useHostEvents(element, {
    click(event) {
      if (!isOpener || event.defaultPrevented) return;
      event.preventDefault(); // a link would lead to it
      setOpen(true);
    },
  });
  useHostState(element, { attributes: isOpener ? { 'aria-haspopup': 'dialog', 'data-state': isOpen ? 'open' : 'idle' } : {} });
  return (
    <>
      <MarkupView nodes={nodes} />
      {isOpen && <LazyPageDialog {...lightbox} isOurs={isOpener} onClose={() => (isOpener ? setOpen(false) : closer.click())} />}
    </>
  );
}

/** What the widget's loader hands to the page. */
export const parts: WidgetParts<LightboxProps> = { Component: Lightbox, read: readLightbox };
