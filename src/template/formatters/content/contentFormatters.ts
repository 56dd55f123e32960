import type { Formatters } from '../../createCompile.ts';
import { colorWeight, websiteColor } from './colors.ts';
import * as size from './dimensions.ts';
import { image, imageColor, imageSrcset } from './image.ts';
import { childImageMeta, coverImageMeta, imageMeta } from './imageMeta.ts';
import { itemClasses } from './itemClasses.ts';
import { audioPlayer, video } from './media.ts';
import { absUrl, capitalize } from './plain.ts';
import { humanizeDuration, timesince } from './time.ts';

/**
 * Formatters of pages, images, video and sound. A trailing comment names what they read beyond their value: `around` (the scopes outwards)
 * or `site` (settings, found the same way).
 */
export const contentFormatters: Formatters = {
  AbsUrl: absUrl, // site
  'audio-player': audioPlayer,
  capitalize,
  'child-image-meta': childImageMeta, // around: blockType
  'color-weight': colorWeight,
  'cover-image-meta': coverImageMeta, // around: blockType
  height: size.height,
  humanizeDuration,
  image, // around: blockType
  'image-color': imageColor,
  'image-meta': imageMeta,
  'image-srcset': imageSrcset,
  'item-classes': itemClasses, // around, all but the record type and the product
  resizedHeightForWidth: size.resizedHeightForWidth,
  resizedWidthForHeight: size.resizedWidthForHeight,
  squarespaceThumbnailForHeight: size.thumbnailForHeight,
  squarespaceThumbnailForWidth: size.thumbnailForWidth,
  timesince,
  video,
  'website-color': websiteColor,
  width: size.width,
};
