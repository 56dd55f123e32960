import { useRef, type ReactNode } from 'react';
import { DialogLayer } from './DialogLayer.tsx';
import { useShop } from './ShopContext.ts';
import { useOwnId } from './useOwnId.ts';
import { useStyles } from './useStyles.ts';
import styles from './alert.css?inline';

export interface AlertProps {
  readonly title: string;
  readonly message: string;
  /** Called on the button, Escape, or a click outside. */
  readonly onClose: () => void;
}

/**
 * An alert dialog with one button (https://www.w3.org/WAI/ARIA/apg/patterns/alertdialog/) and the class names that existing themes style
 * and rewrite: a direct child of the body, inserted complete. It may stand above a lightbox or another alert.
 */
export function Alert({ title, message, onClose }: AlertProps): ReactNode {
  const { shopTexts } = useShop().settings;
  const content = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useOwnId();
  useStyles(styles);

  return (
    <DialogLayer className="sqs-widgets-confirmation alert shown" content={content} first={button} onClose={onClose}>
      <div
        ref={content}
        className="sqs-widgets-confirmation-content"
        role="alertdialog"
        aria-modal="true"
        aria-labelledby={`${id}t`}
        aria-describedby={`${id}m`}
      >
        <div className="title" id={`${id}t`}>
          {title}
        </div>
        <div className="message" id={`${id}m`}>
          {message}
        </div>
        <div className="buttons">
          <button ref={button} type="button" className="confirmation-button confirm" onClick={onClose}>
            <span>{shopTexts.ok}</span>
          </button>
        </div>
      </div>
    </DialogLayer>
  );
}
