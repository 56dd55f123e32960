import type { ReactNode } from 'react';
import { useStyles } from '../../src/core/ui/useStyles.ts';
import styles from './reviews.css?inline';

/** In one module, because the bundler repeats an inlined text at each import. */
export const useReviewStyles = (): void => useStyles(styles);

/** https://www.w3.org/TR/SVG2/paths.html; five points in a box of 24. */
const STAR = 'M12 1.5l3.2 6.9 7.3.9-5.4 5.1 1.4 7.3L12 18l-6.5 3.7 1.4-7.3L1.5 9.3l7.3-.9z';

interface StarsProps {
  readonly value: number;
  readonly label: string;
}

export function Stars({ value, label }: StarsProps): ReactNode {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- themes colour the parts of the drawing, which an image does not have
    <span className="storefront-stars" role="img" aria-label={label}>
      {[1, 2, 3, 4, 5].map((place) => (
        <span key={place} className="star" data-empty={place > Math.round(value) || undefined}>
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d={STAR} />
          </svg>
        </span>
      ))}
    </span>
  );
}
