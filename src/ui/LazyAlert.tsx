import { lazy, Suspense, type ReactNode } from 'react';
import type { AlertProps } from './Alert.tsx';

const Alert = lazy(() => import('./Alert.tsx').then((module) => ({ default: module.Alert })));

/** The alert dialog, loaded when the first message has to be shown. */
export function LazyAlert(props: AlertProps): ReactNode {
  return (
    <Suspense>
      <Alert {...props} />
    </Suspense>
  );
}
