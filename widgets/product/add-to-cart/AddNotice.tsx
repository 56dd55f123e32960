import type { ReactNode } from 'react';
import type { Notice } from '../../../src/commerce/model/notice.ts';
import { LazyAlert } from '../../../src/core/ui/LazyAlert.ts';
import { useLazy } from '../../../src/core/ui/useLazy.ts';
import { useProductSettings } from '../useProducts.ts';

interface AddNoticeProps extends Notice {
  readonly button: HTMLElement;
  readonly onClose: () => void;
}

/** Why an add failed: beside the button, or in an alert. */
export function AddNotice({ button, onClose, ...notice }: AddNoticeProps): ReactNode {
  const isInline = useProductSettings().errors === 'inline';
  const note = useLazy(isInline ? () => import('./errorNote/ErrorNote.ts') : null);
  if (!isInline) return <LazyAlert {...notice} onClose={onClose} />;
  return note && <note.ErrorNote button={button} message={notice.message} />;
}
