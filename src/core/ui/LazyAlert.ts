import type { AlertProps } from './Alert.tsx';
import { lazyDialog } from './useLazy.ts';

/** Without its file the browser's own alert shows the message. */
export const LazyAlert = lazyDialog<AlertProps>(
  () => import('./Alert.tsx').then((module) => module.Alert),
  ({ title, message }) => `${title}: ${message}`,
);
