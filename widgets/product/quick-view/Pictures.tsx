import { useRef, type ReactNode } from 'react';
import { fill } from '../../../src/commerce/texts/fill.ts';
import { galleryTexts } from '../../../src/commerce/texts/galleryTexts.ts';
import { localize } from '../../../src/commerce/texts/localize.ts';
import { useAnnounce } from '../../../src/core/ui/ShopContext.ts';
import { useProductSettings } from '../useProducts.ts';

interface PicturesProps {
  readonly pictures: readonly { readonly id: string | null; readonly source: string; readonly alt: string }[];
}

const SELECTED = 'selected';

/** All pictures of a product with the current one marked on its slide, which also follows the chosen variant, as in any gallery. */
export function Pictures({ pictures }: PicturesProps): ReactNode {
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
          <button type="button" onClick={() => step(-1)}>
            {texts.galleryPrevious}
          </button>
          <button type="button" onClick={() => step(1)}>
            {texts.galleryNext}
          </button>
        </div>
      )}
    </div>
  );
}
