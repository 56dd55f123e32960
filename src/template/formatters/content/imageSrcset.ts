import { textAt } from '../../data/read.ts';
import type { Formatter } from '../../render/Scope.ts';
import { escapeAttribute } from '../../text/escape.ts';

const SIZES = [100, 300, 500, 750, 1000, 1500, 2500];

/** ` srcset="…"` of the served widths; a last known size is replaced by the original for the next one. */
export const imageSrcset: Formatter = (value) => {
  const widths = textAt(value, 'systemDataVariants')
    .split(',')
    .filter((part) => part.endsWith('w'));
  if (widths.length === 0) return '';
  const url = escapeAttribute(textAt(value, 'assetUrl'));
  const next = SIZES[SIZES.findIndex((size) => `${size}w` === widths.at(-1)) + 1];
  const sources = widths.map((width) => `${url}?format=${escapeAttribute(width)} ${escapeAttribute(width)}`);
  if (next !== undefined && next !== SIZES[0]) sources.push(`${url}?format=original ${next}w`);
  return ` srcset="${sources.join(',')}"`;
};
