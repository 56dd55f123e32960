import { useStyles } from '../../src/core/ui/useStyles.ts';
import styles from './reviews.css?inline';

/** The styles of reviews and of their summary. They stand here alone: the bundler writes a text out wherever it is used. */
export const useReviewStyles = (): void => useStyles(styles);
