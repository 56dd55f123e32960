import { useLayoutEffect, useState, type ReactNode } from 'react';
import { LazyPageDialog } from '../../../src/core/ui/LazyPageDialog.ts';
import { useElementEvents } from '../../../src/core/ui/useElementEvents.ts';
import { useElementState } from '../../../src/core/ui/useElementState.ts';
import type { WidgetParts, WidgetProps } from '../../../src/core/mount/defineWidget.ts';
import { readLightbox, watchLightbox, type LightboxProps } from './readLightbox.ts';

/** Opens a lightbox of the page's own (spec §4), or looks after one that the page opens and closes by itself. */
function Lightbox({ element, isOpener, readTitle, frame, closer, ...lightbox }: LightboxProps & WidgetProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => (isOpener ? undefined : watchLightbox({ frame, closer }, setOpen)), [isOpener, frame, closer]);
  useElementEvents(element, {
    click(event) {
      if (!isOpener || event.defaultPrevented) return;
      event.preventDefault(); // a link would lead to it
      setOpen(true);
    },
  });
  useElementState(element, { attributes: isOpener ? { 'aria-haspopup': 'dialog', 'data-state': isOpen ? 'open' : 'idle' } : {} });
  return (
    isOpen && (
      <LazyPageDialog
        {...lightbox}
        frame={frame}
        closer={closer}
        title={readTitle()}
        isOurs={isOpener}
        onClose={() => (isOpener ? setOpen(false) : closer.click())}
      />
    )
  );
}

/** What the widget's loader hands to the page. */
export const parts: WidgetParts<LightboxProps> = { Component: Lightbox, read: readLightbox, placeIn: null };
