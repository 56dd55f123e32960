import { TONES, type ToneName } from './palette.ts';
import { round, scene, shadow, type BackdropName } from './scene.ts';

export interface Tin {
  readonly name: readonly [first: string, second: string];
  readonly colour: ToneName;
  readonly leaf: string;
  readonly backdrop: BackdropName;
}

export function drawTin({ name, colour, leaf, backdrop }: Tin): string {
  const tones = TONES[colour];
  let leaves = '';
  for (let index = 0; index < 60; index++) {
    const turn = index * 2.4;
    const reach = Math.sqrt(index) * 13;
    const x = (240 + Math.cos(turn) * reach * 1.5).toFixed(0);
    const y = (836 + Math.sin(turn) * reach * 0.34).toFixed(0);
    leaves += `<path d="M0 0q9-8 22-3q-8 9-22 3z" transform="translate(${x} ${y}) rotate(${(index * 71) % 360}) scale(${1 + (index % 5) / 8})"/>`;
  }
  return scene(
    backdrop,
    `<defs>${round('tin', tones)}${round('lid', TONES.steel)}${round('label', TONES.cream)}</defs>
${shadow(410, 778, 176)}
<path d="M240 360h320v392c0 18-72 28-160 28s-160-10-160-28z" fill="url(#tin)"/>
<path d="M240 300h320v66c0 14-72 24-160 24s-160-10-160-24z" fill="url(#lid)"/><ellipse cx="400" cy="300" rx="160" ry="26" fill="#dfe3e3"/><ellipse cx="400" cy="299" rx="140" ry="20" fill="#c4cacb"/>
<path d="M240 374c0 14 72 24 160 24s160-10 160-24" fill="none" stroke="#2b2118" stroke-width="5" opacity=".3"/>
<path d="M240 460c60 20 260 20 320 0v210c-60 20-260 20-320 0z" fill="url(#label)"/>
<path d="M250 476c60 18 240 18 300 0M250 668c60 18 240 18 300 0" fill="none" stroke="${tones.dark}" stroke-width="2.5"/>
<g font-family="Georgia, serif" text-anchor="middle" fill="#33291f"><text x="400" y="558" font-size="44">${name[0]}</text><text x="400" y="610" font-size="44">${name[1]}</text>
<text x="400" y="648" font-size="17" letter-spacing="4">WREN &amp; KETTLE</text></g>
<path d="M386 510q14-24 28 0q-14 12-28 0z" fill="${tones.dark}"/>
<rect x="288" y="392" width="20" height="370" fill="#fff" opacity=".35" filter="url(#faint)"/>
<g fill="${leaf}">${leaves}</g>`,
  );
}
