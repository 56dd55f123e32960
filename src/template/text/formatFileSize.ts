const UNITS = ['Bytes', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'];
const BASE = 1024;

/** Bytes in a megabyte where limits are told in megabytes (spec §9); sizes are shown by 1024. */
export const BYTES_PER_MEGABYTE = 1_000_000;

/** A size as people read it: `512 Bytes`, `1.5 KB`; two decimals at most. Nothing for what is no size. */
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
