const ACCENTS: Readonly<Record<string, string>> = {
  a: 'á', c: 'ç', e: 'é', i: 'í', l: 'ļ', n: 'ñ', o: 'ö', r: 'ř', s: 'š', u: 'ü', y: 'ý', z: 'ž', A: 'Å', E: 'É', O: 'Ö', S: 'Š', U: 'Ü', Y: 'Ý',
}; // prettier-ignore

/** English made longer by a third, accented and in brackets, as a pseudo-locale has it; `{name}` stays. */
export function toPseudo(english: string): string {
  if (english.trim() === '') return english;
  const accented = english.replace(/\{\w+\}|[a-zA-Z]/g, (found) => ACCENTS[found] ?? found);
  return `⟦${accented}${'·'.repeat(Math.ceil(english.length / 3))}⟧`;
}
