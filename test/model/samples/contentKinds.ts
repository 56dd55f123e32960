import { contentCollectionSchema, type ContentCollection } from '../../../src/model/contentCollection.ts';
import { contentItemSchema, type ContentItem } from '../../../src/model/contentItem.ts';
import { galleryOptionsSchema, type GalleryOptions } from '../../../src/model/galleryOptionsSchema.ts';
import { imageSchema, type Image } from '../../../src/model/image.ts';
import { locationSchema, type Location } from '../../../src/model/location.ts';
import { videoSchema, type Video } from '../../../src/model/video.ts';
import type { Kind } from './Kind.ts';

const location: Location = { mapLat: 40.72, mapLng: -74, addressLine1: '1 Kiln Lane', addressLine2: 'Newark', addressCountry: 'US' };
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
const contentItem: ContentItem = {
  id: 'i1',
  collectionId: 'c1',
  fullUrl: '/blog/one',
  title: 'One',
  assetUrl: 'https://images.example/one.jpg',
  mainImageId: 'm1',
  systemDataId: 's1',
  recordType: 12,
  recordTypeLabel: 'event',
  promotedBlockType: 'image',
  excerpt: '<p>Short</p>',
  externalLink: null,
  passthrough: true,
  sourceUrl: 'https://elsewhere.example',
  folderBehavior: 1,
  publicCommentCount: 3,
  commentState: 1,
  likeCount: 9,
  startDate: 1_700_000_000_000,
  endDate: 1_700_003_600_000,
  location,
  serviceName: 'email',
  userName: 'anna',
  profileUrl: 'https://social.example/anna',
  categories: ['Events'],
  tags: ['clay'],
  author: { displayName: 'Anna' },
  starred: true,
};
const contentCollection: ContentCollection = {
  id: 'c1',
  title: 'Store',
  fullUrl: '/store',
  type: 13,
  permissionType: 1,
  mainImageId: null,
  systemDataId: null,
  assetUrl: null,
  externalLink: null,
  passthrough: false,
  sourceUrl: null,
  folderBehavior: null,
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
  ['a location', locationSchema, location, []],
  ['an image', imageSchema, image, ['assetUrl']],
  ['a video', videoSchema, video, ['oembed']],
  ['a content item', contentItemSchema, contentItem, ['id']],
  ['a collection', contentCollectionSchema, contentCollection, ['id']],
  ["a gallery's options", galleryOptionsSchema, galleryOptions, []],
];
