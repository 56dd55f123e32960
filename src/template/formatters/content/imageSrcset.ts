import { textAt } from '../../data/read.ts';
import type { Formatter } from '../../render/Scope.ts';
import { escapeAttribute } from '../../text/escape.ts';

const SIZES = [100, 300, 500, 750, 1000, 1500, 2500];
const LARGEST = 2500;

/** ` srcset="…"` of the widths an image is served in; if the widest is below the largest, the original stands for the next size. */
export const imageSrcset: Formatter = (value) => {
  const widths: number[] = [];
  for (const part of textAt(value, 'systemDataVariants').split(',')) {
    const found = /^\s*(\d{1,6})w\s*$/.exec(part);
    if (found) widths.push(Number(found[1]));
  }
  if (widths.length === 0) return '';
  const url = escapeAttribute(textAt(value, 'assetUrl'));
  const widest = Math.max(...widths);
  const next = SIZES.find((size) => size > widest);
  const sources = widths.map((width) => `${url}?format=${width}w ${width}w`);
  if (widest < LARGEST && next !== undefined) sources.push(`${url}?format=original ${next}w`);
  return ` srcset="${sources.join(',')}"`;
};
