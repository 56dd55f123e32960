import type { Formatters } from '../../createCompile.ts';
import { colorWeight, websiteColor } from './colors.ts';
import * as size from './dimensions.ts';
import { image, imageColor, imageSrcset } from './image.ts';
import { childImageMeta, coverImageMeta, imageMeta } from './imageMeta.ts';
import { audioPlayer, video } from './media.ts';
import type { Formatter } from '../../render/Scope.ts';
import { scalarText } from '../../render/toText.ts';
import { RECORD_TYPE } from '../../../commerce/model/recordType.ts';
import { at, codeOf, textAt } from '../../data/read.ts';
import { isOnSale, isSoldOut } from '../../data/productState.ts';
import { isTruthy } from '../../render/isTruthy.ts';
import { escapeAttribute } from '../../text/escape.ts';
import { slugify } from '../../text/slugify.ts';
import { toMoment } from '../../text/toMoment.ts';
import { toNumber } from '../../text/toNumber.ts';

const SECOND = 1000;

const MINUTE = 60 * SECOND;

const HOUR = 60 * MINUTE;

const DAY = 24 * HOUR;

const STEPS: readonly (readonly [length: number, unit: string])[] = [
  [365 * DAY, 'year'],
  [30 * DAY, 'month'],
  [7 * DAY, 'week'],
  [DAY, 'day'],
  [HOUR, 'hour'],
  [MINUTE, 'minute'],
];

const timesince: Formatter = (value, _args, scope) => {
  const moment = toMoment(value);
  if (Number.isFinite(moment)) return `<span class="timesince" data-date="${moment}">${ageText(scope.now - moment)}</span>`;
  scope.report('Invalid date.');
  return 'Invalid date.';
};

/** Milliseconds as `m:ss`. */
const humanizeDuration: Formatter = (value) => {
  const seconds = Math.floor(Math.max(0, toNumber(value) || 0) / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** Class names for themes. Scopes around the item count too, except its record type, because themes call this inside parts of an item. */
const itemClasses: Formatter = (value, _args, scope) => {
  const classes = ['hentry'];
  const found = (key: string): unknown => at(value, key) ?? scope.lookup(key);
  const list = (path: string): readonly unknown[] => {
    const values = found(path);
    return Array.isArray(values) ? values : [];
  };
  const block = scalarText(found('promotedBlockType'));
  if (block) classes.push('promoted', `promoted-block-${slugify(block)}`);
  for (const category of list('categories')) classes.push(`category-${slugify(scalarText(category))}`);
  for (const tag of list('tags')) classes.push(`tag-${slugify(scalarText(tag))}`);
  const author = textAt(found('author'), 'displayName');
  if (author) classes.push(`author-${slugify(author)}`);
  // The platform always writes this class, even without a label.
  classes.push(`post-type-${escapeAttribute(scalarText(found('recordTypeLabel')))}`);
  const index = scope.lookup('@index');
  if (typeof index === 'number') classes.push(`article-index-${index}`);
  if (isTruthy(found('starred'))) classes.push('featured');
  if (codeOf(at(value, 'recordType')) === RECORD_TYPE.storeItem) {
    if (isOnSale(value)) classes.push('on-sale');
    if (isSoldOut(value)) classes.push('sold-out');
  }
  return classes.join(' ');
};

/** The site's `base-url`, a slash and the value. */
const absUrl: Formatter = (value, _args, scope) => `${scalarText(scope.lookupIn(value, 'base-url'))}/${scalarText(value)}`;

const capitalize: Formatter = (value) => scalarText(value).toUpperCase();

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

/** E.g. `about 3 days ago`; `age` in ms. */
function ageText(age: number): string {
  for (const [length, unit] of STEPS) {
    const count = Math.floor(age / length);
    if (count === 1) return `about ${unit === 'hour' ? 'an' : 'a'} ${unit} ago`;
    if (count > 1) return `about ${count} ${unit}s ago`;
  }
  return 'less than a minute ago';
}
