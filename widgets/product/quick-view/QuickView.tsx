import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { fill } from '../../../src/commerce/texts/fill.ts';
import { LazyDialog } from '../../../src/core/ui/LazyDialog.ts';
import { localize } from '../../../src/commerce/texts/localize.ts';
import { Text } from '../../../src/core/ui/Text.tsx';
import { useAnnounce, useShop, useActions } from '../../../src/core/ui/ShopContext.ts';
import { useElementEvents } from '../../../src/core/ui/useElementEvents.ts';
import { useAttributes, useSlotVisible } from '../../../src/core/ui/useWrites.ts';
import type { Item } from '../calls/items.ts';
import type { WidgetParts, WidgetProps } from '../../../src/core/mount/defineWidget.ts';
import { useProductSettings } from '../useProducts.ts';
import { QuickViewItem } from './QuickViewItem.tsx';
import { quickViewTexts } from './quickViewTexts.ts';
import { isLightboxOpen, readQuickView, readQuickViewGroup, type QuickViewProps } from './readQuickView.ts';
import type { ApiError } from '../../../src/core/wire/ApiError.ts';
import type { ProductEvents } from '../events.ts';
import type { RareDeps } from '../../../src/core/feature/ShopDeps.ts';
import { isPress, opensElsewhere } from '../../../src/lib/press.ts';
import type { Result } from '../../../src/lib/result.ts';

/** Opens a product in a lightbox with the others of its group; an unreadable product's page is opened instead. */
function QuickView({ element, url, title, give, isServed, isNative }: QuickViewProps & WidgetProps): ReactNode {
  const shop = useShop();
  const settings = useProductSettings();
  const { shown, isBusy, look, close } = useLook(element);
  const open = (event: Event) => {
    event.preventDefault(); // Space would scroll the page, and a link navigate
    if (!isBusy && !shown) void look(url);
  };
  useElementEvents(element, {
    click(event) {
      if (!event.defaultPrevented && !opensElsewhere(event)) open(event);
    },
    keydown(event) {
      if (!isNative && isPress(event)) open(event);
    },
    pointerenter: shop.prepare,
    focusin: shop.prepare,
  });
  const nameNow = (product: string) => {
    const quickView = element.textContent?.trim() || settings.productTexts.quickView;
    return quickView.includes(product)
      ? quickView
      : fill(localize(quickViewTexts, settings.localizedStrings).quickViewOf, { quickView, title: product });
  };
  useAttributes(element, {
    'aria-haspopup': 'dialog',
    ...(title !== null && { 'aria-label': nameNow(title) }),
    'aria-busy': isBusy && !shown ? 'true' : null,
    'data-state': shown ? 'open' : isBusy ? 'loading' : 'idle',
  });

  useSlotVisible(!isServed);

  const group = shown ? readQuickViewGroup(element) : [];
  const place = group.indexOf(shown?.url ?? '');
  const step = (by: number) => void look(group[(place + by + group.length) % group.length] ?? url);
  return (
    <>
      {!isServed && <Text>{settings.productTexts.quickView}</Text>}
      {shown && (
        <LazyDialog title={shown.item.title ?? settings.productTexts.quickView} className="sqs-product-quick-view-lightbox" onClose={close}>
          <QuickViewItem
            give={give}
            item={shown.item}
            url={shown.url}
            isBusy={isBusy}
            onStep={group.length > 1 && place >= 0 ? step : null}
          />
        </LazyDialog>
      )}
    </>
  );
}

/** The product that is looked at, and whether another one is being read. */
function useLook(element: HTMLElement) {
  const items = useActions(createItemActions);
  const announce = useAnnounce();
  const [shown, setShown] = useState<{ url: string; item: Item } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const asked = useRef(0);
  useLayoutEffect(() => () => void (asked.current += 1), []);

  const look = async (at: string) => {
    const question = (asked.current += 1);
    setBusy(true);
    // A theme's own lightbox is left alone, even if closed before our response.
    const { ownerDocument: page } = element;
    let isTheirs = false;
    const watch = new MutationObserver(() => (isTheirs ||= isLightboxOpen(page)));
    watch.observe(page.body, { attributes: true, childList: true, subtree: true });
    const answer = await items.load(at);
    watch.disconnect();
    if (question !== asked.current) return;
    setBusy(false);
    if (!shown && (isTheirs || isLightboxOpen(page))) return;
    if (!answer.ok) return location.assign(at);
    if (shown) announce(answer.value.title ?? '');
    setShown({ url: at, item: answer.value });
    items.emitQuickView(answer.value.id);
  };
  const close = () => {
    asked.current += 1;
    setBusy(false);
    setShown(null);
  };
  return { shown, isBusy, look, close };
}

export const parts: WidgetParts<QuickViewProps> = {
  Component: QuickView,
  read: readQuickView,
  placeIn: (_props, element) => ({ parent: element }),
};

/** Reads products without leaving the page. */
export interface ItemActions {
  load(url: string): Promise<Result<Item, ApiError>>;
  /** Emits that a product is shown. */
  emitQuickView(itemId: string): void;
}

export function createItemActions({ calls, emit }: Pick<RareDeps<unknown, ProductEvents>, 'calls' | 'emit'>): ItemActions {
  const call = calls(() => import('../calls/items.ts').then((module) => module.createItemsApi));
  return {
    load: (url) => call((items) => items.load(url)),
    emitQuickView: (itemId) => emit('quick-view', { productInstance: null, itemId }),
  };
}
