import { useCallback, useState, type ReactNode, useRef } from 'react';
import { localize } from '../../../src/commerce/texts/localize.ts';
import { readParagraphs } from '../../../src/lib/readParagraphs.ts';
import { safeRedirect } from '../../../src/lib/safeRedirect.ts';
import { useStyles } from '../../../src/core/ui/useStyles.ts';
import type { Item } from '../calls/items.ts';
import { useProductSettings } from '../useProducts.ts';
import type { QuickViewProps } from './readQuickView.ts';
import { quickViewTexts } from './quickViewTexts.ts';
import styles from './quick-view.css?inline';
import { fill } from '../../../src/commerce/texts/fill.ts';
import { galleryTexts } from '../../../src/commerce/texts/galleryTexts.ts';
import { useAnnounce } from '../../../src/core/ui/ShopContext.ts';

interface PicturesProps {
  readonly pictures: readonly { readonly id: string | null; readonly source: string; readonly alt: string }[];
}

const SELECTED = 'selected';

interface QuickViewItemProps {
  readonly give: QuickViewProps['give'];
  readonly item: Item;
  readonly url: string;
  readonly isBusy: boolean;
  /** Moves within the group; `null` if there is no other product. */
  readonly onStep: ((by: number) => void) | null;
}

export function QuickViewItem({ give, item, url, isBusy, onStep }: QuickViewItemProps): ReactNode {
  const { localizedStrings } = useProductSettings();
  const [texts] = useState(() => localize(quickViewTexts, localizedStrings));
  useStyles(styles);
  const pictures = item.pictures.flatMap(({ id, url: address, alt }) => {
    const source = safeRedirect(address, { anyOrigin: true });
    return source ? [{ id, source: source.href, alt }] : [];
  });
  // Before the page's observer reports the new nodes.
  const giveProduct = useCallback((root: Element | null) => void (root && give(root, item)), [give, item]);
  return (
    <div className="sqs-widget sqs-product-quick-view" aria-busy={isBusy}>
      <div className="sqs-product-quick-view-content" key={item.id}>
        <div
          className="ProductItem ProductItem-quick-view"
          data-storefront="product"
          data-product-id={item.id}
          data-item-id={item.id}
          data-collection-id={item.collectionId}
          ref={giveProduct}
        >
          <Pictures pictures={pictures} />
          <div className="ProductItem-details">
            <div className="product-price" data-storefront="price" />
            <div data-storefront="instalments" />
            <div data-storefront="status" />
            <div data-storefront="scarcity" />
            {item.excerpt !== null && (
              <div className="ProductItem-details-excerpt">
                {readParagraphs(item.excerpt).map((text, at) => (
                  // oxlint-disable-next-line react/no-array-index-key -- two may say the same
                  <p key={at}>{text}</p>
                ))}
              </div>
            )}
            <div className="product-variants" data-storefront="variants" />
            <div data-storefront="subscription" />
            <div className="product-quantity-input" data-storefront="quantity" />
            <div data-storefront="restock" />
            {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the button's own widget writes its label */}
            <button type="button" className="sqs-add-to-cart-button sqs-button-element--primary" data-storefront="add-to-cart" />
            <a className="ProductItem-details-quickViewFullItemLink" href={url}>
              {texts.viewFullItem}
            </a>
          </div>
        </div>
      </div>
      {onStep && (
        <div className="storefront-steps">
          <button type="button" className="sqs-product-quick-view-lightbox-prev-button" onClick={() => onStep(-1)}>
            {texts.previousProduct}
          </button>
          <button type="button" className="sqs-product-quick-view-lightbox-next-button" onClick={() => onStep(1)}>
            {texts.nextProduct}
          </button>
        </div>
      )}
    </div>
  );
}

/** All pictures of a product with the current one marked on its slide, which also follows the chosen variant, as in any gallery. */
function Pictures({ pictures }: PicturesProps): ReactNode {
  const announce = useAnnounce();
  const texts = localize(galleryTexts, useProductSettings().localizedStrings);
  const slides = useRef<HTMLDivElement>(null);
  const count = pictures.length;
  const step = (by: number) => {
    const all = [...(slides.current?.children ?? [])];
    const next = (all.findIndex(({ classList }) => classList.contains(SELECTED)) + by + count) % count;
    all.forEach(({ classList }, place) => classList.toggle(SELECTED, place === next));
    const number = next + 1;
    const name = pictures[next]?.alt;
    announce(name ? fill(texts.galleryNamedPicture, { name, number, count }) : fill(texts.galleryPicture, { number, count }));
  };
  return (
    <div>
      <div ref={slides} className="storefront-pictures" data-storefront="gallery">
        {pictures.map(({ id, source, alt }, index) => (
          <div key={source} className={index === 0 ? SELECTED : ''} data-image-id={id}>
            <img src={source} alt={alt} loading={index === 0 ? 'eager' : 'lazy'} />
          </div>
        ))}
      </div>
      {count > 1 && (
        <div className="storefront-steps">
          <button type="button" className="storefront-button-quiet" onClick={() => step(-1)}>
            {texts.galleryPrevious}
          </button>
          <button type="button" className="storefront-button-quiet" onClick={() => step(1)}>
            {texts.galleryNext}
          </button>
        </div>
      )}
    </div>
  );
}
