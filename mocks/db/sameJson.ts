/** Whether two values are the same JSON: the order of an object's keys does not count, and `undefined` is as good as absent. */
export function sameJson(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const left = one as Record<string, unknown>;
  const right = other as Record<string, unknown>;
  return [...Object.keys(left), ...Object.keys(right)].every((key) => sameJson(left[key], right[key]));
}
