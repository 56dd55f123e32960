import { RECORD_TYPE } from '../../../commerce/model/recordType.ts';
import { at, codeOf, textAt } from '../../data/read.ts';
import { isOnSale, isSoldOut } from '../../data/productState.ts';
import type { Formatter } from '../../render/Scope.ts';
import { isTruthy } from '../../render/isTruthy.ts';
import { scalarText } from '../../render/toText.ts';
import { escapeAttribute } from '../../text/escape.ts';
import { slugify } from '../../text/slugify.ts';

/**
 * Class names by which a theme tells items apart. What stands outside of the item counts for it too, all but its record type: a
 * theme may call this from within a part of the item.
 */
export const itemClasses: Formatter = (value, _args, scope) => {
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
  // The label is a class of the platform's own making: written as it is, and where there is none, all the same.
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
