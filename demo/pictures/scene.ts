import type { Tones } from './palette.ts';

/** Width and height of every picture, in CSS pixels; the pages write them into `width` and `height`, so nothing moves. */
export const PICTURE_SIZE = { width: 800, height: 1000 } as const;

export interface Backdrop {
  readonly wall: readonly [top: string, bottom: string];
  readonly table: readonly [back: string, front: string];
}

const BACKDROPS = {
  sand: { wall: ['#efe7da', '#e3d8c6'], table: ['#d6c6ac', '#c3b090'] },
  mist: { wall: ['#e4eae8', '#d2dcd9'], table: ['#bccac6', '#a5b6b1'] },
  dusk: { wall: ['#e9e2e0', '#d9cfcc'], table: ['#c6b8b3', '#ae9e98'] },
  leaf: { wall: ['#e8eadc', '#d9dcc6'], table: ['#c3c8a9', '#abb18e'] },
} as const satisfies Record<string, Backdrop>;

export type BackdropName = keyof typeof BACKDROPS;

/** One whole SVG document: a wall, window light, a table, and `things` standing on it (drawn for an 800 × 1000 field, table edge at y = 690). */
export function scene(backdrop: BackdropName, things: string): string {
  const { wall, table } = BACKDROPS[backdrop];
  const { width, height } = PICTURE_SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<defs>
${down('wall', wall[0], wall[1])}
${down('table', table[0], table[1])}
<filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="14"/></filter>
<filter id="faint" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="5"/></filter>
<filter id="window" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="22"/></filter>
</defs>
<rect width="800" height="1000" fill="url(#wall)"/>
<g fill="#fff" opacity=".38" filter="url(#window)"><path d="M70 80h150l90 240h-150z"/><path d="M250 80h150l90 240h-150z"/><path d="M170 345h150l80 215h-150z"/><path d="M350 345h150l80 215h-150z"/></g>
<rect y="690" width="800" height="310" fill="url(#table)"/>
<rect y="690" width="800" height="3" fill="#fff" opacity=".35"/>
${things}
</svg>
`;
}

/** A shadow on the table, falling to the right. */
export const shadow = (x: number, y: number, rx: number, ry = rx / 6): string =>
  `<ellipse cx="${x + rx * 0.14}" cy="${y}" rx="${rx * 1.12}" ry="${ry}" fill="#2b2118" opacity=".34" filter="url(#soft)"/>` +
  `<ellipse cx="${x}" cy="${y - 4}" rx="${rx * 0.94}" ry="${ry * 0.55}" fill="#2b2118" opacity=".4" filter="url(#faint)"/>`;

/** A left-to-right gradient that makes a turned thing look round. */
export const round = (id: string, { light, mid, dark }: Tones): string =>
  `<linearGradient id="${id}"><stop offset="0" stop-color="${mid}"/><stop offset=".24" stop-color="${light}"/>` +
  `<stop offset=".62" stop-color="${mid}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`;

/** A top-to-bottom gradient. */
export const down = (id: string, from: string, to: string): string =>
  `<linearGradient id="${id}" x2="0" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

/** Small dots scattered over a box; the same seed gives the same dots. */
export function speckles(
  seed: number,
  [x, y, width, height]: readonly [number, number, number, number],
  count: number,
  colour: string,
): string {
  let state = seed >>> 0;
  const next = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
  let dots = '';
  for (let index = 0; index < count; index++) {
    dots += `<circle cx="${(x + next() * width).toFixed(1)}" cy="${(y + next() * height).toFixed(1)}" r="${(0.8 + next() * 1.9).toFixed(1)}"/>`;
  }
  return `<g fill="${colour}" opacity=".42">${dots}</g>`;
}
