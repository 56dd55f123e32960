import { imageItem, type ImageItem } from './picture.ts';

/** A gallery as the platform keeps it: pictures, and options as its owner set them, which may be missing or out of range. */
export interface Gallery {
  readonly slug: string;
  readonly title: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly items: readonly ImageItem[];
}

const shelf = (first: number): readonly ImageItem[] => [
  imageItem(first, 'breakfast-mug-sea', 'A sea-green breakfast mug', '4d7478', '<p>Sea, the second coat.</p>'),
  imageItem(first + 1, 'everyday-bowl', 'A wide sea-green bowl', '5b8083', '<p>A bowl for <em>every</em> day.</p>'),
  imageItem(first + 2, 'bud-vase', 'A small cream bud vase', 'd9cdb8'),
  imageItem(first + 3, 'supper-plates-moss', 'A pile of moss-green plates', '6d7a4b', '<p>Four plates, one crooked.</p>'),
  imageItem(first + 4, 'tea-cosy-rust', 'A rust-red wool tea cosy', '8f4a2c'),
  imageItem(first + 5, 'harbour-blend', 'A dark blue tin of Harbour Blend', '2f3d55'),
];

/** The same shelf in each design of a gallery. */
export const galleries: readonly Gallery[] = [
  {
    slug: 'grid',
    title: 'As a grid',
    options: {
      design: 'grid',
      'thumbnails-per-row': 3,
      padding: 16,
      'aspect-ratio': '4:3',
      'square-thumbs': true,
      'auto-crop': true,
      'show-meta': true,
      lightbox: true,
    },
    items: shelf(0x20),
  },
  {
    slug: 'slideshow',
    title: 'As a slideshow',
    options: {
      design: 'slideshow',
      'aspect-ratio': '3:2',
      controls: true,
      thumbnails: true,
      'thumbnail-strip-height': 72,
      'thumbnail-strip-margin': 12,
      'show-meta': true,
      'show-meta-on-hover': false,
      'meta-position': 'bottom-left',
      autoplay: false,
    },
    items: shelf(0x30),
  },
  {
    slug: 'slider',
    title: 'As a slider',
    options: {
      design: 'slider',
      'aspect-ratio': '1:1',
      indicators: true,
      'active-alignment': 'center',
      'auto-crop': true,
      autoplay: true,
      'autoplay-duration': 90,
    },
    items: shelf(0x40),
  },
  {
    slug: 'stacked',
    title: 'Stacked',
    options: { design: 'stacked', padding: 500, 'max-width': 'no number', 'show-meta': true, 'meta-position': 'center' },
    items: shelf(0x50).slice(0, 2),
  },
];
