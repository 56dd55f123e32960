import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Writes `integrity.json` into the folder: the SRI hash (sha384) of every built script in it, for the `integrity` attribute. */
export const integrity = (folder: string): Plugin => ({
  name: 'integrity',
  closeBundle() {
    const hashes: Record<string, string> = {};
    for (const file of readdirSync(folder)
      .filter((name) => name.endsWith('.js'))
      .toSorted()) {
      hashes[file] = `sha384-${createHash('sha384')
        .update(readFileSync(resolve(folder, file)))
        .digest('base64')}`;
    }
    writeFileSync(resolve(folder, 'integrity.json'), `${JSON.stringify(hashes, null, 2)}\n`);
  },
});
