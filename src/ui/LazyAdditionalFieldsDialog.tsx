import { lazy, Suspense, type ReactNode } from 'react';
import type { AdditionalFieldsProps } from './AdditionalFieldsDialog.tsx';

const AdditionalFieldsDialog = lazy(() =>
  import('./AdditionalFieldsDialog.tsx').then((module) => ({ default: module.AdditionalFieldsDialog })),
);

/** The lightbox with a product's additional fields, loaded when the first one has to be shown. */
export function LazyAdditionalFieldsDialog(props: AdditionalFieldsProps): ReactNode {
  return (
    <Suspense>
      <AdditionalFieldsDialog {...props} />
    </Suspense>
  );
}
