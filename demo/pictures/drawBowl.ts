import { drawVessel } from './drawVessel.ts';
import { TONES, type ToneName } from './palette.ts';
import { scene, shadow, type BackdropName } from './scene.ts';

export function drawBowl(glaze: ToneName, backdrop: BackdropName): string {
  const bowl = (id: string, y: number, half: number, tone: ToneName): string =>
    drawVessel({
      id,
      outline: `M${400 - half} ${y}c10 96 64 150 ${half * 0.62} 160h${half * 0.76}c${half * 0.62 - 64} -10 ${half * 0.62 - 10} -64 ${half * 0.62} -160z`,
      box: [400 - half, y, half * 2, 160],
      rim: [400, y, half, half * 0.17],
      glaze: TONES[tone],
      dip: 0.62,
      seed: 13 + half,
    });
  return scene(
    backdrop,
    `${shadow(400, 772, 190)}${bowl('large', 612, 238, glaze)}${bowl('medium', 520, 196, 'cream')}${bowl('small', 436, 156, glaze)}`,
  );
}
