import { PageError } from '../../../src/lib/PageError.ts';
import { readGalleryOptions, type GalleryOptions } from '../model/readGalleryOptions.ts';
import { readJsonAttribute, readJsonScript } from '../../../src/lib/readJson.ts';
import { readPicture, type ServedPicture } from '../readPicture.ts';
import { safeRedirect } from '../../../src/lib/safeRedirect.ts';

const DATA = 'data-block-json';
const CONTAINER = '.sqs-gallery-container';
const LIST = '.sqs-gallery';
const CONTROLS = '.sqs-gallery-controls';
const EXPECTED = 'a gallery: {"design": "grid", …}';
/** Known from templates and our own tag; no page with captions was available. */
const CAPTION = '.meta,.image-slide-title,.image-slide-description,figcaption';
const TITLE = '.meta-title,.image-slide-title';
const DESCRIPTION = '.meta-description,.image-slide-description';
const LINK = 'data-click-through-url';
/** A `noscript` repeats the pictures. */
const isShown = (image: Element): boolean => image.closest('noscript') === null;

export interface Slide {
  /** The picture itself, or its wrapper in the list. */
  readonly node: HTMLElement;
  readonly picture: ServedPicture | null;
  /** The served link around the picture, with or without an address. */
  readonly anchor: HTMLAnchorElement | null;
  /** `null`: a click leads nowhere. */
  readonly url: string | null;
  readonly captions: readonly HTMLElement[];
  readonly titles: readonly HTMLElement[];
  readonly descriptions: readonly HTMLElement[];
}

export interface GalleryProps {
  readonly options: GalleryOptions;
  /** Contains the list and what we add. */
  readonly container: HTMLElement;
  readonly list: HTMLElement;
  readonly slides: readonly Slide[];
  readonly previous: HTMLElement | null;
  readonly next: HTMLElement | null;
}

/**
 * Reads a gallery block or hook; `null` without pictures.
 *
 * @throws PageError when its JSON is broken, or its pictures have no common wrapper
 */
export function readGallery(element: HTMLElement): GalleryProps | null {
  const holder = element.closest(`[${DATA}]`) ?? element.querySelector(`[${DATA}]`);
  const raw = holder
    ? readJsonAttribute(holder, DATA, EXPECTED)
    : readJsonScript(element.querySelector('script[type="application/json"]'), EXPECTED);
  const container = element.querySelector<HTMLElement>(CONTAINER) ?? element;
  const list = container.querySelector<HTMLElement>(LIST) ?? findList(container);
  if (!list) return null;
  if (list === container) throw new PageError('expected the pictures in an element of their own, in the gallery', element);
  const slides = readSlides(list);
  if (slides.every(({ picture }) => picture === null)) return null;
  const design = /sqs-gallery-block-(grid|slideshow|slider|stacked)/.exec(container.className)?.[1];
  const controls = element.querySelector(CONTROLS);
  return {
    options: readGalleryOptions({ ...(design && { design }), ...Object(raw) }),
    container,
    list,
    slides,
    previous: controls?.querySelector<HTMLElement>('.previous') ?? null,
    next: controls?.querySelector<HTMLElement>('.next') ?? null,
  };
}

const isSlide = (node: Element): node is HTMLElement => node instanceof HTMLElement && !node.matches('noscript,script,style,template');

function findList(container: HTMLElement): HTMLElement | null {
  const pictures = [...container.querySelectorAll('img')].filter(isShown);
  let list = pictures[0]?.parentElement ?? null;
  while (list && list !== container && !pictures.every((picture) => list?.contains(picture))) list = list.parentElement;
  return list;
}

function readSlides(list: HTMLElement): readonly Slide[] {
  const imagesOf = groupBySlide<HTMLImageElement>(list, 'img');
  const captionsOf = groupBySlide(list, CAPTION);
  const titlesOf = groupBySlide(list, TITLE);
  const descriptionsOf = groupBySlide(list, DESCRIPTION);
  const linksOf = groupBySlide(list, `[${LINK}]`);
  const listUrl = list.closest(`[${LINK}]`)?.getAttribute(LINK);
  return [...list.children].flatMap((node) => {
    if (!isSlide(node)) return [];
    const image = imagesOf(node).find(isShown);
    const around = image?.closest('a') ?? null;
    const stated = node.getAttribute(LINK) ?? listUrl ?? linksOf(node)[0]?.getAttribute(LINK);
    return [
      {
        node,
        picture: image ? readPicture(image) : null,
        anchor: around && node.contains(around) ? around : null,
        url: stated ? (safeRedirect(stated, { anyOrigin: true })?.href ?? null) : null,
        captions: captionsOf(node),
        titles: titlesOf(node),
        descriptions: descriptionsOf(node),
      },
    ];
  });
}

/** Finds the matches of a slide; one query per selector, because asking two hundred slides one by one is slow. */
function groupBySlide<Found extends HTMLElement>(list: HTMLElement, selector: string): (slide: Element) => readonly Found[] {
  const groups = new Map<Element, readonly Found[]>();
  for (const found of list.querySelectorAll<Found>(selector)) {
    let slide: Element = found;
    while (slide.parentElement && slide.parentElement !== list) slide = slide.parentElement;
    groups.set(slide, [...(groups.get(slide) ?? []), found]);
  }
  return (slide) => groups.get(slide) ?? [];
}

/** The title, else the alternative text unless it is a file name; '' for none. */
export function nameOf({ titles, captions, picture }: Slide): string {
  const caption = titles[0] ?? captions[0];
  const title = caption?.textContent?.trim() ?? '';
  if (title !== '') return title;
  const alt = picture?.image.alt.trim() ?? '';
  return /^\S+\.(?:jpe?g|png|gif|webp|avif|svg|heic|tiff?)$/i.test(alt) ? '' : alt;
}

export const descriptionOf = ({ descriptions }: Slide): string => descriptions[0]?.textContent?.trim() ?? '';
