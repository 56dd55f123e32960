import { TONES, type Tones } from './palette.ts';
import { down, round, speckles } from './scene.ts';

export interface Vessel {
  /** Prefix of the ids of its gradients, unique within a picture. */
  readonly id: string;
  /** Closed outline of the body, as path data. */
  readonly outline: string;
  /** The box around the outline: x, y, width, height. */
  readonly box: readonly [number, number, number, number];
  /** The opening: centre x, centre y, radius x, radius y; a closed form has none. */
  readonly rim?: readonly [number, number, number, number];
  readonly glaze: Tones;
  /** Share of the height that is glazed. */
  readonly dip: number;
  readonly seed: number;
}

/** A turned pot: raw clay, glaze dipped over it with an uneven edge, specks, window light on its shoulder, an open rim. */
export function drawVessel({ id, outline, box, rim, glaze, dip, seed }: Vessel): string {
  const [x, y, width, height] = box;
  const edge = y + height * dip;
  const wave = width / 6;
  const swing = 9 + (seed % 7);
  return `<defs>${round(`${id}-clay`, TONES.clay)}${round(`${id}-glaze`, glaze)}${down(`${id}-in`, glaze.dark, glaze.mid)}
<clipPath id="${id}-clip"><path d="${outline}"/></clipPath></defs>
<path d="${outline}" fill="url(#${id}-clay)"/>
<g clip-path="url(#${id}-clip)">
${speckles(seed + 3, [x, edge, width, height * (1 - dip)], 26, '#5d3820')}
<path d="M${x - 20} ${y - 60}h${width + 40}V${edge}q${-wave / 2} ${swing} ${-wave} 3t${-wave} -2t${-wave} 4t${-wave} -5t${-wave} 3t${-wave} -3H${x - 20}z" fill="url(#${id}-glaze)"/>
<path d="M${x - 20} ${edge + 2}h${width + 40}" stroke="#fff" stroke-width="3" opacity=".16" filter="url(#faint)"/>
${speckles(seed, [x, y, width, height * dip - 14], Math.round((width * height) / 1500), '#4a3b2a')}
<ellipse cx="${x + width * 0.25}" cy="${y + height * 0.42}" rx="${width * 0.045}" ry="${height * 0.27}" fill="#fff" opacity=".5" filter="url(#faint)"/>
<rect x="${x}" y="${y + height * 0.86}" width="${width}" height="${height * 0.2}" fill="#2b1a10" opacity=".2" filter="url(#soft)"/>
</g>
${rim ? opening(id, rim, glaze) : ''}`;
}

function opening(id: string, [cx, cy, rx, ry]: readonly [number, number, number, number], glaze: Tones): string {
  return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${glaze.light}"/>
<ellipse cx="${cx}" cy="${cy + ry * 0.1}" rx="${rx - 9}" ry="${Math.max(ry - 5, 4)}" fill="url(#${id}-in)"/>
<path d="M${cx - rx + 2} ${cy}a${rx - 2} ${ry - 1} 0 0 1 ${rx * 1.1} ${-ry * 0.96}" fill="none" stroke="#fff" stroke-width="3" opacity=".6"/>`;
}
