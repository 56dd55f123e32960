import type { Formatter } from '../../render/Scope.ts';
import { checkLength } from '../../render/limits.ts';
import { isTruthy } from '../../render/isTruthy.ts';
import { scalarText } from '../../render/toText.ts';
import { escapeAttribute, escapeText, stripTags } from '../../text/escape.ts';
import { slugify as slugOf } from '../../text/slugify.ts';
import { smartypants as smarten } from '../../text/smartypants.ts';
import { truncate as cut } from '../../text/truncate.ts';

const TRUNCATE_LENGTH = 100;

// Text formatters treat lists and objects as empty, although a list without formatter prints its elements.

export const html: Formatter = (value) => escapeText(typeof value === 'string' ? value : scalarText(value));

/** For `htmlattr` and `htmltag`: escapes for a double-quoted attribute. */
export const htmlAttribute: Formatter = (value) => escapeAttribute(scalarText(value));

export const encodeSpace: Formatter = (value) => scalarText(value).replaceAll(/\s/g, '&nbsp;');

export const encodeUri: Formatter = (value) => encodeURI(scalarText(value));

export const encodeUriComponent: Formatter = (value) => encodeURIComponent(scalarText(value));

/** Leaves letters, digits and `*-._/@` unescaped. */
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

/** A limit of 0 or not a number does nothing. */
export const truncate: Formatter = (value, args) => {
  const limit = args.length > 0 ? Number.parseInt(args[0] ?? '', 10) : TRUNCATE_LENGTH;
  return limit > 0 ? cut(scalarText(value), limit, args[1] ?? '...') : value;
};

/** Replaces `{0}`, `{1}` … by the values of the references; those without a value are removed. */
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
