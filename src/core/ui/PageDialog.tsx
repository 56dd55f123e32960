import { useRef } from 'react';
import { useShop } from './ShopContext.ts';
import { useDialog } from './useDialog.ts';
import { useElementEvents } from './useElementEvents.ts';
import { useElementState } from './useElementState.ts';
import { useLightbox } from './useLightbox.ts';
import { useStyles } from './useStyles.ts';
import styles from './dialog.css?inline';

/** A lightbox of the page's own, by its elements; what the page's reader gives, named here by its shape because this part knows no page. */
export interface PageDialogProps {
  readonly frame: HTMLElement;
  readonly box: HTMLElement | null;
  readonly content: HTMLElement;
  readonly dialog: HTMLElement;
  readonly title: string;
  readonly closer: HTMLElement;
  /** Whether it is shown by us, and hidden again when the component leaves; else the page shows and closes it. */
  readonly isOurs: boolean;
  readonly onClose: () => void;
}

/** Gives a lightbox of the page's own the manners of ours while it is shown, and leaves it as it was. Renders nothing. */
export function PageDialog({ frame, dialog, title, closer, isOurs, onClose, ...parts }: PageDialogProps): null {
  const { shopTexts } = useShop().settings;
  const box = useRef(parts.box);
  const content = useRef(parts.content);
  const first = useRef(dialog);
  useStyles(styles);
  useElementState(frame, { attributes: isOurs ? { hidden: null, 'data-state': 'open' } : {} });
  useElementState(dialog, { attributes: { role: 'dialog', 'aria-modal': 'true', tabindex: '-1', ...nameOf(dialog, title) } });
  useElementState(closer, {
    attributes: { role: 'button', tabindex: '0', ...nameOf(closer, closer.textContent?.trim() || shopTexts.close) },
  });
  useElementEvents(closer, {
    click(event) {
      if (!isOurs) return;
      event.preventDefault();
      onClose();
    },
    keydown(event) {
      if (event.repeat || (event.key !== 'Enter' && event.key !== ' ')) return;
      event.preventDefault(); // a link and a button would click as well
      closer.click();
    },
  });
  useLightbox(box);
  useDialog(frame, content, first, onClose);
  return null;
}

/** A name where the element has none of its own. */
const nameOf = (element: Element, name: string) =>
  element.hasAttribute('aria-labelledby') ? {} : { 'aria-label': element.getAttribute('aria-label') ?? name };
