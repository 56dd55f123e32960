/** Compares JSON values; key order does not matter, and `undefined` equals absent. */
export function sameJson(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const left = one as Record<string, unknown>;
  const right = other as Record<string, unknown>;
  return [...Object.keys(left), ...Object.keys(right)].every((key) => sameJson(left[key], right[key]));
}
