/** How many letters a misspelling may have wrong, by its length. */
const mistakesOf = (word: string): number => (word.length < 5 ? 1 : word.length < 10 ? 2 : 3);

/**
 * The known name that a misspelt one most likely stands for; `null`: none is near.
 *
 * Letters that are added, left out, exchanged or swapped count as one mistake each
 * (https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance); case, underscores and blanks count as none.
 */
export function nearest(word: string, known: readonly string[]): string | null {
  const written = plain(word);
  let best: string | null = null;
  let least = mistakesOf(written) + 1;
  for (const name of known) {
    const distance = distanceOf(written, plain(name));
    if (distance < least) [best, least] = [name, distance];
  }
  return best;
}

const plain = (word: string): string => word.trim().toLowerCase().replaceAll(/[_\s]/g, '-');

function distanceOf(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    rows.push(line);
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      line.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(row - 2, column - 2) + 1 : Infinity,
        ),
      );
    }
  }
  return at(one.length, other.length);
}
