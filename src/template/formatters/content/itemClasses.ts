import { RECORD_TYPE } from '../../../model/recordType.ts';
import { at, listAt, textAt } from '../../data/read.ts';
import { isOnSale, isSoldOut } from '../../data/productState.ts';
import type { Formatter } from '../../render/Scope.ts';
import { isTruthy } from '../../render/isTruthy.ts';
import { scalarText } from '../../render/toText.ts';
import { slugify } from '../../text/slugify.ts';

/** Class names by which a theme tells items apart. */
export const itemClasses: Formatter = (value, _args, scope) => {
  const classes = ['hentry'];
  const block = textAt(value, 'promotedBlockType');
  if (block) classes.push('promoted', `promoted-block-${slugify(block)}`);
  for (const category of listAt(value, 'categories')) classes.push(`category-${slugify(scalarText(category))}`);
  for (const tag of listAt(value, 'tags')) classes.push(`tag-${slugify(scalarText(tag))}`);
  const author = textAt(value, 'author', 'displayName');
  if (author) classes.push(`author-${slugify(author)}`);
  const label = textAt(value, 'recordTypeLabel');
  if (label) classes.push(`post-type-${slugify(label)}`);
  const index = scope.lookup('@index');
  if (typeof index === 'number') classes.push(`article-index-${index}`);
  if (isTruthy(at(value, 'starred'))) classes.push('featured');
  if (at(value, 'recordType') === RECORD_TYPE.storeItem) {
    if (isOnSale(value)) classes.push('on-sale');
    if (isSoldOut(value)) classes.push('sold-out');
  }
  return classes.join(' ');
};
