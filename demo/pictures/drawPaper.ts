import { TONES } from './palette.ts';
import { down, scene } from './scene.ts';

export function drawGiftCard(): string {
  return scene(
    'dusk',
    `<defs>${down('card', TONES.sea.mid, TONES.sea.dark)}${down('envelope', TONES.cream.light, TONES.cream.mid)}</defs>
<path d="M170 470h490v330h-490z" fill="#2b2118" opacity=".3" filter="url(#soft)"/>
<g transform="rotate(-5 400 560)"><rect x="180" y="290" width="440" height="280" rx="18" fill="url(#card)"/>
<path d="M180 520q110-60 220-10t220-30v72q0 18-18 18H198q-18 0-18-18z" fill="#fff" opacity=".16"/>
<g fill="#fff" font-family="Georgia, serif"><text x="214" y="352" font-size="36">Wren &amp; Kettle</text><text x="214" y="386" font-size="16" letter-spacing="3">A POT OF YOUR CHOICE</text></g>
<g transform="translate(508 424) scale(.9)" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round"><path d="M-40 -18h70v36a35 35 0 0 1-70 0z"/><path d="M30 -8c30-6 30 34-4 34M-24 -36q-10-12 0-24M6 -36q-10-12 0-24"/></g></g>
<path d="M160 520h490v282q0 12-12 12H172q-12 0-12-12z" fill="url(#envelope)"/>
<path d="M160 522l245 168l245-168" fill="none" stroke="#a9977a" stroke-width="4"/><path d="M162 812l180-164M648 812L468 648" stroke="#a9977a" stroke-width="3" opacity=".6"/>
<circle cx="405" cy="684" r="32" fill="${TONES.rust.mid}"/><circle cx="398" cy="677" r="22" fill="${TONES.rust.light}" opacity=".45"/>`,
  );
}

export function drawNotebook(): string {
  const tests = (['oat', 'sea', 'ink', 'moss', 'rust', 'fig', 'wax', 'smoke', 'clay'] as const)
    .map((name, index) => {
      const x = 300 + (index % 3) * 82;
      const y = 500 + Math.floor(index / 3) * 82;
      const tones = TONES[name];
      return `<rect x="${x}" y="${y}" width="62" height="62" rx="9" fill="${tones.mid}"/><path d="M${x + 8} ${y + 24}q4-14 20-16" stroke="${tones.light}" stroke-width="6" fill="none" stroke-linecap="round"/>`;
    })
    .join('');
  return scene(
    'leaf',
    `<defs>${down('cover', '#fbf6ea', '#e9dfc8')}</defs>
<path d="M240 290h370v530h-370z" fill="#2b2118" opacity=".34" filter="url(#soft)"/>
<path d="M232 262h344q14 0 14 14v528q0 14-14 14H232z" fill="#d8ccb0"/><path d="M236 272h350v540H236z" fill="#fff"/>
<path d="M222 256h340q14 0 14 14v524q0 14-14 14H222z" fill="url(#cover)"/><path d="M222 256h44v552h-44z" fill="${TONES.moss.dark}"/>
<g font-family="Georgia, serif" fill="#33291f"><text x="300" y="364" font-size="52">The Glaze</text><text x="300" y="424" font-size="52">Notebook</text><text x="300" y="464" font-size="17" letter-spacing="3">FORTY RECIPES, PDF</text></g>${tests}`,
  );
}
