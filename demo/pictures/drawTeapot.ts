import { drawVessel } from './drawVessel.ts';
import { TONES, type ToneName } from './palette.ts';
import { round, scene, shadow, type BackdropName } from './scene.ts';

export function drawTeapot(glaze: ToneName, backdrop: BackdropName, mended = false): string {
  const tones = TONES[glaze];
  const spout = 'M556 640c54-8 72-44 86-96c6-24 20-38 44-44l12 18c-18 12-22 30-26 56c-12 74-48 126-112 142z';
  const body = drawVessel({
    id: 'pot',
    outline: 'M300 486c-96 26-140 92-136 160c4 66 62 122 140 126h172c78-4 136-60 140-126c4-68-40-134-136-160z',
    box: [164, 486, 452, 286],
    glaze: tones,
    dip: 0.8,
    seed: 77,
  });
  const seam = mended
    ? '<path d="M262 508l40 62l-24 44l58 70l-12 84M302 570l92-22l34 46M336 684l120-24" fill="none" stroke="#c79a3a" stroke-width="7" stroke-linejoin="round"/><path d="M262 508l40 62l-24 44l58 70l-12 84M302 570l92-22l34 46M336 684l120-24" fill="none" stroke="#f4dc93" stroke-width="2.5" stroke-linejoin="round"/>'
    : '';
  return scene(
    backdrop,
    `<defs>${round('spout', tones)}${round('handle', TONES.wood)}</defs>
${shadow(390, 774, 210)}
<path d="${spout}" fill="url(#spout)"/>
<path d="M236 530C220 340 560 340 544 530" fill="none" stroke="#4d2e18" stroke-width="30" stroke-linecap="round"/>
<path d="M236 528C220 338 560 338 544 528" fill="none" stroke="url(#handle)" stroke-width="24" stroke-linecap="round"/>
${body}${seam}
<ellipse cx="390" cy="492" rx="104" ry="22" fill="${tones.dark}" opacity=".55"/>
<path d="M292 488c6-38 52-52 98-52s92 14 98 52c-40 22-156 22-196 0z" fill="url(#spout)"/>
<path d="M318 470c14-14 40-20 62-21" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".55" filter="url(#faint)"/>
<ellipse cx="390" cy="424" rx="24" ry="20" fill="url(#handle)"/><ellipse cx="383" cy="417" rx="8" ry="5" fill="#fff" opacity=".5"/>`,
  );
}
