const UNITS = ['Bytes', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'];
const BASE = 1024;

export const BYTES_PER_MEGABYTE = 1_000_000;

/** E.g. `512 Bytes`, `1.5 KB`; at most two decimals. Empty for an invalid size. */
export function formatFileSize(bytes: number): string {
  if (!(bytes >= 0) || bytes === Number.POSITIVE_INFINITY) return '';
  let size = bytes;
  let unit = 0;
  while (size >= BASE && unit < UNITS.length - 1) {
    size /= BASE;
    unit++;
  }
  return `${Math.round(size * 100) / 100} ${UNITS[unit] ?? ''}`;
}
