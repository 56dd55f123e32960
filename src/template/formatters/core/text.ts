import type { Formatter } from '../../render/Scope.ts';
import { isTruthy } from '../../render/isTruthy.ts';
import { scalarText, toText } from '../../render/toText.ts';
import { escapeAttribute, escapeText } from '../../text/escape.ts';
import { slugify as slugOf } from '../../text/slugify.ts';
import { smartypants as smarten } from '../../text/smartypants.ts';
import { stripTags } from '../../text/stripTags.ts';
import { truncate as cut } from '../../text/truncate.ts';

const TRUNCATE_LENGTH = 100;

export const html: Formatter = (value) => escapeText(typeof value === 'string' ? value : toText(value));

/** Both `htmlattr` and `htmltag`: for a value in double quotes. */
export const htmlAttribute: Formatter = (value) => escapeAttribute(toText(value));

export const encodeSpace: Formatter = (value) => toText(value).replaceAll(/\s/g, '&nbsp;');

export const encodeUri: Formatter = (value) => encodeURI(toText(value));

export const encodeUriComponent: Formatter = (value) => encodeURIComponent(toText(value));

/** All but letters, digits and `*-._/@`, which mean nothing where this is put. */
export const urlEncode: Formatter = (value) =>
  encodeURIComponent(toText(value)).replaceAll(/%2F|%40|[!'()~]/g, (found) =>
    found.length > 1 ? decodeURIComponent(found) : `%${found.charCodeAt(0).toString(16).toUpperCase()}`,
  );

export const lineBreaks: Formatter = (value) => toText(value).replaceAll('\n', '<br/>');

export const output: Formatter = (_, args) => args.join(' ');

export const safe: Formatter = (value) => (isTruthy(value) ? stripTags(toText(value)) : value);

export const slugify: Formatter = (value) => slugOf(toText(value));

export const smartypants: Formatter = (value) => smarten(toText(value));

export const str: Formatter = (value) => scalarText(value);

export const truncate: Formatter = (value, args) => {
  const limit = Number.parseInt(args[0] ?? '', 10);
  return cut(toText(value), limit > 0 ? limit : TRUNCATE_LENGTH, args[1] ?? '...');
};

/** `{0}`, `{1}` … of the value replaced by the values of the references; those without one vanish. */
export const format: Formatter = (value, args, scope) =>
  toText(value).replaceAll(/\{([^{}]*)\}/g, (_, index: string) => {
    const reference = args[/^\d+$/.test(index) ? Number(index) : -1];
    return reference === undefined ? '' : toText(scope.lookup(reference));
  });
