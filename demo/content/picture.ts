import { PICTURE_SIZE } from '../pictures/scene.ts';
import { hexId } from './hexId.ts';

/** A picture in the platform's format. */
export interface ImageItem {
  readonly id: string;
  readonly recordType: 2;
  readonly title: string;
  readonly body: string;
  readonly filename: string;
  readonly assetUrl: string;
  readonly originalSize: string;
  readonly mediaFocalPoint: { readonly x: number; readonly y: number };
  readonly systemDataVariants: string;
  readonly colorData: Readonly<Record<string, string>>;
}

const FIRST_IMAGE = 0x40000;

/**
 * @param number makes the id
 *
 * @param name of the picture
 *
 * @param title becomes the alternative text
 *
 * @param colour average, six hexadecimal digits
 *
 * @param body HTML below it
 */
export const imageItem = (number: number, name: string, title: string, colour: string, body = ''): ImageItem => ({
  id: hexId(FIRST_IMAGE + number),
  recordType: 2,
  title,
  body,
  filename: `${name}.svg`,
  assetUrl: `/assets/pictures/${name}.svg`,
  originalSize: `${PICTURE_SIZE.width}x${PICTURE_SIZE.height}`,
  mediaFocalPoint: { x: 0.5, y: 0.6 },
  systemDataVariants: `${PICTURE_SIZE.width}x${PICTURE_SIZE.height},100w,300w,500w,750w`,
  colorData: {
    topLeftAverage: 'efe7da',
    topRightAverage: 'e3d8c6',
    bottomLeftAverage: 'd6c6ac',
    bottomRightAverage: 'c3b090',
    centerAverage: colour,
  },
});
