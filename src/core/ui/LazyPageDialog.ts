import { createElement, type ReactNode } from 'react';
import type { PageDialogProps } from './PageDialog.tsx';
import { useLate } from './useLate.ts';

/** Loads its manners ahead of their use. */
export const loadPageDialog = (): Promise<(props: PageDialogProps) => ReactNode> =>
  import('./PageDialog.tsx').then((module) => module.PageDialog);

/**
 * A lightbox of the page's own, whose manners are loaded when the first one is shown. One that we were to open stays closed where they
 * cannot be loaded, and can be tried again; one that the page shows by itself is shown without them.
 */
export function LazyPageDialog(props: PageDialogProps): ReactNode {
  const PageDialog = useLate(loadPageDialog, (isGone) => {
    if (isGone && props.isOurs) props.onClose();
  });
  return PageDialog && createElement(PageDialog, props);
}
