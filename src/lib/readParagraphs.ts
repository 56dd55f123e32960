const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  ndash: '–',
  mdash: '—',
  hellip: '…',
};

export const readParagraphs = (html: string): readonly string[] =>
  html
    .replaceAll(/<!--[\s\S]*?-->|<(head|script|style)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replaceAll(/<\/?(?:br|p|div|ul|ol|li|h[1-6])\b[^>]*>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (written, decimal: string, hex: string, name: string) => {
      if (name) return NAMED[name.toLowerCase()] ?? written;
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
      return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : written;
    })
    .split('\n')
    .map((line) => line.replaceAll(/[ \t\r]+/g, ' ').trim())
    .filter(Boolean);
