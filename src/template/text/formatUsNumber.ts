export function formatUsNumber(value: number): string {
  if (!Number.isFinite(value)) return '0.00';
  const size = Math.abs(value);
  if (size >= 1e21) return value.toFixed(2);
  // Shifts by the exponent, because a multiplication has binary errors (1.005 · 100).
  const cents = Math.round(Number(`${size}e2`));
  const text = (Number.isFinite(cents) ? cents / 100 : size).toFixed(2);
  const point = text.length - 3;
  let grouped = text.slice(point);
  for (let end = point; end > 0; end -= 3) grouped = text.slice(Math.max(0, end - 3), end) + (end < point ? ',' : '') + grouped;
  return (value < 0 && cents > 0 ? '-' : '') + grouped;
}
