import { RECORD_TYPE } from '../../../commerce/model/recordType.ts';
import { at, codeOf, textAt } from '../../data/read.ts';
import { isOnSale, isSoldOut } from '../../data/productState.ts';
import type { Formatter } from '../../render/Scope.ts';
import { isTruthy } from '../../render/isTruthy.ts';
import { scalarText } from '../../render/toText.ts';
import { escapeAttribute } from '../../text/escape.ts';
import { slugify } from '../../text/slugify.ts';

/** Class names for themes. Scopes around the item count too, except its record type, because themes call this inside parts of an item. */
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
