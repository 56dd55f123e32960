import { createElement, type ReactNode } from 'react';
import type { PageDialogProps } from './PageDialog.tsx';
import { useLazy } from './useLazy.ts';

const load = () => import('./PageDialog.tsx').then((module) => module.PageDialog);

/**
 * Makes the page's own lightbox a modal dialog. If its file is lost, one that we open stays closed and can be tried again; one that the
 * page shows works without us.
 */
export function LazyPageDialog(props: PageDialogProps): ReactNode {
  const PageDialog = useLazy(load, (isGone) => {
    if (isGone && props.isOurs) props.onClose();
  });
  return PageDialog && createElement(PageDialog, props);
}
