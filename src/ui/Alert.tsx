import { createFocusTrap } from 'focus-trap';
import { useEffect, useId, useLayoutEffect, useState, type ReactNode } from 'react';
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
 * An alert dialog (WAI-ARIA APG "Alert and Message Dialogs") with the class names that existing themes style and rewrite: a
 * direct child of the body, added in one piece with its texts. Focus goes in, stays in, and returns to where it was.
 */
export function Alert({ title, message, onClose }: AlertProps): ReactNode {
  const { cartTexts } = useShop().settings;
  const [host] = useState(createHost);
  const id = useId();
  useStyles(styles);

  // After the content has been rendered into it, so that observers of the body see it with its texts.
  useLayoutEffect(() => {
    document.body.append(host);
    return () => host.remove();
  }, [host]);

  useEffect(() => {
    const trap = createFocusTrap(host, {
      initialFocus: () => host.querySelector('button') ?? host,
      fallbackFocus: host,
      clickOutsideDeactivates: true,
      escapeDeactivates: true,
      preventScroll: true,
      onDeactivate: onClose,
    });
    trap.activate();
    return () => void trap.deactivate({ onDeactivate: () => undefined });
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
        <button type="button" className="confirmation-button confirm" onClick={onClose}>
          {cartTexts.ok}
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
