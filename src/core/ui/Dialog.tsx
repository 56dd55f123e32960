import { useRef, type ReactNode } from 'react';
import { DialogLayer } from './DialogLayer.tsx';
import { Slot } from './Slot.tsx';
import { useShop } from './ShopContext.ts';
import { useOwnId } from './useOwnId.ts';
import { useLightbox } from './useLightbox.ts';
import { useStyles } from './useStyles.ts';
import styles from './dialog.css?inline';

export interface DialogProps {
  readonly title: string;
  /** Whether the title is visible; default true. Assistive technology always gets it. */
  readonly isTitleShown?: boolean;
  /** Read out with the title, and shown below it. */
  readonly description?: string | null;
  /** Further class names of the outermost element. */
  readonly className?: string;
  /** Prefix of the theme's class names for content, background and close button. */
  readonly name?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * The modal lightbox (https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/) in the frame that existing themes style: a direct child of
 * the body.
 */
export function Dialog({ title, isTitleShown = true, description = null, className, name, onClose, children }: DialogProps): ReactNode {
  const { shopTexts } = useShop().settings;
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const id = useOwnId();
  useStyles(styles);
  useLightbox(box);

  return (
    <DialogLayer className={named('sqs-modal-lightbox', className)} content={content} first={content} onClose={onClose}>
      <div className="sqs-modal-lightbox-content">
        <div className={named('lightbox-background', name && `${name}-overlay`)} />
        <div ref={box} className="lightbox-inner">
          <div
            ref={content}
            className={named('lightbox-content', name)}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the native one shuts out what others put above it, such as a captcha's challenge
            role="dialog"
            aria-modal="true"
            aria-labelledby={id}
            aria-describedby={description === null ? undefined : `${id}d`}
            tabIndex={-1}
          >
            <h2 id={id} className={isTitleShown ? 'lightbox-title' : 'storefront-hidden'}>
              {title}
            </h2>
            <button
              type="button"
              className={named('lightbox-close', name && `${name}-close-button`)}
              aria-label={shopTexts.close}
              onClick={onClose}
            >
              <svg viewBox="0 0 44 44" width="44" height="44" stroke="currentColor" aria-hidden="true">
                <path d="M15 15l14 14M29 15L15 29" strokeWidth="2" />
              </svg>
            </button>
            {description !== null && (
              <p id={`${id}d`} className="lightbox-description">
                {description}
              </p>
            )}
            {children}
            <Slot name="dialog-end" />
          </div>
        </div>
      </div>
    </DialogLayer>
  );
}

const named = (className: string, further: string | undefined): string => (further ? `${className} ${further}` : className);
