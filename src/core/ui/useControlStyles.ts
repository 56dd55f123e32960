import { useStyles } from './useStyles.ts';
import styles from './controls.css?inline';

/** Gives controls of our own, `.storefront-control`, a size that can be hit, which any theme's rule wins over. */
export const useControlStyles = (): void => useStyles(styles);
