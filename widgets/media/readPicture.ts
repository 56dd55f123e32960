export interface ServedPicture {
  readonly image: HTMLImageElement;
  /** `null` when the server has set `src`. */
  readonly address: string | null;
  /** px; `null`: not stated. */
  readonly width: number | null;
  readonly height: number | null;
  /** CSS position such as "50% 25%"; `null`: not stated. */
  readonly focus: string | null;
}

/** Reads the platform's image markup (`data-src`, `data-image`, `data-image-dimensions`, `data-image-focal-point`). */
export function readPicture(image: HTMLImageElement): ServedPicture {
  const data = (name: string) => image.getAttribute(`data-${name}`)?.trim() || null;
  const [width = null, height = null] =
    numbersOf(data('image-dimensions'), 'x') ??
    [image.getAttribute('width'), image.getAttribute('height')].map((text) => (Number(text) > 0 ? Number(text) : null));
  const [x, y] = numbersOf(data('image-focal-point'), ',') ?? [];
  const isMiddle = x === undefined || y === undefined || (x === 0.5 && y === 0.5) || x > 1 || y > 1;
  return {
    image,
    address: image.getAttribute('src') ? null : (data('src') ?? data('image')),
    width,
    height,
    focus: isMiddle ? null : `${percent(x)} ${percent(y)}`,
  };
}

/** `null` unless both are numbers of at least zero. */
function numbersOf(text: string | null, separator: string): readonly [number, number] | null {
  const [first, second, ...more] = text?.split(separator).map(Number) ?? [];
  if (first === undefined || second === undefined || more.length > 0) return null;
  return first >= 0 && second >= 0 && (separator === ',' || first * second > 0) ? [first, second] : null;
}

const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;
