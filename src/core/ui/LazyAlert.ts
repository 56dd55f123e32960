import { createElement, type ReactNode } from 'react';
import type { AlertProps } from './Alert.tsx';
import { useLateDialog } from './useLate.ts';

/** Loads the alert dialog on first use; without it the browser's own alert shows the message. */
export function LazyAlert(props: AlertProps): ReactNode {
  const Alert = useLateDialog(
    () => import('./Alert.tsx').then((module) => module.Alert),
    `${props.title}: ${props.message}`,
    props.onClose,
  );
  return Alert && createElement(Alert, props);
}
