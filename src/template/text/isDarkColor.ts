const HEX = /^#?([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i;
const DARKEST_LIGHT = 166.4;

/** Whether light text is needed on six hexadecimal digits (luma below 166.4); `false` for an invalid colour. */
export function isDarkColor(color: string): boolean {
  const found = HEX.exec(color);
  if (!found) return false;
  const [red = 0, green = 0, blue = 0] = found.slice(1).map((pair) => Number.parseInt(pair, 16));
  return (red * 299 + green * 587 + blue * 114) / 1000 < DARKEST_LIGHT;
}
