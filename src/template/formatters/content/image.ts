import { textAt } from '../../data/read.ts';
import type { Formatter } from '../../render/Scope.ts';
import { escapeAttribute } from '../../text/escape.ts';
import { altTextOf, metaOf } from './imageMeta.ts';

/** An `img` for pages without scripts and one for the loader; the argument is its class, default `thumb-image`. */
export const image: Formatter = (value, args, scope) => {
  const url = escapeAttribute(textAt(value, 'assetUrl'));
  const name = escapeAttribute((args.length === 1 && args[0]) || 'thumb-image');
  const plain = `<noscript><img src="${url}" alt="${escapeAttribute(altTextOf(value, scope))}" /></noscript>`;
  return `${plain}<img class="${name}" ${metaOf(value, scope)}data-load="false" data-image-id="${escapeAttribute(textAt(value, 'id'))}" data-type="image" />`;
};
