import { type ReactNode, useEffect, useState } from 'react';
import type { WidgetProps } from '../../../src/core/mount/defineWidget.ts';
import { useReport } from '../../../src/core/ui/ShopContext.ts';
import { useElementEvents } from '../../../src/core/ui/useElementEvents.ts';
import { useProductSettings } from '../useProducts.ts';
import { AddNotice } from './AddNotice.tsx';
import type { UnreadableButtonProps } from './readAddButton.ts';

/** The button of a product whose data cannot be read: it reports why, and a press shows that the item cannot be added. */
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
