import type { AdditionalFieldsProps } from './AdditionalFieldsDialog.tsx';
import { lazyDialog } from '../../../src/core/ui/useLazy.ts';

export const LazyAdditionalFieldsDialog = lazyDialog<AdditionalFieldsProps>(() =>
  import('./AdditionalFieldsDialog.tsx').then((module) => module.AdditionalFieldsDialog),
);
