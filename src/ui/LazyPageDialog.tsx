import { lazy, Suspense, type ReactNode } from 'react';
import type { PageDialogProps } from './PageDialog.tsx';

const PageDialog = lazy(() => import('./PageDialog.tsx').then((module) => ({ default: module.PageDialog })));

/** A lightbox of the page's own, whose manners are loaded when the first one is shown. */
export function LazyPageDialog(props: PageDialogProps): ReactNode {
  return (
    <Suspense>
      <PageDialog {...props} />
    </Suspense>
  );
}
