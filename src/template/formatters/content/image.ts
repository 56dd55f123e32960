import { textAt, at } from '../../data/read.ts';
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

const POSITIONS = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight', 'center'] as const;

const colorAt = (value: unknown, position: string): string => textAt(value, 'colorData', `${position}Average`);

/** Average colours of an image as attributes, each preceded by a blank; browsers lower-case their names. */
export function colorAttributes(value: unknown): string {
  if (at(value, 'colorData') === undefined) return '';
  return POSITIONS.map((position) => ` data-color-${position}="#${escapeAttribute(colorAt(value, position))}"`).join('');
}

/** All colours as attributes; with a position `#rrggbb`, with a property `property: #rrggbb`. */
export const imageColor: Formatter = (value, args, scope) => {
  const [position, property] = args;
  if (!position) return colorAttributes(value).trimStart();
  if (at(value, 'colorData') === undefined) return '';
  const color = colorAt(value, position);
  if (!color) {
    const message = `"${position}" not found.`;
    scope.report(message);
    return message;
  }
  return `${property ? `${property}: ` : ''}#${color}`;
};
