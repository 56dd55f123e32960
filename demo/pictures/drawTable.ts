import { drawVessel } from './drawVessel.ts';
import { TONES, type ToneName } from './palette.ts';
import { down, round, scene, shadow } from './scene.ts';

export function drawCandle(scent: ToneName): string {
  return scene(
    'dusk',
    `<defs>${round('wax', TONES[scent])}<radialGradient id="glow"><stop offset="0" stop-color="#ffe9b0" stop-opacity=".9"/><stop offset="1" stop-color="#ffe9b0" stop-opacity="0"/></radialGradient></defs>
${shadow(400, 776, 150)}
<path d="M276 470v280c0 16 56 28 124 28s124-12 124-28V470z" fill="url(#wax)"/><ellipse cx="400" cy="470" rx="124" ry="26" fill="${TONES[scent].light}"/><ellipse cx="400" cy="472" rx="98" ry="18" fill="${TONES[scent].mid}"/>
<path d="M276 566c60 16 188 16 248 0v96c-60 16-188 16-248 0z" fill="#f7f1e4"/><g font-family="Georgia, serif" text-anchor="middle" fill="#33291f"><text x="400" y="622" font-size="32">beeswax</text><text x="400" y="652" font-size="16" letter-spacing="5">40 HOURS</text></g>
<path d="M400 470v-34" stroke="#3a2a1c" stroke-width="7"/><circle cx="400" cy="400" r="180" fill="url(#glow)"/>
<path d="M400 326c34 44 38 74 20 98q-20 18-40 0c-18-24-8-54 20-98z" fill="#f6b547"/><path d="M400 372c16 24 18 38 8 50q-8 8-16 0c-10-12-4-28 8-50z" fill="#fff3cf"/>
<rect x="300" y="486" width="16" height="270" fill="#fff" opacity=".35" filter="url(#faint)"/>`,
  );
}

export function drawScoop(): string {
  let leaves = '';
  for (let index = 0; index < 150; index++) {
    const turn = index * 2.4;
    const reach = Math.sqrt(index) * 10.5;
    leaves += `<path d="M-11 0q9-9 22 0q-10 8-22 0z" transform="translate(${(520 + Math.cos(turn) * reach).toFixed(0)} ${(730 + Math.sin(turn) * reach * 0.5).toFixed(0)}) rotate(${(index * 47) % 360})" fill="${index % 3 ? '#4b4a2c' : '#6d6a41'}"/>`;
  }
  return scene(
    'leaf',
    `<defs>${round('cherry', TONES.wood)}${down('hollow', TONES.wood.dark, TONES.wood.mid)}</defs>
<ellipse cx="540" cy="752" rx="170" ry="66" fill="#2b2118" opacity=".26" filter="url(#soft)"/>${leaves}
<g transform="rotate(38 400 560)"><path d="M372 300q28-20 56 0l10 250h-76z" transform="translate(10 24)" fill="#2b2118" opacity=".25" filter="url(#soft)"/>
<path d="M374 270q26-22 52 0l12 290h-76z" fill="url(#cherry)"/><ellipse cx="400" cy="640" rx="104" ry="122" fill="url(#cherry)"/><ellipse cx="400" cy="650" rx="80" ry="98" fill="url(#hollow)"/>
<path d="M340 640q10-70 66-84" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".3" filter="url(#faint)"/><circle cx="400" cy="292" r="9" fill="#4b2c16"/></g>`,
  );
}

export function drawSeconds(): string {
  const cup = (id: string, x: number, tone: ToneName, turn: number): string =>
    `<g transform="rotate(${turn} ${x + 90} 770)">${drawVessel({ id, outline: `M${x} 548c0 90 4 160 20 208c4 10 14 14 26 14h88c12 0 22-4 26-14c16-48 20-118 20-208z`, box: [x, 548, 180, 222], rim: [x + 90, 548, 90, 18], glaze: TONES[tone], dip: 0.66, seed: x })}</g>`;
  const handle = (path: string, tone: ToneName): string =>
    `<path d="${path}" fill="none" stroke="${TONES[tone].dark}" stroke-width="24" stroke-linecap="round"/><path d="${path}" fill="none" stroke="${TONES[tone].mid}" stroke-width="17" stroke-linecap="round"/>`;
  return scene(
    'sand',
    `${shadow(200, 772, 100)}${shadow(410, 772, 96)}${shadow(620, 772, 100)}
${handle('M262 600c60-14 70 96 4 108', 'sea')}${cup('lean', 96, 'sea', -9)}
${handle('M486 594c64-12 66 100 2 110', 'oat')}${handle('M326 594c-64-12-66 100-2 110', 'oat')}${cup('two', 314, 'oat', 0)}
${handle('M706 604c56 0 58 90-4 96', 'rust')}${cup('chip', 530, 'rust', 3)}<path d="M560 536l14 26l20-4l10 16l18-30z" fill="#efe7da"/><path d="M560 536l14 26l20-4l10 16l18-30" fill="none" stroke="${TONES.clay.mid}" stroke-width="5"/>`,
  );
}
