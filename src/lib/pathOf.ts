/**
 * Appends encoded ids or codes to a path; `null` for a part that cannot stand there: browsers resolve `.` and `..` as steps
 * (https://url.spec.whatwg.org/#double-dot-path-segment), an empty part names the whole list, and half a surrogate pair cannot be encoded.
 */
export function pathOf<Base extends string>(base: Base, ...parts: readonly [string, ...string[]]): `${Base}/${string}` | null {
  let path = '';
  for (const part of parts) {
    if (/^\.{0,2}$/.test(part)) return null;
    try {
      path += `/${encodeURIComponent(part)}`;
    } catch {
      return null;
    }
  }
  return `${base}${path as `/${string}`}`;
}
