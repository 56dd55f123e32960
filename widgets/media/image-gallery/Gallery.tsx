import { createElement, useCallback, useMemo, useState, type ReactNode } from 'react';
import { galleryTexts } from '../../../src/commerce/texts/galleryTexts.ts';
import { localize } from '../../../src/commerce/texts/localize.ts';
import { useLate } from '../../../src/core/ui/useLate.ts';
import { useStyles } from '../../../src/core/ui/useStyles.ts';
import { useWrites } from '../../../src/core/ui/useWrites.ts';
import type { WidgetParts, WidgetProps } from '../../../src/core/mount/defineWidget.ts';
import { useSettings } from '../../../src/core/ui/ShopContext.ts';
import { GalleryContext } from './GalleryContext.ts';
import { galleryLayout } from './galleryLayout.ts';
import styles from './image-gallery.css?inline';
import { Links } from './Links.tsx';
import { Openers } from './Openers.tsx';
import { Pictures } from './Pictures.tsx';
import { readGallery, type GalleryProps } from './readGallery.ts';
import { Slider } from './Slider.tsx';
import { Slides } from './Slides.tsx';
import { Slideshow } from './Slideshow.tsx';
import { useGrowing } from './useGrowing.ts';

/** More than a wide window shows, and few enough for a slow phone. */
const SLIDES_AT_ONCE = 40;

/** Four designs on served nodes, laid out by style alone. */
function Gallery(props: GalleryProps & WidgetProps): ReactNode {
  const { container, list, slides, options } = props;
  const { design } = options;
  const { localizedStrings } = useSettings();
  const shared = useMemo(() => ({ ...props, texts: localize(galleryTexts, localizedStrings) }), [props, localizedStrings]);
  const [current, setCurrent] = useState(0);
  const [opened, setOpened] = useState<number | null>(null);
  const [wanted, setWanted] = useState(false);
  const Lightbox = useLate(wanted ? () => import('./GalleryLightbox.tsx').then((module) => module.GalleryLightbox) : null, (isGone) => {
    if (isGone) setOpened(null);
  });
  // In batches, because two hundred at once are a long task. A slideshow's slides share one height, so it needs all.
  const batches = useGrowing(slides.length, design === 'slideshow' ? slides.length : SLIDES_AT_ONCE);
  const styledCount = batches.at(-1)?.[1] ?? 0;
  const layout = galleryLayout(options);
  useStyles(styles);
  useStyles(layout.css);

  useWrites((write) => {
    write.className(container, 'storefront-gallery', true);
    write.className(list, 'storefront-gallery-list', true);
    write.attribute(container, 'data-design', design);
    write.attribute(container, 'data-crop', options.autoCrop || (design === 'grid' && options.squareThumbs) ? 'true' : null);
    write.attribute(container, 'data-meta-position', options.metaPosition);
    const hasCaptions = options.meta !== 'none' && slides.some(({ captions }) => captions.length > 0);
    write.attribute(container, 'data-captions', hasCaptions ? 'true' : null);
    write.attribute(container, 'data-meta-on-hover', options.showMetaOnHover ? 'true' : null);
    write.attribute(container, 'data-transparent', options.transparentBackground ? 'true' : null);
    write.attribute(container, 'data-alignment', design === 'slider' ? options.activeAlignment : null);
    write.attribute(list, 'data-layout', layout.name);
  });

  const prepare = useCallback(() => setWanted(true), []);
  const open = useCallback((index: number) => {
    setWanted(true);
    setOpened(index);
  }, []);
  const close = useCallback(() => setOpened(null), []);
  return (
    <GalleryContext value={shared}>
      <Slides batches={batches} />
      <Pictures current={current} styledCount={styledCount} />
      <Links />
      {options.lightbox && <Openers onNear={prepare} onOpen={open} />}
      {design === 'slideshow' && <Slideshow current={current} isHeld={opened !== null} onChange={setCurrent} />}
      {design === 'slider' && <Slider styledCount={styledCount} isHeld={opened !== null} />}
      {Lightbox && opened !== null && createElement(Lightbox, { index: opened, onMove: setOpened, onClose: close })}
    </GalleryContext>
  );
}

export const parts: WidgetParts<GalleryProps> = {
  Component: Gallery,
  read: readGallery,
  placeIn: ({ container }) => ({ parent: container }),
};
