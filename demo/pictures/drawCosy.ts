import { TONES, type ToneName } from './palette.ts';
import { round, scene, shadow, type BackdropName } from './scene.ts';

export function drawCosy(colour: ToneName, backdrop: BackdropName): string {
  const tones = TONES[colour];
  let stitches = '';
  for (let row = 0; row < 15; row++) {
    for (let column = 0; column < 22; column++) {
      const x = 150 + column * 24;
      const y = 396 + row * 25;
      stitches += `M${x} ${y}l11 16l11 -16`;
    }
  }
  const body =
    'M400 384c-128 0-204 96-214 232c-4 52-6 96-2 138c2 14 10 18 24 18h384c14 0 22-4 24-18c4-42 2-86-2-138c-10-136-86-232-214-232z';
  let pompom = '';
  for (let turn = 0; turn < 360; turn += 10) {
    const reach = 58 + ((turn * 37) % 17);
    const radians = (turn * Math.PI) / 180;
    pompom += `M400 344L${(400 + Math.cos(radians) * reach).toFixed(1)} ${(344 + Math.sin(radians) * reach).toFixed(1)}`;
  }
  return scene(
    backdrop,
    `<defs>${round('wool', tones)}<clipPath id="knit"><path d="${body}"/></clipPath></defs>
${shadow(400, 776, 220)}
<path d="M606 640c40-8 54-34 66-74c6-18 16-28 36-32l10 16c-14 8-18 22-22 42c-10 58-38 96-90 110z" fill="#d9d2c4"/>
<path d="${body}" fill="url(#wool)"/>
<g clip-path="url(#knit)"><path d="${stitches}" fill="none" stroke="${tones.dark}" stroke-width="4" stroke-linecap="round" opacity=".5"/>
<path d="${stitches}" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" opacity=".3" transform="translate(-2 -3)"/>
<rect x="150" y="520" width="500" height="26" fill="${TONES.cream.mid}" opacity=".85"/><rect x="150" y="560" width="500" height="10" fill="${TONES.cream.mid}" opacity=".85"/>
<rect x="150" y="716" width="500" height="70" fill="${tones.dark}" opacity=".45"/></g>
<path d="${pompom}" stroke="${tones.dark}" stroke-width="11" stroke-linecap="round"/><path d="${pompom}" stroke="${tones.mid}" stroke-width="7" stroke-linecap="round"/>
<circle cx="384" cy="324" r="22" fill="${tones.light}" opacity=".7" filter="url(#faint)"/>`,
  );
}
