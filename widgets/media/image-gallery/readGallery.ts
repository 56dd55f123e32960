import { PageError } from '../../../src/lib/PageError.ts';
import { readGalleryOptions, type GalleryOptions } from '../model/readGalleryOptions.ts';
import { readJsonAttribute, readJsonScript } from '../../../src/core/page/readJson.ts';
import { readPicture, type ServedPicture } from '../../../src/core/page/readPicture.ts';
import { safeRedirect } from '../../../src/lib/safeRedirect.ts';

const DATA = 'data-block-json';
const CONTAINER = '.sqs-gallery-container';
const LIST = '.sqs-gallery';
const CONTROLS = '.sqs-gallery-controls';
const EXPECTED = 'a gallery: {"design": "grid", …}';
/** No page with captions was seen: class names of templates, and the tag that is made for it. */
const CAPTION = '.meta,.image-slide-title,.image-slide-description,figcaption';
const TITLE = '.meta-title,.image-slide-title';
const DESCRIPTION = '.meta-description,.image-slide-description';
const LINK = 'data-click-through-url';

/** One picture of a gallery, and all that belongs to it. */
export interface Slide {
  /** What stands in the list: the picture itself, or what is round it. */
  readonly node: HTMLElement;
  readonly picture: ServedPicture | null;
  /** The link that the server has put round the picture, with or without an address. */
  readonly anchor: HTMLAnchorElement | null;
  /** Where a click leads; `null`: nowhere. */
  readonly url: string | null;
  /** What is written beside the picture, each node once. */
  readonly captions: readonly HTMLElement[];
  readonly titles: readonly HTMLElement[];
  readonly descriptions: readonly HTMLElement[];
}

/** A gallery as it is served. */
export interface GalleryProps {
  readonly options: GalleryOptions;
  /** What holds the list, and what we add. */
  readonly container: HTMLElement;
  readonly list: HTMLElement;
  readonly slides: readonly Slide[];
  /** The buttons that the server has sent. */
  readonly previous: HTMLElement | null;
  readonly next: HTMLElement | null;
}

/**
 * Reads a gallery block, or an element of our own hook; `null` when there are no pictures.
 * @throws PageError when its JSON is broken, or its pictures have no element of their own round them
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

/** The element round all pictures of a gallery by our own hook. */
function findList(container: HTMLElement): HTMLElement | null {
  const pictures = picturesIn(container);
  let list = pictures[0]?.parentElement ?? null;
  while (list && list !== container && !pictures.every((picture) => list?.contains(picture))) list = list.parentElement;
  return list;
}

/** What is in a `noscript` is the same again, for visitors without scripts. */
const picturesIn = (node: Element): HTMLImageElement[] =>
  [...node.querySelectorAll('img')].filter((image) => image.closest('noscript') === null);

/** Each kind of node is looked for once in the whole list: two hundred slides asked one by one take a slow phone a while. */
function readSlides(list: HTMLElement): readonly Slide[] {
  const [images, captions, titles, descriptions, links] = ['img', CAPTION, TITLE, DESCRIPTION, `[${LINK}]`].map((selector) =>
    groupBySlide(list, selector),
  ) as [BySlide, BySlide, BySlide, BySlide, BySlide];
  const listUrl = list.closest(`[${LINK}]`)?.getAttribute(LINK);
  return [...list.children].flatMap((node) => {
    if (!isSlide(node)) return [];
    const image = images.get(node)?.find((found): found is HTMLImageElement => found.closest('noscript') === null);
    const around = image?.closest('a') ?? null;
    const stated = node.getAttribute(LINK) ?? listUrl ?? links.get(node)?.[0]?.getAttribute(LINK);
    return [
      {
        node,
        picture: image ? readPicture(image) : null,
        anchor: around && node.contains(around) ? around : null,
        url: stated ? (safeRedirect(stated, { anyOrigin: true })?.href ?? null) : null,
        captions: captions.get(node) ?? [],
        titles: titles.get(node) ?? [],
        descriptions: descriptions.get(node) ?? [],
      },
    ];
  });
}

type BySlide = ReadonlyMap<Element, readonly HTMLElement[]>;

/** What matches in the list, by the child of the list in which it stands, or which it is. */
function groupBySlide(list: HTMLElement, selector: string): BySlide {
  const groups = new Map<Element, HTMLElement[]>();
  for (const found of list.querySelectorAll<HTMLElement>(selector)) {
    let slide: Element = found;
    while (slide.parentElement && slide.parentElement !== list) slide = slide.parentElement;
    groups.set(slide, [...(groups.get(slide) ?? []), found]);
  }
  return groups;
}

/** What a picture is called: its title, else the text that stands for it, unless that is a file's name; '' for none. */
export function nameOf({ titles, captions, picture }: Slide): string {
  const caption = titles[0] ?? captions[0];
  const title = caption?.textContent?.trim() ?? '';
  if (title !== '') return title;
  const alt = picture?.image.alt.trim() ?? '';
  return /^\S+\.(?:jpe?g|png|gif|webp|avif|svg|heic|tiff?)$/i.test(alt) ? '' : alt;
}

/** What stands below its title; '' for none. */
export const descriptionOf = ({ descriptions }: Slide): string => descriptions[0]?.textContent?.trim() ?? '';
