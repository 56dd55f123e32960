import { useStyles } from './useStyles.ts';
import styles from './controls.css?inline';

/** Makes `.storefront-control` large enough to hit (https://www.w3.org/TR/WCAG22/#target-size-minimum); any theme rule wins. */
export const useControlStyles = (): void => useStyles(styles);
