import { TONES, type ToneName } from './palette.ts';
import { round, scene, shadow, speckles, type BackdropName } from './scene.ts';

export function drawPlates(glaze: ToneName, backdrop: BackdropName): string {
  const tones = TONES[glaze];
  let stack = '';
  for (let index = 0; index < 4; index++) {
    const y = 752 - index * 26;
    stack += `<path d="M150 ${y - 18}c4 30 90 44 250 44s246-14 250-44z" fill="url(#edge)"/>
<ellipse cx="400" cy="${y - 18}" rx="250" ry="38" fill="url(#edge)"/>
<ellipse cx="400" cy="${y - 22}" rx="248" ry="36" fill="${tones.mid}"/>`;
  }
  return scene(
    backdrop,
    `<defs>${round('edge', tones)}<radialGradient id="face" cx=".38" cy=".3" r=".9"><stop offset="0" stop-color="${tones.light}"/><stop offset=".6" stop-color="${tones.mid}"/><stop offset="1" stop-color="${tones.dark}"/></radialGradient></defs>
<ellipse cx="420" cy="700" rx="210" ry="20" fill="#2b2118" opacity=".3" filter="url(#soft)"/>
<ellipse cx="400" cy="456" rx="232" ry="236" fill="${tones.dark}"/><ellipse cx="397" cy="452" rx="230" ry="234" fill="url(#face)"/>
<ellipse cx="399" cy="456" rx="168" ry="172" fill="none" stroke="${tones.dark}" stroke-width="5" opacity=".4"/>
<ellipse cx="397" cy="453" rx="168" ry="172" fill="none" stroke="#fff" stroke-width="3" opacity=".4"/>
${speckles(9, [230, 290, 330, 330], 110, '#4a3b2a')}
<path d="M206 400c20-82 78-140 150-160" fill="none" stroke="#fff" stroke-width="13" stroke-linecap="round" opacity=".55" filter="url(#faint)"/>
${shadow(400, 776, 240, 26)}${stack}
<ellipse cx="400" cy="652" rx="180" ry="24" fill="${tones.light}" opacity=".6"/><ellipse cx="404" cy="655" rx="178" ry="22" fill="${tones.mid}"/>
${speckles(21, [210, 632, 380, 40], 60, '#4a3b2a')}`,
  );
}
