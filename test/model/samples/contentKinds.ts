import { galleryOptionsSchema, type GalleryOptions } from '../../../src/model/galleryOptionsSchema.ts';
import { imageSchema, type Image } from '../../../src/model/image.ts';
import { videoSchema, type Video } from '../../../src/model/video.ts';
import type { Kind } from './Kind.ts';

const image: Image = {
  assetUrl: 'https://images.example/mug.jpg',
  originalSize: '1500x1000',
  mediaFocalPoint: { x: 0.5, y: 0.25 },
  colorData: {
    topLeftAverage: 'aabbcc',
    topRightAverage: '111111',
    bottomLeftAverage: null,
    bottomRightAverage: '333333',
    centerAverage: '444444',
  },
  systemDataVariants: '1500x1000,100w,300w',
  title: 'Mug',
  body: '<p>A mug</p>',
  filename: 'mug.jpg',
  componentKey: 'k',
  licensedAssetPreview: false,
  info: { altText: 'A blue mug' },
};
const video: Video = {
  oembed: { html: '<iframe></iframe>', providerName: 'YouTube' },
  overlay: true,
  mainImageId: 'i1',
  systemDataId: 's1',
};
const galleryOptions: GalleryOptions = {
  design: 'slider',
  autoplay: true,
  'autoplay-duration': 10,
  controls: true,
  'auto-crop': false,
  'aspect-ratio': '2.40',
  'square-thumbs': true,
  thumbnails: true,
  'thumbnail-strip-height': 0,
  'thumbnail-strip-margin': 60,
  'show-meta-basic': true,
  'show-meta': true,
  'show-meta-only-title': true,
  'meta-position': 'bottom-right',
  'show-meta-on-hover': false,
  'active-alignment': 'left',
  'thumbnails-per-row': 1,
  padding: 50,
  lightbox: true,
  lightboxTheme: 'dark',
  'max-width': 100,
  newWindow: true,
  transparentBackground: true,
};

export const contentKinds: readonly Kind[] = [
  ['an image', imageSchema, image, ['assetUrl']],
  ['a video', videoSchema, video, ['oembed']],
  ["a gallery's options", galleryOptionsSchema, galleryOptions, []],
];
