import { createElement, type ReactNode } from 'react';
import type { AlertProps } from './Alert.tsx';
import { useLateDialog } from './useLate.ts';

/** The alert dialog, loaded when the first message has to be shown. The message is told also where the dialog cannot be loaded. */
export function LazyAlert(props: AlertProps): ReactNode {
  const Alert = useLateDialog(
    () => import('./Alert.tsx').then((module) => module.Alert),
    `${props.title}: ${props.message}`,
    props.onClose,
  );
  return Alert && createElement(Alert, props);
}
