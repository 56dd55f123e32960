import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useShop } from './ShopContext';
import { useStyles } from './useStyles';
import styles from './alert.css?inline';

/** A message that the visitor has to read. */
export interface AlertProps {
  readonly title: string;
  readonly message: string;
  /** Called when the visitor has read it: by the button, Escape, or a click beside it. */
  readonly onClose: () => void;
}

/**
 * An alert dialog with one button (WAI-ARIA APG "Alert and Message Dialogs"), with the class names that existing themes style and
 * rewrite: a direct child of the body, added in one piece with its texts. The button is all there is to reach, so the focus is kept
 * by letting Tab do nothing; it returns to where it was.
 */
export function Alert({ title, message, onClose }: AlertProps): ReactNode {
  const { cartTexts } = useShop().settings;
  const [host] = useState(createHost);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useStyles(styles);

  // After the content has been rendered into it, so that observers of the body see it with its texts.
  useLayoutEffect(() => {
    const opener = document.activeElement;
    document.body.append(host);
    button.current?.focus({ preventScroll: true });
    return () => {
      host.remove();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [host]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Tab') {
        event.preventDefault();
        button.current?.focus();
      } else if (event.key === 'Escape') {
        event.stopPropagation(); // only the topmost dialog closes
        onClose();
      }
    };
    const onClick = ({ target }: MouseEvent) => {
      if (target === host) onClose();
    };
    document.addEventListener('keydown', onKey, true);
    host.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      host.removeEventListener('click', onClick);
    };
  }, [host, onClose]);

  return createPortal(
    <div className="sqs-widgets-confirmation-content" role="alertdialog" aria-modal="true" aria-labelledby={`${id}t`} aria-describedby={`${id}m`}>
      <div className="title" id={`${id}t`}>
        {title}
      </div>
      <div className="message" id={`${id}m`}>
        {message}
      </div>
      <div className="buttons">
        <button ref={button} type="button" className="confirmation-button confirm" onClick={onClose}>
          <span>{cartTexts.ok}</span>
        </button>
      </div>
    </div>,
    host,
  );
}

function createHost(): HTMLElement {
  const host = document.createElement('div');
  host.className = 'sqs-widgets-confirmation alert shown';
  return host;
}
