import { lazy, Suspense, type ReactNode } from 'react';
import type { DialogProps } from './Dialog.tsx';

const Dialog = lazy(() => import('./Dialog.tsx').then((module) => ({ default: module.Dialog })));

/** The lightbox, loaded when the first one has to be shown. */
export function LazyDialog(props: DialogProps): ReactNode {
  return (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  );
}
