const RATE = 11_025;
const SECONDS = 3;
const HEADER = 44;
/** Ratio to the lowest partial, loudness, decay. */
const PARTIALS: readonly (readonly [ratio: number, loudness: number, fading: number])[] = [
  [1, 0.5, 1.4],
  [2.76, 0.25, 2.6],
  [5.4, 0.15, 4.5],
];
const LOWEST = 523;

/** The kiln's bell as a WAV file: one channel, 8 bits, three seconds. */
export function ringBell(): Uint8Array<ArrayBuffer> {
  const count = RATE * SECONDS;
  const file = new Uint8Array(HEADER + count);
  const view = new DataView(file.buffer);
  const write = (at: number, text: string): void => {
    for (let index = 0; index < text.length; index++) file[at + index] = text.charCodeAt(index);
  };
  write(0, 'RIFF');
  view.setUint32(4, HEADER - 8 + count, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, RATE, true);
  view.setUint32(28, RATE, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  write(36, 'data');
  view.setUint32(40, count, true);
  for (let index = 0; index < count; index++) {
    const time = index / RATE;
    let level = 0;
    for (const [ratio, loudness, fading] of PARTIALS)
      level += loudness * Math.sin(2 * Math.PI * LOWEST * ratio * time) * Math.exp(-fading * time);
    file[HEADER + index] = Math.round(127.5 + 127 * level);
  }
  return file;
}

/** Every sound of the shop by its name, made when asked for. The page addresses are `/assets/sounds/<name>.wav`. */
export const SOUNDS: Readonly<Record<string, () => Uint8Array<ArrayBuffer>>> = { 'kiln-bell': ringBell };
