import {
  fill,
  localize,
  react,
  useActions,
  useAnnounce,
  useElementEvents,
  useOwnId,
  useReport,
  useSettings,
  useShop,
  useSlotVisible,
  useWrites,
  type Page,
  type WidgetParts,
  type WidgetProps,
} from 'storefront-embed/kit';
import { createSizeGuideActions, type Size } from './createSizeGuideActions.ts';
import type { SizeGuideEvents } from './events.ts';
import { sizeGuideTexts } from './sizeGuideTexts.ts';

/** Never a React of your own: its hooks would not work in the shop's roots. */
const { createElement, useState } = react;

interface SizeGuideProps {
  readonly productKey: string;
  readonly itemId: string;
  readonly title: string;
}

interface Shop {
  emit<Name extends keyof SizeGuideEvents>(name: Name, detail: SizeGuideEvents[Name]): void;
}

const CENTIMETRES_PER_INCH = 2.54;

/** A disclosure (https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/): the page's button, and after it what we render. */
function SizeGuide({ element, productKey, itemId, title }: SizeGuideProps & WidgetProps) {
  const { sizeUnit, localizedStrings } = useSettings<{ readonly sizeUnit: string }>();
  const texts = localize(sizeGuideTexts, localizedStrings);
  const { emit } = useShop<Shop>();
  const actions = useActions(createSizeGuideActions);
  const announce = useAnnounce();
  const report = useReport();
  const id = useOwnId();
  const [sizes, setSizes] = useState<readonly Size[] | null>(null);
  const isOpen = sizes !== null;

  useSlotVisible(isOpen);
  useWrites((write) => {
    write.attribute(element, 'aria-expanded', String(isOpen));
    write.attribute(element, 'aria-controls', isOpen ? id : null);
  });
  const toggle = async () => {
    if (isOpen) return setSizes(null);
    const loaded = await actions.load(itemId);
    if (typeof loaded === 'string') return announce(loaded);
    setSizes(loaded);
    announce(fill(texts.sizesShown, { title }));
    emit('size-guide-opened', { productInstance: productKey, itemId });
  };
  useElementEvents(element, { click: () => void toggle().catch(report) });

  if (!sizes) return null;
  const lengthOf = ({ centimetres }: Size) => (sizeUnit === 'in' ? centimetres / CENTIMETRES_PER_INCH : centimetres).toFixed(1);
  return createElement(
    'table',
    { id, className: 'size-guide' },
    createElement('caption', null, fill(texts.sizesOf, { title, unit: sizeUnit })),
    createElement(
      'tbody',
      null,
      sizes.map((size) =>
        createElement(
          'tr',
          { key: size.name },
          createElement('th', { scope: 'row' }, size.name),
          createElement('td', null, lengthOf(size)),
        ),
      ),
    ),
  );
}

/** `null` outside a product. */
function readSizeGuide(element: HTMLElement, page: Page): SizeGuideProps | null {
  const pageProduct = page.pageProductOf(element);
  if (!pageProduct) return null;
  return { productKey: pageProduct.id, itemId: pageProduct.product.id, title: pageProduct.product.title ?? '' };
}

export const parts: WidgetParts<SizeGuideProps> = {
  Component: SizeGuide,
  read: readSizeGuide,
  placeIn: (_props, element) => ({ parent: element.parentElement ?? element, before: element.nextSibling, tag: 'div' }),
};
