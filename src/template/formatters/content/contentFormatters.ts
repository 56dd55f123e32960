import type { Formatters } from '../../createCompile';
import { colorWeight, websiteColor } from './colors';
import * as size from './dimensions';
import { image } from './image';
import { imageColor } from './imageColor';
import { childImageMeta, coverImageMeta, imageMeta } from './imageMeta';
import { imageSrcset } from './imageSrcset';
import { itemClasses } from './itemClasses';
import { audioPlayer, video } from './media';
import { absUrl, capitalize } from './plain';
import { humanizeDuration, timesince } from './time';

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
