/**
 * A path with these ids or codes at its end, each encoded; `null` for one that cannot stand there: browsers read `.` and `..` as steps,
 * so that the code `..` would name the cart in place of one of its codes (https://url.spec.whatwg.org/#double-dot-path-segment), an
 * empty one names the whole list, and half a surrogate pair cannot be encoded.
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
