import * as selectors from '../../../src/core/page/selectors.ts';
import { PageError } from '../../../src/lib/PageError.ts';

/** A lightbox as existing templates render it; the names that only the page's own dialogs are known by. */
const FRAME = '.sqs-modal-lightbox';
const BOX = '.lightbox-inner';
const CONTENT = '.lightbox-content';
const CLOSE = '.lightbox-close,.sqs-product-quick-view-lightbox-close-button';
const DIALOG = '[role="dialog"]';

/** A lightbox of the page's own. */
export interface PageLightbox {
  /** Its outermost element, which covers the page while it is shown. */
  readonly frame: HTMLElement;
  /** What stands in the middle of the window; `null`: the page places it itself. */
  readonly box: HTMLElement | null;
  /** A click outside of this closes it. */
  readonly content: HTMLElement;
  /** What is named, and gets the focus first: the content, or the frame where controls stand beside the content. */
  readonly dialog: HTMLElement;
  /** What it is called, as it stands there now. */
  readonly readTitle: () => string;
  readonly closer: HTMLElement;
}

/** A control of a lightbox: an opener by our hook, or the close control of one that the page shows by itself. */
export interface LightboxProps extends PageLightbox {
  readonly isOpener: boolean;
}

/**
 * Reads a control of a lightbox; `null` for a link that is in none, and for a second way to close the same one.
 * @throws PageError when an opener names nothing that it could open
 */
export function readLightbox(element: HTMLElement): LightboxProps | null {
  const isOpener = element.hasAttribute(selectors.hook);
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

/**
 * Watches whether a page shows its lightbox itself, and calls back now and whenever that changes. Not while it is shown by an opener of
 * ours. Returns its off.
 */
export function watchLightbox({ frame, closer }: Pick<PageLightbox, 'frame' | 'closer'>, onChange: (isShown: boolean) => void): () => void {
  const check = () => {
    const { opacity, visibility } = getComputedStyle(frame);
    // A theme may only fade it: what nobody sees must not hold the page.
    onChange(
      !frame.hidden &&
        frame.dataset['state'] !== 'open' &&
        opacity !== '0' &&
        visibility !== 'hidden' &&
        closer.getClientRects().length > 0,
    );
  };
  const observer = new MutationObserver(check);
  observer.observe(frame, { attributeFilter: ['hidden', 'class', 'style', 'data-state'] });
  const ends = ['transitionend', 'animationend'] as const;
  for (const end of ends) frame.addEventListener(end, check);
  check();
  return () => {
    observer.disconnect();
    for (const end of ends) frame.removeEventListener(end, check);
  };
}
