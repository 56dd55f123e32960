import { TONES, type ToneName } from './palette.ts';
import { down, scene, type BackdropName } from './scene.ts';

export function drawTowel(colour: ToneName, backdrop: BackdropName, pattern: 'stripe' | 'check'): string {
  const tones = TONES[colour];
  const bars =
    pattern === 'stripe'
      ? [
          [40, 14],
          [64, 34],
          [110, 14],
          [268, 14],
          [292, 34],
          [338, 14],
        ]
      : [
          [36, 30],
          [104, 30],
          [172, 30],
          [240, 30],
          [308, 30],
        ];
  const upright = bars
    .map(([x = 0, width = 0]) => `<rect x="${204 + x}" y="248" width="${width}" height="520" fill="${tones.mid}" opacity=".78"/>`)
    .join('');
  const across =
    pattern === 'check'
      ? [330, 398, 466, 534, 602, 670]
          .map((y) => `<rect x="204" y="${y}" width="392" height="30" fill="${tones.mid}" opacity=".62"/>`)
          .join('')
      : `<rect x="204" y="664" width="392" height="9" fill="${tones.mid}" opacity=".7"/><rect x="204" y="684" width="392" height="9" fill="${tones.mid}" opacity=".7"/>`;
  let weave = '';
  for (let y = 252; y < 770; y += 6) weave += `M204 ${y}h392`;
  let fringe = '';
  for (let x = 208; x < 596; x += 9) fringe += `M${x} 764v${18 + ((x * 7) % 9)}`;
  return scene(
    backdrop,
    `<defs>${down('rail', TONES.wood.light, TONES.wood.dark)}${down('cloth', '#fbf7ee', '#efe7d6')}
<clipPath id="cut"><path d="M204 250h392v508q-50 14-98 4t-98 4t-98-6t-98 2z"/></clipPath></defs>
<path d="M230 262h400v470l-400 40z" fill="#2b2118" opacity=".22" filter="url(#soft)"/>
<g stroke="#3f2714" stroke-width="6"><path d="M120 130v110M680 130v110"/></g>
<rect x="96" y="234" width="608" height="28" rx="14" fill="url(#rail)"/>
<g clip-path="url(#cut)"><rect x="204" y="240" width="392" height="540" fill="url(#cloth)"/>${upright}${across}
<path d="${weave}" stroke="#6d5f48" stroke-width="1" opacity=".13"/>
<path d="M292 250q-16 260 10 520" stroke="#2b2118" stroke-width="26" opacity=".1" filter="url(#soft)" fill="none"/>
<path d="M486 250q22 240 0 520" stroke="#2b2118" stroke-width="30" opacity=".12" filter="url(#soft)" fill="none"/>
<path d="M392 250q-10 260 6 520" stroke="#fff" stroke-width="30" opacity=".35" filter="url(#soft)" fill="none"/></g>
<path d="${fringe}" stroke="#e6dcc6" stroke-width="4" stroke-linecap="round"/>
<path d="M204 250q0-22 16-22h360q16 0 16 22v14h-392z" fill="url(#cloth)"/>
<path d="M204 262h392" stroke="#2b2118" stroke-width="3" opacity=".16"/>
<path d="M596 300l22 6v48l-22 6z" fill="${tones.dark}"/>`,
  );
}
