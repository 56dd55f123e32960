import { COLLECTION_TYPE, FOLDER_BEHAVIOR, SLICE_TYPE } from './kinds.ts';
import type { Predicates } from '../createCompile.ts';
import { hyphenated } from '../text/slugify.ts';
import { at, codeOf, isOn, textAt } from '../data/read.ts';
import { hasVariants, hasVariedPrices, isOnSale, isSoldOut } from '../data/productState.ts';
import { zonedFields } from '../formatters/date/zonedFields.ts';
import { timeZoneOf } from '../formatters/i18n/timeZone.ts';
import type { Predicate } from '../render/Scope.ts';
import { isTruthy } from '../render/isTruthy.ts';
import { scalarText } from '../render/toText.ts';
import { stripTags } from '../text/escape.ts';
import { toNumber } from '../text/toNumber.ts';

const has =
  (...path: readonly string[]): Predicate =>
  (value) =>
    isTruthy(at(value, ...path));

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

/** `commentState` of an item that accepts comments. */
const COMMENTS_OPEN = 1;

const isCurrentType: Predicate = (value, args) => {
  const [name = ''] = args;
  const found = Object.entries(SLICE_TYPE).find(([type]) => hyphenated(type) === name);
  return found !== undefined && codeOf(at(value, 'currentType')) === found[1];
};

/** Unit system of the United States. */
const IMPERIAL = 1;

const hasMainImage = (item: unknown): boolean => isTruthy(at(item, 'mainImageId')) || isTruthy(at(item, 'systemDataId'));

const sizeOf = (value: unknown): number => (typeof value === 'object' && value !== null ? Object.keys(value).length : 0);

/**
 * Predicates of pages, events, products, comments and slices. They read the present value; those marked `around` also search the scopes
 * outwards.
 */
export const contentPredicates: Predicates = {
  // around
  'calendar-view?': (value, _args, scope) => isOn(scope.lookupIn(value, 'calendarView')),
  'child-images?': (value) => hasMainImage(at(value, 'items', 0)),
  'clickable?': isClickable,
  'collection?': has('collection'),
  'collection-page?': (value) => codeOf(at(value, 'collection', 'type')) === COLLECTION_TYPE.page,
  'collection-template-page?': (value) => codeOf(at(at(value, 'collection') ?? value, 'type')) === COLLECTION_TYPE.templatePage,
  // around
  'collectionTypeNameEquals?': (value, args, scope) => args.length > 0 && scalarText(scope.lookupIn(value, 'typeName')) === args[0],
  'comments?': hasComments,
  'current-type?': isCurrentType,
  'disqus?': (_value, _args, scope) => isTruthy(scope.lookup('websiteSettings.disqusShortName')),
  'excerpt?': hasExcerpt,
  'external-link?': has('externalLink'),
  'folder?': has('collection', 'folder'),
  'has-multiple?': (value) => sizeOf(value) > 1,
  'has-variants?': hasVariants,
  'index?': isIndex,
  // null counts as a place
  'location?': (value) => at(value, 'location', 'mapLat') !== undefined && at(value, 'location', 'mapLng') !== undefined,
  'main-image?': hasMainImage,
  'on-sale?': isOnSale,
  'passthrough?': (value) => isTruthy(at(value, 'passthrough')) && isTruthy(at(value, 'sourceUrl')),
  'redirect?': (value) => codeOf(at(value, 'folderBehavior')) === FOLDER_BEHAVIOR.redirect,
  'same-day?': isSameDay,
  'serviceNameEmail?': (value) => textAt(value, 'serviceName') === 'email',
  'show-past-events?': (value) => textAt(value, 'showPastOrUpcomingEvents') === 'past',
  'sold-out?': isSoldOut,
  'units-metric?': (_value, _args, scope) => scope.lookup('websiteSettings.storeSettings.measurementStandard') !== IMPERIAL,
  'varied-prices?': hasVariedPrices,
};
