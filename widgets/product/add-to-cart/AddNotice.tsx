import type { ReactNode } from 'react';
import type { Notice } from '../../../src/commerce/model/notice.ts';
import { LazyAlert } from '../../../src/core/ui/LazyAlert.ts';
import { lazyDialog } from '../../../src/core/ui/useLazy.ts';
import { useProductSettings } from '../useProducts.ts';

interface AddNoticeProps extends Notice {
  readonly button: HTMLElement;
  readonly onClose: () => void;
}

const LazyErrorNote = lazyDialog<AddNoticeProps>(
  () => import('./errorNote/ErrorNote.ts').then((module) => module.ErrorNote),
  ({ message }) => message,
);

/** Why an add failed: beside the button, or in an alert. */
export function AddNotice(props: AddNoticeProps): ReactNode {
  const Shown = useProductSettings().errors === 'inline' ? LazyErrorNote : LazyAlert;
  return <Shown {...props} />;
}
