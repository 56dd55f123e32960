import { createElement, type ReactNode } from 'react';
import type { DialogProps } from './Dialog.tsx';
import { useShop } from './ShopContext.ts';
import { useLateDialog } from './useLate.ts';

/** Loads the dialog ahead of its use. Rejects when its file is lost. */
export const loadDialog = (): Promise<(props: DialogProps) => ReactNode> => import('./Dialog.tsx').then((module) => module.Dialog);

/** A dialog whose file is loaded when the first one is shown: focus trap, Escape, a click outside. */
export function LazyDialog(props: DialogProps): ReactNode {
  const { unknownError } = useShop().settings.cartTexts;
  const Dialog = useLateDialog(loadDialog, unknownError, props.onClose);
  return Dialog && createElement(Dialog, props);
}
