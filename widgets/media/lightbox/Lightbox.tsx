import { useLayoutEffect, useState, type ReactNode } from 'react';
import { LazyPageDialog } from '../../../src/core/ui/LazyPageDialog.ts';
import { useElementEvents } from '../../../src/core/ui/useElementEvents.ts';
import { useWrites } from '../../../src/core/ui/useWrites.ts';
import type { WidgetParts, WidgetProps } from '../../../src/core/mount/defineWidget.ts';
import { readLightbox, watchLightbox, type LightboxProps } from './readLightbox.ts';

/** Opens the page's own lightbox, or makes one that the page opens a dialog. */
function Lightbox({ element, isOpener, readTitle, frame, closer, ...lightbox }: LightboxProps & WidgetProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => (isOpener ? undefined : watchLightbox({ frame, closer }, setOpen)), [isOpener, frame, closer]);
  useElementEvents(element, {
    click(event) {
      if (!isOpener || event.defaultPrevented) return;
      event.preventDefault(); // prevents following the link
      setOpen(true);
    },
  });
  useWrites((write) => {
    if (!isOpener) return;
    write.attribute(element, 'aria-haspopup', 'dialog');
    write.attribute(element, 'data-state', isOpen ? 'open' : 'idle');
  });
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

export const parts: WidgetParts<LightboxProps> = { Component: Lightbox, read: readLightbox, placeIn: null };
