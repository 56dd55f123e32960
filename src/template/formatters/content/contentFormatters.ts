import type { Formatters } from '../../createCompile.ts';
import { colorWeight, websiteColor } from './colors.ts';
import * as size from './dimensions.ts';
import { image } from './image.ts';
import { imageColor } from './imageColor.ts';
import { childImageMeta, coverImageMeta, imageMeta } from './imageMeta.ts';
import { imageSrcset } from './imageSrcset.ts';
import { itemClasses } from './itemClasses.ts';
import { audioPlayer, video } from './media.ts';
import { absUrl, capitalize } from './plain.ts';
import { humanizeDuration, timesince } from './time.ts';

/** Formatters of pages, images, video and sound. */
export const contentFormatters: Formatters = {
  AbsUrl: absUrl,
  'audio-player': audioPlayer,
  capitalize,
  'child-image-meta': childImageMeta,
  'color-weight': colorWeight,
  'cover-image-meta': coverImageMeta,
  height: size.height,
  humanizeDuration,
  image,
  'image-color': imageColor,
  'image-meta': imageMeta,
  'image-srcset': imageSrcset,
  'item-classes': itemClasses,
  resizedHeightForWidth: size.resizedHeightForWidth,
  resizedWidthForHeight: size.resizedWidthForHeight,
  squarespaceThumbnailForHeight: size.thumbnailForHeight,
  squarespaceThumbnailForWidth: size.thumbnailForWidth,
  timesince,
  video,
  'website-color': websiteColor,
  width: size.width,
};
