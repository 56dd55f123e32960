import { at, textAt } from '../../data/read.ts';
import type { Formatter } from '../../render/Scope.ts';
import { escapeAttribute } from '../../text/escape.ts';

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
