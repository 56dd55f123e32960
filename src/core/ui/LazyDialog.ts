import { createElement, type ReactNode } from 'react';
import type { DialogProps } from './Dialog.tsx';
import { useShop } from './ShopContext.ts';
import { useLateDialog } from './useLate.ts';

/** Loads the lightbox ahead of its use. */
export const loadDialog = (): Promise<(props: DialogProps) => ReactNode> => import('./Dialog.tsx').then((module) => module.Dialog);

/** The lightbox, loaded when the first one has to be shown. */
export function LazyDialog(props: DialogProps): ReactNode {
  const { unknownError } = useShop().settings.cartTexts;
  const Dialog = useLateDialog(loadDialog, unknownError, props.onClose);
  return Dialog && createElement(Dialog, props);
}
