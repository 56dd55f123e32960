import { useStyles } from '../../../src/core/ui/useStyles.ts';
import styles from './form.css?inline';

export const useFormStyles = (): void => useStyles(styles);
