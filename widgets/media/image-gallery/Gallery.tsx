import { useMemo, useState, memo, type ReactNode, useLayoutEffect } from 'react';
import { galleryTexts } from '../../../src/commerce/texts/galleryTexts.ts';
import { localize } from '../../../src/commerce/texts/localize.ts';
import { lazyDialog } from '../../../src/core/ui/useLazy.ts';
import { useStyles } from '../../../src/core/ui/useStyles.ts';
import { useWrites } from '../../../src/core/ui/useWrites.ts';
import type { WidgetParts, WidgetProps } from '../../../src/core/mount/defineWidget.ts';
import { useSettings } from '../../../src/core/ui/ShopContext.ts';
import { GalleryContext, useGallery, useGrowing, pictureLabel } from './GalleryContext.ts';
import styles from './image-gallery.css?inline';
import { Openers } from './Openers.tsx';
import { Pictures } from './Pictures.tsx';
import { readGallery, type GalleryProps } from './readGallery.ts';
import { Slider } from './Slider.tsx';
import { Slideshow } from './Slideshow.tsx';
import type { GalleryOptions } from '../model/readGalleryOptions.ts';
import { createPlace, showPlace } from '../../../src/lib/createPlace.ts';
import { once } from '../../../src/lib/lazy.ts';

/** Links pictures to `data-click-through-url`, by the served anchor if it has no address, else by an anchor over the slide. Renders nothing. */
const Links = memo(function Links(): null {
  const { slides, options, texts } = useGallery();
  const { newWindow } = options;
  const attributes = (url: string, index: number): Readonly<Record<string, string>> => ({
    href: url,
    'aria-label': pictureLabel(texts, slides, index),
    ...(newWindow && { target: '_blank', rel: 'noopener' }),
  });

  useWrites((write) => {
    slides.forEach(({ anchor, url }, index) => {
      if (!url || !anchor || anchor.hasAttribute('href')) return;
      for (const [name, value] of Object.entries({ ...attributes(url, index), role: null })) write.attribute(anchor, name, value);
    });
  });

  useLayoutEffect(() => {
    const places = slides.flatMap(({ node, anchor, url }, index) => {
      if (!url || anchor || node.localName === 'img') return [];
      const place = createPlace({ parent: node, tag: 'a', className: 'storefront-gallery-link' });
      for (const [name, value] of Object.entries(attributes(url, index))) place.node.setAttribute(name, value);
      showPlace(place, true);
      return [place];
    });
    return () => {
      for (const place of places) showPlace(place, false);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- what is served is read once
  }, [slides, newWindow]);
  return null;
});

/** More than a wide window shows, and few enough for a slow phone. */
const SLIDES_AT_ONCE = 40;

export { readGallery };

const loadLightbox = () => import('./GalleryLightbox.tsx').then((module) => module.GalleryLightbox);

const LazyLightbox = lazyDialog(loadLightbox);

/** Loads the lightbox ahead of its use; a lost file is requested again when it is opened. */
const prepareLightbox = () => void loadLightbox().catch(() => undefined);

/** Given only by another feature that renders a gallery's pictures. */
export interface GivenGallery {
  /** Brought forward in a slideshow whenever it is another object. */
  readonly shown?: { readonly index: number } | null;
  /** Whether the pictures stand in the widget's place too, so that it always shows. */
  readonly isOwn?: boolean;
}

/** Four designs on served nodes, laid out by style alone. */
export function Gallery(props: GalleryProps & WidgetProps & GivenGallery): ReactNode {
  const { container, list, slides, options, shown = null } = props;
  const { design } = options;
  const { localizedStrings } = useSettings();
  const shared = useMemo(() => ({ ...props, texts: localize(galleryTexts, localizedStrings) }), [props, localizedStrings]);
  const [current, setCurrent] = useState(shown?.index ?? 0);
  const [known, setKnown] = useState(shown);
  if (shown !== known) {
    setKnown(shown);
    if (shown) setCurrent(shown.index);
  }
  const [opened, setOpened] = useState<number | null>(null);
  // In batches, because two hundred at once are a long task. A slideshow's slides share one height, so it needs all.
  const batches = useGrowing(slides.length, design === 'slideshow' ? slides.length : SLIDES_AT_ONCE);
  const styledCount = batches.at(-1)?.[1] ?? 0;
  const layout = galleryLayout(options);
  useStyles(styles);
  useStyles(layout.css);

  useWrites((write) => {
    write.className(container, 'storefront-gallery', true);
    write.className(list, 'storefront-gallery-list', true);
    const attributes = {
      'data-design': design,
      'data-crop': marked(options.autoCrop),
      'data-meta-position': options.metaPosition,
      'data-captions': marked(options.meta !== 'none' && slides.some(({ captions }) => captions.length > 0)),
      'data-meta-on-hover': marked(options.showMetaOnHover),
      'data-transparent': marked(options.transparentBackground),
      'data-alignment': design === 'slider' ? options.activeAlignment : null,
    };
    for (const [name, value] of Object.entries(attributes)) write.attribute(container, name, value);
    write.attribute(list, 'data-layout', layout.name);
  });

  const prepare = useMemo(() => once(prepareLightbox), []);
  return (
    <GalleryContext value={shared}>
      {batches.map(([first, end]) => (
        <SlideBatch key={first} first={first} end={end} />
      ))}
      <Pictures current={current} styledCount={styledCount} />
      <Links />
      {options.lightbox && <Openers onNear={prepare} onOpen={setOpened} />}
      {design === 'slideshow' && <Slideshow current={current} isHeld={opened !== null} onChange={setCurrent} />}
      {design === 'slider' && <Slider styledCount={styledCount} isHeld={opened !== null} />}
      {opened !== null && <LazyLightbox index={opened} onMove={setOpened} onClose={() => setOpened(null)} />}
    </GalleryContext>
  );
}

export const parts: WidgetParts<GalleryProps> = {
  Component: Gallery,
  read: readGallery,
  placeIn: ({ container }) => ({ parent: container }),
};

const marked = (isSo: boolean): string | null => (isSo ? 'true' : null);

/** Adds our classes and shows captions by the options. Renders nothing. */
const SlideBatch = memo(function SlideBatch({ first, end }: { readonly first: number; readonly end: number }): null {
  const { slides, options } = useGallery();
  const { meta } = options;
  useWrites((write) => {
    for (const { node, captions, titles, descriptions } of slides.slice(first, end)) {
      // A class per slide, because a rule for all descendants would restyle their content too.
      write.className(node, 'storefront-gallery-slide', true);
      const hidden = meta === 'none' ? captions : meta === 'title' ? descriptions : meta === 'description' ? titles : [];
      for (const caption of hidden) write.style(caption, 'display', 'none');
      for (const caption of captions)
        if (!captions.some((other) => other !== caption && other.contains(caption)))
          write.className(caption, 'storefront-gallery-meta', true);
    }
  });
  return null;
});

interface GalleryLayout {
  readonly name: string;
  readonly css: string;
}

/**
 * A separate CSS rule in our layer, which any theme rule wins over. Custom properties on the list would be inherited by all descendants and
 * restyle two hundred pictures, a long task.
 */
function galleryLayout({ design, padding, thumbnailsPerRow, maxWidth }: GalleryOptions): GalleryLayout {
  const name = [design, thumbnailsPerRow, padding, maxWidth ?? 'any'].join('-');
  // Its pictures stand in one cell.
  if (design === 'slideshow') return { name, css: '' };
  const gap = `var(--storefront-gallery-gap, ${padding}px)`;
  const widest = maxWidth === null ? '1fr' : `${maxWidth}px`;
  const column = `max(var(--storefront-gallery-least, 4rem), (100% - ${thumbnailsPerRow - 1} * ${gap}) / ${thumbnailsPerRow})`;
  const least = `min(100%, ${maxWidth === null ? '' : `${maxWidth}px, `}${column})`;
  const columns = {
    grid: `grid-template-columns: repeat(auto-fill, minmax(${least}, ${widest}));`,
    stacked: `grid-template-columns: minmax(0, ${widest});`,
    slider: '',
  }[design];
  return { name, css: `@layer storefront { .storefront-gallery-list[data-layout='${name}'] { gap: ${gap}; ${columns} } }` };
}
