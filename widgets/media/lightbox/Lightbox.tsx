import { useLayoutEffect, useState, type ReactNode } from 'react';
import { LazyPageDialog } from '../../../src/core/ui/LazyPageDialog.ts';
import { useElementEvents } from '../../../src/core/ui/useElementEvents.ts';
import { useWrites } from '../../../src/core/ui/useWrites.ts';
import type { WidgetParts, WidgetProps } from '../../../src/core/mount/defineWidget.ts';
import { hook } from '../../../src/core/page/selectors.ts';
import { PageError } from '../../../src/lib/PageError.ts';
import { addListener } from '../../../src/lib/listen.ts';

/** Class names that only the page's own dialogs have. */
const FRAME = '.sqs-modal-lightbox';

const BOX = '.lightbox-inner';

const CONTENT = '.lightbox-content';

const CLOSE = '.lightbox-close,.sqs-product-quick-view-lightbox-close-button';

const DIALOG = '[role="dialog"]';

interface PageLightbox {
  /** The outermost element, which covers the page. */
  readonly frame: HTMLElement;
  /** The centred element; `null`: the page places it. */
  readonly box: HTMLElement | null;
  /** A click outside it closes the lightbox. */
  readonly content: HTMLElement;
  /** Gets the name and the first focus: the content, or the frame if controls stand beside the content. */
  readonly dialog: HTMLElement;
  /** Its current name. */
  readonly readTitle: () => string;
  readonly closer: HTMLElement;
}

/** An opener by our hook, or the close control of a lightbox that the page shows itself. */
interface LightboxProps extends PageLightbox {
  readonly isOpener: boolean;
}

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

/**
 * `null` for a link outside a lightbox, and for a second close control.
 *
 * @throws PageError when an opener's target does not exist
 */
function readLightbox(element: HTMLElement): LightboxProps | null {
  const isOpener = element.hasAttribute(hook);
  const id = element.getAttribute('aria-controls') ?? element.getAttribute('href')?.split('#')[1] ?? '';
  const frame = isOpener ? element.ownerDocument.getElementById(id) : element.closest<HTMLElement>(FRAME);
  const closer = frame?.querySelector<HTMLElement>(CLOSE);
  if (!frame?.matches(FRAME) || !closer || (!isOpener && closer !== element)) {
    if (isOpener) throw new PageError(`expected the id of a ${FRAME} with a .lightbox-close in it`, element);
    return null;
  }
  const content = frame.querySelector<HTMLElement>(CONTENT) ?? closer.parentElement ?? frame;
  const said = frame.matches(DIALOG) ? frame : frame.querySelector<HTMLElement>(DIALOG);
  const dialog = said ?? (content.contains(closer) ? content : frame);
  return {
    frame,
    box: frame.querySelector<HTMLElement>(BOX),
    content,
    dialog,
    readTitle: () => (dialog.querySelector('h1,h2,h3,h4') ?? element).textContent?.trim() || element.ownerDocument.title,
    closer,
    isOpener,
  };
}

/** Calls back now and whenever the page shows or hides its lightbox; not while our opener shows it. Returns its off. */
function watchLightbox({ frame, closer }: Pick<PageLightbox, 'frame' | 'closer'>, onChange: (isShown: boolean) => void): () => void {
  const check = () => {
    const { opacity, visibility } = getComputedStyle(frame);
    // Themes may only fade it out, and an invisible lightbox must not lock the page.
    onChange(
      !frame.hidden &&
        frame.dataset['state'] !== 'open' &&
        opacity !== '0' &&
        visibility !== 'hidden' &&
        closer.getClientRects().length > 0,
    );
  };
  const observer = new MutationObserver(check);
  observer.observe(frame, { attributes: true, attributeFilter: ['hidden', 'class', 'style', 'data-state'] });
  const off = addListener(frame, 'transitionend animationend', check);
  check();
  return () => {
    observer.disconnect();
    off();
  };
}
