/** Lines end at a newline. */
function lineStarts(source: string): number[] {
  const starts = [0];
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

export function lazyLineStarts(source: string): () => readonly number[] {
  let starts: readonly number[] | undefined;
  return () => (starts ??= lineStarts(source));
}

/** Both from 1. */
export function positionOf(lines: readonly number[], offset: number): { readonly line: number; readonly column: number } {
  let low = 0;
  let high = lines.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((lines[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - (lines[low] ?? 0) + 1 };
}
