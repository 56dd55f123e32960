import { lazy, Suspense, type ReactNode } from 'react';
import type { AdditionalFieldsProps } from './AdditionalFieldsDialog';

const AdditionalFieldsDialog = lazy(() => import('./AdditionalFieldsDialog').then((module) => ({ default: module.AdditionalFieldsDialog })));

/** The lightbox with a product's additional fields, loaded when the first one has to be shown. */
export function LazyAdditionalFieldsDialog(props: AdditionalFieldsProps): ReactNode {
  return (
    <Suspense>
      <AdditionalFieldsDialog {...props} />
    </Suspense>
  );
}
