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
export const contentKinds: readonly Kind[] = [
  ['an image', imageSchema, image, ['assetUrl']],
  ['a video', videoSchema, video, ['oembed']],
];
