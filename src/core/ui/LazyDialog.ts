import { createElement, type ReactNode } from 'react';
import type { DialogProps } from './Dialog.tsx';
import { useShop } from './ShopContext.ts';
import { useLateDialog } from './useLate.ts';

export const loadDialog = (): Promise<(props: DialogProps) => ReactNode> => import('./Dialog.tsx').then((module) => module.Dialog);

export function LazyDialog(props: DialogProps): ReactNode {
  const { unknownError } = useShop().settings.cartTexts;
  const Dialog = useLateDialog(loadDialog, unknownError, props.onClose);
  return Dialog && createElement(Dialog, props);
}
