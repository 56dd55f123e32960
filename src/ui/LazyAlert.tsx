import { lazy, Suspense, type ReactNode } from 'react';
import type { AlertProps } from './Alert';

const Alert = lazy(() => import('./Alert').then((module) => ({ default: module.Alert })));

/** The alert dialog, loaded when the first message has to be shown. */
export function LazyAlert(props: AlertProps): ReactNode {
  return (
    <Suspense>
      <Alert {...props} />
    </Suspense>
  );
}
