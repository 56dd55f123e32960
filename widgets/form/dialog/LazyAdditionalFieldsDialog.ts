import { createElement, type ReactNode } from 'react';
import type { AdditionalFieldsProps } from './AdditionalFieldsDialog.tsx';
import { useShop } from '../../../src/core/ui/ShopContext.ts';
import { useLateDialog } from '../../../src/core/ui/useLate.ts';

const load = () => import('./AdditionalFieldsDialog.tsx').then((module) => module.AdditionalFieldsDialog);

export function LazyAdditionalFieldsDialog(props: AdditionalFieldsProps): ReactNode {
  const { unknownError } = useShop().settings.cartTexts;
  const AdditionalFieldsDialog = useLateDialog(load, unknownError, props.onClose);
  return AdditionalFieldsDialog && createElement(AdditionalFieldsDialog, props);
}
