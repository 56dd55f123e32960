import { useStyles } from '../../src/core/ui/useStyles.ts';
import styles from './reviews.css?inline';

/** In one module, because the bundler repeats an inlined text at each import. */
export const useReviewStyles = (): void => useStyles(styles);
