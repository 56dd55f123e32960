import { drawVessel } from './drawVessel.ts';
import { TONES } from './palette.ts';
import { down, round, scene, shadow, speckles } from './scene.ts';

export function drawWheel(): string {
  return scene(
    'sand',
    `<defs>${round('head', TONES.steel)}${round('tray', TONES.wood)}</defs>
${shadow(400, 812, 280, 34)}
<path d="M140 738h520l-26 64q-6 14-24 14H190q-18 0-24-14z" fill="url(#tray)"/><ellipse cx="400" cy="738" rx="260" ry="46" fill="#8b5d38"/><ellipse cx="400" cy="736" rx="240" ry="38" fill="#5b3a20"/>
<path d="M212 716v14c0 16 84 30 188 30s188-14 188-30v-14z" fill="url(#head)"/><ellipse cx="400" cy="714" rx="188" ry="32" fill="#d2d7d7"/>
<g fill="none" stroke="#8f9798" stroke-width="2"><ellipse cx="400" cy="714" rx="150" ry="25"/><ellipse cx="400" cy="714" rx="112" ry="18"/></g>
${drawVessel({ id: 'wet', outline: 'M304 470c-4 70 34 120 18 186c-8 30-12 44-10 60h176c2-16-2-30-10-60c-16-66 22-116 18-186z', box: [300, 470, 200, 246], rim: [400, 470, 96, 22], glaze: TONES.clay, dip: 1, seed: 5 })}
<g fill="none" stroke="#6b3f22" stroke-width="2.5" opacity=".4"><path d="M318 560q82 20 164 0M328 600q72 18 144 0M326 640q74 18 148 0M318 680q82 20 164 0"/></g>
${speckles(31, [180, 720, 440, 30], 40, '#c58a5e')}`,
  );
}

export function drawShelf(): string {
  const board = (y: number): string =>
    `<rect x="96" y="${y}" width="608" height="24" rx="4" fill="url(#board)"/><rect x="110" y="${y + 24}" width="580" height="18" fill="#2b2118" opacity=".16" filter="url(#faint)"/>`;
  const cup = (id: string, x: number, y: number, size: number, tones: (typeof TONES)[keyof typeof TONES]): string =>
    drawVessel({
      id,
      outline: `M${x} ${y - size}q2 ${size * 0.9} ${size * 0.22} ${size}h${size * 0.66}q${size * 0.2} -${size * 0.1} ${size * 0.22} -${size}z`,
      box: [x, y - size, size * 1.1, size],
      rim: [x + size * 0.55, y - size, size * 0.55, size * 0.11],
      glaze: tones,
      dip: 0.7,
      seed: x,
    });
  return scene(
    'mist',
    `<defs>${down('board', TONES.wood.light, TONES.wood.dark)}</defs><g fill="#6b4225"><rect x="120" y="150" width="16" height="700"/><rect x="664" y="150" width="16" height="700"/></g>
${cup('a', 160, 350, 116, TONES.oat)}${cup('b', 320, 350, 92, TONES.clay)}${cup('c', 450, 350, 140, TONES.sea)}${board(350)}
${cup('d', 150, 580, 150, TONES.clay)}${cup('e', 350, 580, 112, TONES.ink)}${cup('f', 500, 580, 120, TONES.cream)}${board(580)}
${cup('g', 170, 810, 100, TONES.moss)}${cup('h', 308, 810, 146, TONES.clay)}${cup('i', 494, 810, 130, TONES.rust)}${board(810)}`,
  );
}

export function drawBadge(): string {
  return scene(
    'mist',
    `<defs>${round('enamel', TONES.ink)}${down('felt', TONES.cream.light, TONES.cream.dark)}</defs>
<path d="M150 330h500v460h-500z" fill="#2b2118" opacity=".25" filter="url(#soft)"/><path d="M140 310q260-26 520 0v470q-260 26-520 0z" fill="url(#felt)"/>
<g fill="none" stroke="#8f7d5e" stroke-width="3" stroke-dasharray="14 10"><path d="M162 332q238-22 476 0v424q-238 22-476 0z"/></g>
<circle cx="406" cy="556" r="176" fill="#2b2118" opacity=".35" filter="url(#soft)"/><circle cx="400" cy="546" r="172" fill="${TONES.wax.mid}"/><circle cx="400" cy="546" r="156" fill="url(#enamel)"/><circle cx="400" cy="546" r="156" fill="none" stroke="${TONES.wax.light}" stroke-width="4"/>
<g transform="translate(392 546) scale(1.5)" fill="none" stroke="${TONES.wax.light}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"><path d="M-50 -6h86c0 44-20 58-43 58s-43-14-43-58z"/><path d="M36 4c24-8 34 20 -4 30M-50 6c-20-2-26-14-34-26M-30 -14q23-18 46 0M-7 -28v-8"/></g>
<path d="M286 470q30-60 96-76" fill="none" stroke="#fff" stroke-width="14" stroke-linecap="round" opacity=".45" filter="url(#faint)"/>`,
  );
}
