import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { format } from 'prettier';

const FILE = resolve(import.meta.dirname, '../../demo/guide/benchFigures.json');

/** Keeps the figures of `npm run bench -- first-add --publish` for the guide and the README. */
export async function publish(figures: object): Promise<void> {
  writeFileSync(FILE, await format(JSON.stringify(figures), { parser: 'json' }));
  console.log(`Written to ${FILE}. The README has its own table: npx vitest run test/demo/benchFigures.test.ts compares the two.`);
}
