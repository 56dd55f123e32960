import { COLLECTION_TYPE } from '../../commerce/model/collectionType.ts';
import { FOLDER_BEHAVIOR } from '../../commerce/model/folderBehavior.ts';
import { SLICE_TYPE } from '../../commerce/model/sliceType.ts';
import type { Predicates } from '../createCompile.ts';
import { hyphenated } from '../text/hyphenated.ts';
import { at, codeOf, isOn, textAt } from '../data/read.ts';
import { hasVariants, hasVariedPrices, isOnSale, isSoldOut } from '../data/productState.ts';
import { zonedFields } from '../formatters/date/zonedFields.ts';
import { timeZoneOf } from '../formatters/i18n/timeZone.ts';
import type { Predicate } from '../render/Scope.ts';
import { isTruthy } from '../render/isTruthy.ts';
import { scalarText } from '../render/toText.ts';
import { stripTags } from '../text/stripTags.ts';
import { toNumber } from '../text/toNumber.ts';

const has =
  (...path: readonly string[]): Predicate =>
  (value) =>
    isTruthy(at(value, ...path));

/** The collection itself is a folder that shows what is in it; `redirect?` and `clickable?` ask the node, as an entry of a navigation. */
const isIndex: Predicate = (value) =>
  isTruthy(at(value, 'collection', 'folder')) && at(value, 'collection', 'folderBehavior') === FOLDER_BEHAVIOR.index;

const isClickable: Predicate = (value, _args, scope) => {
  const behavior = scope.lookupIn(value, 'folderBehavior');
  return behavior === undefined || codeOf(behavior) === FOLDER_BEHAVIOR.index || codeOf(behavior) === FOLDER_BEHAVIOR.redirect;
};

const hasExcerpt: Predicate = (value) => {
  const excerpt = at(value, 'excerpt');
  const text = typeof excerpt === 'object' ? at(excerpt, 'html') : excerpt;
  return typeof text === 'string' && stripTags(text).trim() !== '';
};

const isSameDay: Predicate = (value, _args, scope) => {
  const [start, end] = [toNumber(scope.lookupIn(value, 'startDate')), toNumber(scope.lookupIn(value, 'endDate'))];
  if (Number.isNaN(start) || Number.isNaN(end)) return false;
  const zone = timeZoneOf(value, scope);
  const [from, to] = [zonedFields(start, zone, scope), zonedFields(end, zone, scope)];
  return from.year === to.year && from.dayOfYear === to.dayOfYear;
};

const hasComments: Predicate = (value, _args, scope) => {
  const settings = scope.lookup('websiteSettings');
  if (settings !== undefined && !isTruthy(at(settings, 'commentsEnabled'))) return false;
  return codeOf(at(value, 'commentState')) === COMMENTS_OPEN || toNumber(at(value, 'publicCommentCount')) > 0;
};

/** `commentState` of an item that takes comments. */
const COMMENTS_OPEN = 1;

const isCurrentType: Predicate = (value, args) => {
  const [name = ''] = args;
  const found = Object.entries(SLICE_TYPE).find(([type]) => hyphenated(type) === name);
  return found !== undefined && codeOf(at(value, 'currentType')) === found[1];
};

/** The unit system a shop has chosen: 1 is the one of the United States. */
const IMPERIAL = 1;

/** The image of an item, by either of its names. */
const hasMainImage = (item: unknown): boolean => isTruthy(at(item, 'mainImageId')) || isTruthy(at(item, 'systemDataId'));

const sizeOf = (value: unknown): number => (typeof value === 'object' && value !== null ? Object.keys(value).length : 0);

/**
 * Predicates of pages, events, products, comments and slices. Beside each stands where it looks: "own" at the present value only,
 * "around" from there outwards through the scopes.
 */
export const contentPredicates: Predicates = {
  // around
  'calendar-view?': (value, _args, scope) => isOn(scope.lookupIn(value, 'calendarView')),
  // own; the first item only
  'child-images?': (value) => hasMainImage(at(value, 'items', 0)),
  // around
  'clickable?': isClickable,
  // own
  'collection?': has('collection'),
  // own
  'collection-page?': (value) => codeOf(at(value, 'collection', 'type')) === COLLECTION_TYPE.page,
  // own
  'collection-template-page?': (value) => codeOf(at(at(value, 'collection') ?? value, 'type')) === COLLECTION_TYPE.templatePage,
  // around
  'collectionTypeNameEquals?': (value, args, scope) => args.length > 0 && scalarText(scope.lookupIn(value, 'typeName')) === args[0],
  // own, the site's settings around
  'comments?': hasComments,
  // own
  'current-type?': isCurrentType,
  // around
  'disqus?': (_value, _args, scope) => isTruthy(scope.lookup('websiteSettings.disqusShortName')),
  // own
  'excerpt?': hasExcerpt,
  // own
  'external-link?': has('externalLink'),
  // own
  'folder?': has('collection', 'folder'),
  // own
  'has-multiple?': (value) => sizeOf(value) > 1,
  // own
  'has-variants?': hasVariants,
  // own
  'index?': isIndex,
  // own; null is a place too
  'location?': (value) => at(value, 'location', 'mapLat') !== undefined && at(value, 'location', 'mapLng') !== undefined,
  // own
  'main-image?': hasMainImage,
  // own
  'on-sale?': isOnSale,
  // own
  'passthrough?': (value) => isTruthy(at(value, 'passthrough')) && isTruthy(at(value, 'sourceUrl')),
  // own
  'redirect?': (value) => codeOf(at(value, 'folderBehavior')) === FOLDER_BEHAVIOR.redirect,
  // around
  'same-day?': isSameDay,
  // own
  'serviceNameEmail?': (value) => textAt(value, 'serviceName') === 'email',
  // own
  'show-past-events?': (value) => textAt(value, 'showPastOrUpcomingEvents') === 'past',
  // own
  'sold-out?': isSoldOut,
  // around
  'units-metric?': (_value, _args, scope) => scope.lookup('websiteSettings.storeSettings.measurementStandard') !== IMPERIAL,
  // own
  'varied-prices?': hasVariedPrices,
};
