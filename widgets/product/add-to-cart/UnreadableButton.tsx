import { type ReactNode, useEffect, useState } from 'react';
import { addRefusalTexts } from '../../../src/commerce/texts/addRefusalTexts.ts';
import { localize } from '../../../src/commerce/texts/localize.ts';
import type { WidgetProps } from '../../../src/core/mount/defineWidget.ts';
import { useReport } from '../../../src/core/ui/ShopContext.ts';
import { useElementEvents } from '../../../src/core/ui/useElementEvents.ts';
import { isPress } from '../../../src/lib/press.ts';
import { useProductSettings } from '../useProducts.ts';
import { AddNotice } from './AddNotice.tsx';
import type { UnreadableButtonProps } from './readAddButton.ts';

/** The button of a product whose data cannot be read: it reports why, and a press shows that the item cannot be added. */
export function UnreadableButton({ element, isNative, fault }: UnreadableButtonProps & WidgetProps): ReactNode {
  const { cartTexts, localizedStrings } = useProductSettings();
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
      if (!isNative && isPress(event)) press(event);
    },
  });
  const { unreadableItem } = localize(addRefusalTexts, localizedStrings);
  return (
    isPressed && <AddNotice title={cartTexts.unableToAdd} message={unreadableItem} button={element} onClose={() => setPressed(false)} />
  );
}
