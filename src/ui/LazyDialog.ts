import { createElement, type ReactNode } from 'react';
import type { DialogProps } from './Dialog.tsx';
import { useShop } from './ShopContext.ts';
import { useLateDialog } from './useLate.ts';

/** The lightbox, loaded when the first one has to be shown. */
export function LazyDialog(props: DialogProps): ReactNode {
  const { unknownError } = useShop().settings.cartTexts;
  const Dialog = useLateDialog(() => import('./Dialog.tsx').then((module) => module.Dialog), unknownError, props.onClose);
  return Dialog && createElement(Dialog, props);
}
