import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createOpenApi } from '../mocks/contract/createOpenApi.ts';
import manifest from '../package.json' with { type: 'json' };

interface License {
  readonly name: string;
  readonly version: string;
  readonly identifier: string | null;
  readonly text: string | null;
}

/** Writes `integrity.json` with the sha384 hash of every script, for the `integrity` attribute. */
function writeIntegrity(dist: string): void {
  const hash = (name: string) =>
    `sha384-${createHash('sha384')
      .update(readFileSync(join(dist, name)))
      .digest('base64')}`;
  const scripts = readdirSync(dist).filter((name) => /\.c?js$/.test(name));
  const hashes = Object.fromEntries(scripts.toSorted().map((name) => [name, hash(name)]));
  writeFileSync(join(dist, 'integrity.json'), `${JSON.stringify(hashes, null, 2)}\n`);
}

/** Joins the licences of all bundled packages, as Vite lists them. */
function writeLicenses(dist: string): void {
  const folder = join(dist, 'licenses');
  const lists = readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as License[]);
  const all = new Map(lists.flat().map((license) => [`${license.name} ${license.version} (${license.identifier})`, license.text]));
  const texts = [...all].toSorted(([a], [b]) => a.localeCompare(b)).map(([title, text]) => `${title}\n\n${(text ?? '').trim()}\n`);
  writeFileSync(join(dist, 'THIRD-PARTY-LICENSES.txt'), texts.join(`\n${'-'.repeat(80)}\n\n`));
}

/** What the bundle asks of the platform, for tools. */
const writeOpenApi = (dist: string): void =>
  writeFileSync(join(dist, 'openapi.json'), `${JSON.stringify(createOpenApi(manifest.version), null, 2)}\n`);

/** The types of the one file, which is CommonJS in a package of modules. */
const ONE_FILE_TYPES = `import type { Storefront } from './types/widgets/index.d.ts' with { 'resolution-mode': 'import' };

/** The live instance of the page; in Node, where there is no page, an instance that answers with \`ok: false\`. */
declare const storefront: Storefront;

export = storefront;
`;

export function main(): void {
  writeFileSync('dist/one-file.d.cts', ONE_FILE_TYPES);
  writeOpenApi('dist');
  writeIntegrity('dist');
  writeLicenses('dist');
}
