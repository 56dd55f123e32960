import { at } from '../../data/read.ts';
import type { Formatter } from '../../render/Scope.ts';
import { scalarText } from '../../render/toText.ts';
import { toNumber } from '../../text/toNumber.ts';

const HEX = /^#?([\da-f]{3}|[\da-f]{6})$/i;
/** Half of ffffff. */
const HALF = 8_388_607.5;

/** `light` or `dark` for 3 or 6 hexadecimal digits; empty otherwise. */
export const colorWeight: Formatter = (value) => {
  const digits = HEX.exec(scalarText(value))?.[1];
  if (!digits) return undefined;
  const full = digits.length === 6 ? digits : digits.replaceAll(/./g, '$&$&');
  return Number.parseInt(full, 16) > HALF ? 'light' : 'dark';
};

const CHANNELS: readonly (readonly [name: string, most: number])[] = [
  ['hue', 360],
  ['saturation', 1],
  ['lightness', 1],
  ['alpha', 1],
];
const MISSING = 'Missing an H/S/L value.';

const twoDecimals = (number: number): number => Math.round(number * 100) / 100;

/** `{hue, saturation, lightness, alpha?}` as a CSS colour; a message if a channel is missing or out of range. */
export const websiteColor: Formatter = (value, _args, scope) => {
  const parts: number[] = [];
  const faults: string[] = [];
  for (const [name, most] of CHANNELS) {
    const channel = at(value, name);
    if (channel === undefined && name === 'alpha') continue;
    const number = toNumber(channel);
    parts.push(number);
    if (Number.isNaN(number)) faults.push(MISSING);
    else if (number < 0 || number > most) faults.push(`${name.charAt(0).toUpperCase()}${name.slice(1)} out of bounds.`);
  }
  if (faults.length > 0) {
    const message = faults.includes(MISSING) ? MISSING : faults.join(' ');
    scope.report(message);
    return message;
  }
  const [hue = 0, saturation = 0, lightness = 0, alpha] = parts;
  const channels = `${twoDecimals(hue)}, ${twoDecimals(saturation * 100)}%, ${twoDecimals(lightness * 100)}%`;
  return alpha === undefined ? `hsl(${channels})` : `hsla(${channels}, ${twoDecimals(alpha)})`;
};
