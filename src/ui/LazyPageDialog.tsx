import { lazy, Suspense, type ReactNode } from 'react';
import type { PageDialogProps } from './PageDialog';

const PageDialog = lazy(() => import('./PageDialog').then((module) => ({ default: module.PageDialog })));

/** A lightbox of the page's own, whose manners are loaded when the first one is shown. */
export function LazyPageDialog(props: PageDialogProps): ReactNode {
  return (
    <Suspense>
      <PageDialog {...props} />
    </Suspense>
  );
}
