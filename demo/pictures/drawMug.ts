import { drawVessel } from './drawVessel.ts';
import { TONES, type ToneName } from './palette.ts';
import { scene, shadow, type BackdropName } from './scene.ts';

export interface Mug {
  readonly glaze: ToneName;
  readonly backdrop: BackdropName;
  readonly stamp?: string;
}

/** One mug, its handle to the right. */
export function drawMug({ glaze, backdrop, stamp }: Mug): string {
  const tones = TONES[glaze];
  const handle = 'M548 470c112-34 148 40 128 116c-17 66-76 96-146 92';
  const mug = drawVessel({
    id: 'mug',
    outline: 'M232 412c-4 120-2 226 22 318c4 24 28 38 62 40h148c34-2 58-16 62-40c24-92 26-198 22-318z',
    box: [228, 412, 324, 358],
    rim: [390, 412, 158, 34],
    glaze: tones,
    dip: 0.72,
    seed: 41 + glaze.length,
  });
  const word = stamp
    ? `<text x="384" y="590" text-anchor="middle" font-family="Georgia, serif" font-size="54" letter-spacing="8" fill="${tones.dark}" stroke="#fff" stroke-opacity=".35">${stamp}</text>`
    : '';
  return scene(
    backdrop,
    `${shadow(400, 772, 176)}
<path d="${handle}" fill="none" stroke="${tones.dark}" stroke-width="44" stroke-linecap="round"/>
<path d="${handle}" fill="none" stroke="${tones.mid}" stroke-width="36" stroke-linecap="round" transform="translate(-3 -3)"/>
<path d="${handle}" fill="none" stroke="${tones.light}" stroke-width="8" stroke-linecap="round" opacity=".75" transform="translate(-2 -13)"/>
${mug}${word}`,
  );
}
