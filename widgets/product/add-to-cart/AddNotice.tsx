import { type ReactNode, useEffect, useState } from 'react';
import type { Notice } from '../../../src/commerce/model/notice.ts';
import { LazyAlert } from '../../../src/core/ui/LazyAlert.ts';
import { lazyDialog } from '../../../src/core/ui/useLazy.ts';
import { useProductSettings } from '../useProducts.ts';
import { useElementEvents } from '../../../src/core/ui/useElementEvents.ts';
import { useReport } from '../../../src/core/ui/ShopContext.ts';
import type { WidgetProps } from '../../../src/core/mount/defineWidget.ts';
import type { UnreadableButtonProps } from './readAddButton.ts';

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

export function UnreadableButton({ element, isNative, fault }: UnreadableButtonProps & WidgetProps): ReactNode {
  const { cartTexts, productTexts } = useProductSettings();
  const report = useReport();
  const [isPressed, setPressed] = useState(false);
  useEffect(() => {
    if (fault !== null) report(fault);
  }, [fault, report]);
  const press = (event: Event) => {
    // A link navigates as usual.
    if (element.closest('a[href]')) return;
    event.preventDefault();
    setPressed(true);
  };
  useElementEvents(element, {
    click: press,
    keydown(event) {
      if (!isNative && !event.repeat && (event.key === 'Enter' || event.key === ' ')) press(event);
    },
  });
  const notice = { title: cartTexts.unableToAdd, message: productTexts.unreadableItem };
  return isPressed && <AddNotice {...notice} button={element} onClose={() => setPressed(false)} />;
}
