import { COLLECTION_TYPE } from '../../model/collectionType.ts';
import { FOLDER_BEHAVIOR } from '../../model/folderBehavior.ts';
import { SLICE_TYPE } from '../../model/sliceType.ts';
import type { Predicates } from '../createCompile.ts';
import { hyphenated } from '../text/hyphenated.ts';
import { at, listAt, textAt } from '../data/read.ts';
import { hasVariants, hasVariedPrices, isOnSale, isSoldOut } from '../data/productState.ts';
import { zonedFields } from '../formatters/date/zonedFields.ts';
import { timeZoneOf } from '../formatters/i18n/timeZone.ts';
import type { Predicate } from '../render/Scope.ts';
import { isTruthy } from '../render/isTruthy.ts';
import { stripTags } from '../text/stripTags.ts';
import { toNumber } from '../text/toNumber.ts';

const has =
  (...path: readonly string[]): Predicate =>
  (value) =>
    isTruthy(at(value, ...path));

/** The collection itself is a folder that shows what is in it; `redirect?` and `clickable?` ask the node, as an entry of a navigation. */
const isIndex: Predicate = (value) =>
  isTruthy(at(value, 'collection', 'folder')) && at(value, 'collection', 'folderBehavior') === FOLDER_BEHAVIOR.index;

const isClickable: Predicate = (value) => {
  const behavior = at(value, 'folderBehavior');
  return behavior === undefined || behavior === null || behavior === FOLDER_BEHAVIOR.index || behavior === FOLDER_BEHAVIOR.redirect;
};

const hasExcerpt: Predicate = (value) => {
  const excerpt = at(value, 'excerpt');
  const text = textAt(excerpt, 'html') || textAt(value, 'excerpt');
  return stripTags(text).replaceAll(/\s|&nbsp;/g, '') !== '';
};

const isSameDay: Predicate = (value, _args, scope) => {
  const [start, end] = [toNumber(at(value, 'startDate')), toNumber(at(value, 'endDate'))];
  if (Number.isNaN(start) || Number.isNaN(end)) return false;
  const zone = timeZoneOf(value, scope);
  const [from, to] = [zonedFields(start, zone, scope), zonedFields(end, zone, scope)];
  return from.year === to.year && from.dayOfYear === to.dayOfYear;
};

const hasComments: Predicate = (value, _args, scope) =>
  scope.lookup('websiteSettings.commentsEnabled') !== false &&
  (at(value, 'commentState') === 1 || toNumber(at(value, 'publicCommentCount')) > 0);

const isCurrentType: Predicate = (value, args) => {
  const [name = ''] = args;
  const found = Object.entries(SLICE_TYPE).find(([type]) => hyphenated(type) === name);
  return found !== undefined && at(value, 'currentType') === found[1];
};

/** The unit system a shop has chosen: 1 is the one of the United States. */
const IMPERIAL = 1;

/** Predicates of pages, events, products, comments and slices. */
export const contentPredicates: Predicates = {
  'calendar-view?': (value, _args, scope) => isTruthy(scope.lookupIn(value, 'calendarView')),
  'child-images?': (value) =>
    listAt(value, 'items').some((item) => isTruthy(at(item, 'systemDataId')) || isTruthy(at(item, 'mainImageId'))),
  'clickable?': isClickable,
  'collection?': has('collection'),
  'collection-page?': (value) => at(value, 'collection', 'type') === COLLECTION_TYPE.page,
  'collection-template-page?': (value) => (at(value, 'collection', 'type') ?? at(value, 'type')) === COLLECTION_TYPE.templatePage,
  'collectionTypeNameEquals?': (value, args) => args.length > 0 && textAt(value, 'typeName') === args[0],
  'comments?': hasComments,
  'current-type?': isCurrentType,
  'disqus?': (_value, _args, scope) =>
    isTruthy(scope.lookup('websiteSettings.disqusShortName') ?? scope.lookup('websiteSettings.disqusShortname')),
  'excerpt?': hasExcerpt,
  'external-link?': has('externalLink'),
  'folder?': has('collection', 'folder'),
  'has-multiple?': (value) => (Array.isArray(value) ? value.length : listAt(value, 'items').length) > 1,
  'has-variants?': hasVariants,
  'index?': isIndex,
  'location?': (value) => textAt(value, 'location', 'mapLat') !== '' && textAt(value, 'location', 'mapLng') !== '',
  'main-image?': (value) => isTruthy(at(value, 'mainImageId')) || isTruthy(at(value, 'systemDataId')),
  'on-sale?': isOnSale,
  'passthrough?': (value) => isTruthy(at(value, 'passthrough')) && isTruthy(at(value, 'sourceUrl')),
  'redirect?': (value) => at(value, 'folderBehavior') === FOLDER_BEHAVIOR.redirect,
  'same-day?': isSameDay,
  'serviceNameEmail?': (value) => textAt(value, 'serviceName') === 'email',
  'show-past-events?': (value, _args, scope) => isTruthy(scope.lookupIn(value, 'showPastEvents')),
  'sold-out?': isSoldOut,
  'units-metric?': (_value, _args, scope) => scope.lookup('websiteSettings.storeSettings.measurementStandard') !== IMPERIAL,
  'varied-prices?': hasVariedPrices,
};
