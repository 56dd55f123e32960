import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

interface License {
  readonly name: string;
  readonly version: string;
  readonly identifier: string | null;
  readonly text: string | null;
}

/** Puts the licences of all packages that any build has in it, as Vite lists them, into one text beside the built files. */
export const licenses = (dist: string): Plugin => ({
  name: 'licenses',
  closeBundle() {
    const folder = join(dist, 'licenses');
    mkdirSync(folder, { recursive: true });
    const lists = readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as License[]);
    const all = new Map(lists.flat().map((license) => [`${license.name} ${license.version} (${license.identifier})`, license.text]));
    const texts = [...all].toSorted(([a], [b]) => a.localeCompare(b)).map(([title, text]) => `${title}\n\n${(text ?? '').trim()}\n`);
    writeFileSync(join(dist, 'THIRD-PARTY-LICENSES.txt'), texts.join(`\n${'-'.repeat(80)}\n\n`));
  },
});
