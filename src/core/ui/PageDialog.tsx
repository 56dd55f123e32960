import { useRef } from 'react';
import { useShop } from './ShopContext.ts';
import { useDialog } from './useDialog.ts';
import { useElementEvents } from './useElementEvents.ts';
import { useAttributes } from './useWrites.ts';
import { useLightbox } from './useLightbox.ts';
import { useStyles } from './useStyles.ts';
import styles from './dialog.css?inline';

/** Elements of the page's own lightbox, as its reader gives them. */
export interface PageDialogProps {
  readonly frame: HTMLElement;
  readonly box: HTMLElement | null;
  readonly content: HTMLElement;
  readonly dialog: HTMLElement;
  readonly title: string;
  readonly closer: HTMLElement;
  /** Whether we show and hide it; else the page does. */
  readonly isOurs: boolean;
  readonly onClose: () => void;
}

/** Makes the page's lightbox behave as a dialog while it is shown: focus trap, Escape, click outside. Renders nothing. */
export function PageDialog({ frame, dialog, title, closer, isOurs, onClose, ...parts }: PageDialogProps): null {
  const { shopTexts } = useShop().settings;
  const box = useRef(parts.box);
  const content = useRef(parts.content);
  const first = useRef(dialog);
  useStyles(styles);
  useAttributes(frame, isOurs ? { hidden: null, 'data-state': 'open' } : {});
  useAttributes(dialog, { role: 'dialog', 'aria-modal': 'true', tabindex: '-1', ...nameOf(dialog, title) });
  useAttributes(closer, { role: 'button', tabindex: '0', ...nameOf(closer, closer.textContent?.trim() || shopTexts.close) });
  useElementEvents(closer, {
    click(event) {
      if (!isOurs) return;
      event.preventDefault();
      onClose();
    },
    keydown(event) {
      if (event.repeat || (event.key !== 'Enter' && event.key !== ' ')) return;
      event.preventDefault(); // a link or button would click as well
      closer.click();
    },
  });
  useLightbox(box);
  useDialog(frame, content, first, onClose);
  return null;
}

/** Names an element that has no accessible name. */
const nameOf = (element: Element, name: string) =>
  element.hasAttribute('aria-labelledby') ? {} : { 'aria-label': element.getAttribute('aria-label') ?? name };
