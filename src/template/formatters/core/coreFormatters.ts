import type { Formatters } from '../../createCompile.ts';
import { apply } from './apply.ts';
import { count, findFirst, findLast, get, keyBy, lookup, prop } from './data.ts';
import { json, jsonPretty, raw } from './json.ts';
import { cycle, iter, mod, pluralize, round } from './number.ts';
import * as text from './text.ts';

/** The formatters every page needs, by the name templates call them by. */
export const coreFormatters: Formatters = {
  apply,
  count,
  cycle,
  'encode-space': text.encodeSpace,
  'encode-uri': text.encodeUri,
  'encode-uri-component': text.encodeUriComponent,
  'find-first': findFirst,
  'find-last': findLast,
  format: text.format,
  get,
  html: text.html,
  htmlattr: text.htmlAttribute,
  htmltag: text.htmlAttribute,
  iter,
  json,
  'json-pretty': jsonPretty,
  'key-by': keyBy,
  'line-breaks': text.lineBreaks,
  lookup,
  mod,
  output: text.output,
  pluralize,
  prop,
  raw,
  round,
  safe: text.safe,
  slugify: text.slugify,
  smartypants: text.smartypants,
  str: text.str,
  truncate: text.truncate,
  'url-encode': text.urlEncode,
};
