import { hexId } from './hexId.ts';
import { imageItem } from './picture.ts';

/** An external film; its embed code is text. */
export const film = {
  id: hexId(0x700),
  recordType: 8,
  title: 'A bowl in ninety seconds',
  description: 'Ida throws a bowl without cutting away, apart from the part with the wasp.',
  oembed: {
    html: '<iframe src="https://video.example/embed/bowl?autoplay=1" title="A bowl in ninety seconds" allow="autoplay"></iframe>',
    providerName: 'Video Example',
  },
  overlay: true,
  durationMs: 91_000,
  poster: imageItem(0x60, 'evening-at-the-wheel', 'A potter’s wheel with a half-thrown clay pot', '8b6a4f'),
} as const;

/** A sound served by the shop itself. */
export const bell = {
  id: hexId(0x701),
  recordType: 7,
  title: 'The bell by the kiln door',
  description: 'It rings when the kiln is cold enough to open. It has never once been right.',
  structuredContent: { audioAssetUrl: '/assets/sounds/kiln-bell.wav', author: 'Nell Wren' },
  durationMs: 3_000,
} as const;
