import { lazy, Suspense, type ReactNode } from 'react';
import type { DialogProps } from './Dialog';

const Dialog = lazy(() => import('./Dialog').then((module) => ({ default: module.Dialog })));

/** The lightbox, loaded when the first one has to be shown. */
export function LazyDialog(props: DialogProps): ReactNode {
  return (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  );
}
