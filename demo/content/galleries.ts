import { imageItem, type ImageItem } from './picture.ts';

/** A picture of a gallery and its link. */
export interface GalleryItem extends ImageItem {
  readonly sourceUrl: string;
}

/** A gallery in the platform's format; options may be missing or out of range. */
export interface Gallery {
  readonly slug: string;
  readonly title: string;
  readonly note: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly items: readonly GalleryItem[];
}

type Shown = readonly [name: string, title: string, colour: string, body?: string, sourceUrl?: string];

const items = (first: number, shown: readonly Shown[]): readonly GalleryItem[] =>
  shown.map(([name, title, colour, body = '', sourceUrl = ''], index) => ({
    ...imageItem(first + index, name, title, colour, body),
    sourceUrl,
  }));

const MUG: Shown = ['breakfast-mug-sea', 'A sea-green breakfast mug', '4d7478', '<p>Sea, the second coat.</p>', '/store/p/breakfast-mug'];
const BOWL: Shown = ['everyday-bowl', 'A wide sea-green bowl', '5b8083', '<p>A bowl for <em>every</em> day.</p>'];
const VASE: Shown = ['bud-vase', 'A small cream bud vase', 'd9cdb8'];
const PLATES: Shown = ['supper-plates-moss', 'A pile of moss-green plates', '6d7a4b', '<p>Four plates, one crooked.</p>'];
const COSY: Shown = ['tea-cosy-rust', 'A rust-red wool tea cosy', '8f4a2c', '', '/store/p/wool-tea-cosy'];
const TIN: Shown = ['harbour-blend', 'A dark blue tin of Harbour Blend', '2f3d55', '', '/store/p/harbour-blend'];
const TEAPOT: Shown = ['stoneware-teapot', 'A moss-green stoneware teapot', '6d7a4b', '<p>Pours without a drip, after eleven years.</p>'];
const WHEEL: Shown = ['evening-at-the-wheel', 'Wet clay on the wheel', 'a08a6c', '<p>An evening at the wheel, before the cake.</p>'];
const SHELF: Shown = ['kiln-shelf', 'A shelf of the kiln, full', 'a08a6c', '<p>Packed on Thursday, opened on Saturday.</p>'];
const TOWEL: Shown = ['tea-towel-sea', 'A linen tea towel with sea-green stripes', '5b8083'];

export const galleries: readonly Gallery[] = [
  {
    slug: 'grid',
    title: 'The shelf',
    note: 'A grid of four to a row. Press a picture to see it large; arrow keys lead on.',
    options: {
      design: 'grid',
      'aspect-ratio': 'square',
      aspectRatio: null,
      'auto-crop': true,
      'square-thumbs': true,
      'thumbnails-per-row': 4,
      padding: 16,
      'show-meta': true,
      lightbox: true,
      lightboxTheme: 'dark',
    },
    items: items(0x20, [MUG, BOWL, VASE, PLATES, COSY, TIN, TEAPOT, TOWEL]),
  },
  {
    slug: 'slideshow',
    title: 'From clay to table',
    note: 'A slideshow: by button, arrow key, swipe, or the small pictures below. Some lead to what is for sale.',
    options: {
      design: 'slideshow',
      'aspect-ratio': '3:2',
      'auto-crop': true,
      autoplay: false,
      controls: true,
      thumbnails: true,
      'square-thumbs': true,
      'thumbnail-strip-height': 72,
      'thumbnail-strip-margin': 12,
      'show-meta': true,
      'show-meta-on-hover': false,
      'meta-position': 'bottom-left',
    },
    items: items(0x30, [WHEEL, SHELF, MUG, TEAPOT, COSY, TIN]),
  },
  {
    slug: 'slider',
    title: 'The whole bench',
    note: 'A slider goes on by itself every ten seconds, until you take it in hand: scroll, swipe, or use the keys.',
    options: {
      design: 'slider',
      aspectRatio: 45,
      'auto-crop': false,
      'active-alignment': 'center',
      autoplay: true,
      'autoplay-duration': 90,
      controls: true,
      lightbox: true,
      lightboxTheme: 'light',
      padding: 16,
    },
    items: items(0x40, [TEAPOT, MUG, BOWL, PLATES, VASE, TIN, COSY, TOWEL]),
  },
  {
    slug: 'stacked',
    title: 'Two to look at for longer',
    note: 'Stacked, one below the other.',
    options: { design: 'stacked', padding: 500, 'max-width': 'no number', 'show-meta': true, lightbox: true },
    items: items(0x50, [VASE, PLATES]),
  },
];
