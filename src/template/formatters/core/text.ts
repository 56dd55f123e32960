import type { Formatter } from '../../render/Scope.ts';
import { checkLength } from '../../render/LimitError.ts';
import { isTruthy } from '../../render/isTruthy.ts';
import { scalarText } from '../../render/toText.ts';
import { escapeAttribute, escapeText } from '../../text/escape.ts';
import { slugify as slugOf } from '../../text/slugify.ts';
import { smartypants as smarten } from '../../text/smartypants.ts';
import { stripTags } from '../../text/stripTags.ts';
import { truncate as cut } from '../../text/truncate.ts';

const TRUNCATE_LENGTH = 100;

// Formatters of text work on a scalar's text: a list or an object has none, though a list is printed with commas where no formatter is.

export const html: Formatter = (value) => escapeText(typeof value === 'string' ? value : scalarText(value));

/** Both `htmlattr` and `htmltag`: for a value in double quotes. */
export const htmlAttribute: Formatter = (value) => escapeAttribute(scalarText(value));

export const encodeSpace: Formatter = (value) => scalarText(value).replaceAll(/\s/g, '&nbsp;');

export const encodeUri: Formatter = (value) => encodeURI(scalarText(value));

export const encodeUriComponent: Formatter = (value) => encodeURIComponent(scalarText(value));

/** All but letters, digits and `*-._/@`, which mean nothing where this is put. */
export const urlEncode: Formatter = (value) =>
  encodeURIComponent(scalarText(value)).replaceAll(/%2F|%40|[!'()~]/g, (found) =>
    found.length > 1 ? decodeURIComponent(found) : `%${found.charCodeAt(0).toString(16).toUpperCase()}`,
  );

export const lineBreaks: Formatter = (value) => scalarText(value).replaceAll('\n', '<br/>');

export const output: Formatter = (_, args) => args.join(' ');

export const safe: Formatter = (value) => (isTruthy(value) ? stripTags(scalarText(value)) : value);

export const slugify: Formatter = (value) => slugOf(scalarText(value));

export const smartypants: Formatter = (value) => smarten(scalarText(value));

export const str: Formatter = (value) => scalarText(value);

/** A limit of 0, or one that is no number, leaves the text alone. */
export const truncate: Formatter = (value, args) => {
  const limit = args.length > 0 ? Number.parseInt(args[0] ?? '', 10) : TRUNCATE_LENGTH;
  return limit > 0 ? cut(scalarText(value), limit, args[1] ?? '...') : value;
};

/** `{0}`, `{1}` … of the value replaced by the values of the references; those without one vanish. */
export const format: Formatter = (value, args, scope) => {
  let length = 0;
  return scalarText(value).replaceAll(/\{([^{}]*)\}/g, (_, index: string) => {
    const reference = args[/^\d+$/.test(index) ? Number(index) : -1];
    const text = reference === undefined ? '' : scalarText(scope.lookup(reference));
    length += text.length;
    checkLength(length, scope.limits.output);
    return text;
  });
};
