import { drawVessel } from './drawVessel.ts';
import { TONES, type ToneName } from './palette.ts';
import { scene, shadow, type BackdropName } from './scene.ts';

export function drawVase(glaze: ToneName, backdrop: BackdropName): string {
  const petals = [0, 40, 80, 120, 160, 200, 240, 280, 320]
    .map(
      (turn) => `<ellipse cx="0" cy="-24" rx="13" ry="25" fill="${turn % 80 === 0 ? '#d98aa0' : '#c46f8a'}" transform="rotate(${turn})"/>`,
    )
    .join('');
  const flower = (x: number, y: number, size: number): string =>
    `<g transform="translate(${x} ${y}) scale(${size})">${petals}<circle r="11" fill="#f2d9b0"/></g>`;
  return scene(
    backdrop,
    `${shadow(400, 772, 128)}
<g fill="none" stroke="#66764a" stroke-width="6" stroke-linecap="round"><path d="M398 452C390 360 372 300 384 214"/><path d="M404 452c14-80 58-120 70-176"/><path d="M394 452c-20-70-60-96-92-118"/></g>
<path d="M396 400c-50-20-74-60-70-100c38 16 66 50 70 100z" fill="#7f9160"/><path d="M408 420c20-64 60-86 98-84c-12 44-50 76-98 84z" fill="#93a570"/>
${flower(384, 206, 1.15)}${flower(476, 270, 0.9)}${flower(300, 330, 0.72)}
${drawVessel({
  id: 'vase',
  outline: 'M366 448c2 40-6 62-44 88c-56 38-78 84-74 132c4 56 34 98 78 104h148c44-6 74-48 78-104c4-48-18-94-74-132c-38-26-46-48-44-88z',
  box: [248, 448, 304, 324],
  rim: [400, 448, 34, 9],
  glaze: TONES[glaze],
  dip: 0.76,
  seed: 58,
})}`,
  );
}
