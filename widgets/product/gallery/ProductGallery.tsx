import { useMemo, useState, type ReactNode } from 'react';
import { matchVariant } from '../../../src/commerce/rules/selection.ts';
import type { WidgetParts, WidgetProps } from '../../../src/core/mount/defineWidget.ts';
import { useSlotVisible } from '../../../src/core/ui/useWrites.ts';
import type { loadGallery } from '../../media/index.ts';
import { useProduct } from '../useProducts.ts';
import { isPictureOf } from '../variantImages.ts';
import { readProductGallery, type ProductGalleryProps } from './readProductGallery.ts';

type Media = Awaited<ReturnType<typeof loadGallery>>;

/** Renders the pictures as a server would, and hands them to the gallery of the site's blocks. */
export function createParts({ Gallery, readGallery }: Media): WidgetParts<ProductGalleryProps> {
  function ProductGallery({ element, productKey, pictures, options }: ProductGalleryProps & WidgetProps): ReactNode {
    const [frame, setFrame] = useState<HTMLElement | null>(null);
    const gallery = useMemo(() => frame && readGallery(frame), [frame]);
    const state = useProduct(productKey);
    const variant = state && matchVariant(state.product, state.selection);
    const shown = useMemo(() => {
      const index = variant && gallery ? gallery.slides.findIndex(({ node }) => isPictureOf(node, variant)) : -1;
      return index < 0 ? null : { index };
    }, [variant, gallery]);
    useSlotVisible(true);
    return (
      <div ref={setFrame} className="storefront-product-gallery" data-block-json={JSON.stringify(options)}>
        <div>
          {pictures.map(({ id, address, size, alt }) => (
            <div key={id} data-image-id={id}>
              <img data-src={address} data-image-dimensions={size ?? undefined} alt={alt} />
            </div>
          ))}
        </div>
        {gallery && <Gallery {...gallery} element={element} shown={shown} isOwn />}
      </div>
    );
  }
  return { Component: ProductGallery, read: readProductGallery, placeIn: (_props, element) => ({ parent: element }) };
}
