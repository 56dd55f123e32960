import type { Formatters } from '../../createCompile.ts';
import {
  apply,
  count,
  findFirst,
  findLast,
  get,
  keyBy,
  lookup,
  prop,
  json,
  jsonPretty,
  raw,
  cycle,
  iter,
  mod,
  pluralize,
  round,
} from './data.ts';
import * as text from './text.ts';

/**
 * Formatters that every page needs. A trailing comment names what they read beyond their value: `around` (the scopes outwards) or `site`
 * (settings, found the same way).
 */
export const coreFormatters: Formatters = {
  apply, // around: macros and partials see the scopes
  count,
  cycle,
  'encode-space': text.encodeSpace,
  'encode-uri': text.encodeUri,
  'encode-uri-component': text.encodeUriComponent,
  'find-first': findFirst, // around, with two arguments
  'find-last': findLast, // around, with two arguments
  format: text.format, // around the tag
  get, // around
  html: text.html,
  htmlattr: text.htmlAttribute,
  htmltag: text.htmlAttribute,
  iter, // around
  json,
  'json-pretty': jsonPretty,
  'key-by': keyBy,
  'line-breaks': text.lineBreaks,
  lookup, // around
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
