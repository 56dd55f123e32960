import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { createOpenApi } from '../mocks/contract/createOpenApi.ts';
import { consentDefaultScript } from '../src/visitor/mirrorConsent.ts';
import manifest from '../package.json' with { type: 'json' };
import { htmlCustomData, publicNames } from './publicNames.ts';
import { finishTypes } from './finishTypes.ts';

interface License {
  readonly name: string;
  readonly version: string;
  readonly identifier: string | null;
  readonly text: string | null;
}

const writeJson = (path: string, value: unknown): void => writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);

const hashOf = (path: string): string => `sha384-${createHash('sha384').update(readFileSync(path)).digest('base64')}`;

/** Writes `integrity.json` with the sha384 hash of every script, for the `integrity` attribute. */
function writeIntegrity(dist: string): void {
  const scripts = readdirSync(dist).filter((name) => /\.c?js$/.test(name));
  writeJson(join(dist, 'integrity.json'), Object.fromEntries(scripts.toSorted().map((name) => [name, hashOf(join(dist, name))])));
}

/**
 * Writes an import map with the hash of every file that a flavour of the module build may load, by its address from the folder of the files:
 * https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/script/type/importmap#integrity_metadata_map
 */
function writeImportMap(dist: string, name: string, entries: readonly string[]): void {
  const files = new Set(entries);
  for (const file of files) {
    const code = readFileSync(join(dist, file), 'utf8');
    const { staticImports, dynamicImports } = parseSync(file, code).module;
    const named = [
      ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start + 1, end - 1)),
    ];
    for (const source of named) if (source.startsWith('.')) files.add(join(file, '..', source).replaceAll('\\', '/'));
  }
  const integrity = Object.fromEntries([...files].toSorted().map((file) => [`./${file}`, hashOf(join(dist, file))]));
  writeJson(join(dist, name), { integrity });
}

/** The texts of each language as files beside the one-file build and the owner's screens, which have no chunks. */
function writeLanguages(dist: string): void {
  for (const folder of ['', 'owner']) {
    const source = join('src/languages', folder);
    mkdirSync(join(dist, 'languages', folder), { recursive: true });
    for (const name of readdirSync(source).filter((file) => file.endsWith('.json'))) {
      const texts: unknown = JSON.parse(readFileSync(join(source, name), 'utf8'));
      writeFileSync(join(dist, 'languages', folder, name.replace(/json$/, 'js')), `export default ${JSON.stringify(texts)};\n`);
    }
  }
}

/** Joins the licences of all bundled packages, as Vite lists them. */
function writeLicenses(dist: string): void {
  const folder = join(dist, 'licenses');
  const lists = readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as License[]);
  const all = new Map(lists.flat().map((license) => [`${license.name} ${license.version} (${license.identifier})`, license.text]));
  const texts = [...all].toSorted(([a], [b]) => a.localeCompare(b)).map(([title, text]) => `${title}\n\n${(text ?? '').trim()}\n`);
  writeFileSync(join(dist, 'THIRD-PARTY-LICENSES.txt'), texts.join(`\n${'-'.repeat(80)}\n\n`));
}

/** Writes the bundle's requests to the platform as OpenAPI, for tools. */
const writeOpenApi = (dist: string): void => writeJson(join(dist, 'openapi.json'), createOpenApi(manifest.version));

/** The types of the one file, which is CommonJS in a package of modules. */
const ONE_FILE_TYPES = `import type { Storefront } from './types/widgets/index.d.ts' with { 'resolution-mode': 'import' };

/** The live instance of the page; in Node, where there is no page, an instance that answers with \`ok: false\`. */
declare const storefront: Storefront;

export = storefront;
`;

/** The entries' declarations below `dist/types`, as the manifest names them. */
function typeEntries(): string[] {
  const types = Object.values(manifest.exports).flatMap((entry) => (typeof entry === 'object' && 'types' in entry ? [entry.types] : []));
  return types.filter((path) => path.startsWith('./dist/types/'));
}

/** The line for a page's head that refuses for Google's tags until the visitor has answered, and its hash for a content security policy. */
function writeConsentDefault(dist: string): void {
  const hash = createHash('sha256').update(consentDefaultScript).digest('base64');
  const given = { html: `<script>${consentDefaultScript}</script>`, csp: `'sha256-${hash}'` };
  writeFileSync(join(dist, 'consent-default.json'), `${JSON.stringify(given, null, 2)}\n`);
}

export function main(): void {
  writeConsentDefault('dist');
  writeFileSync('dist/one-file.d.cts', ONE_FILE_TYPES);
  writeOpenApi('dist');
  writeJson(join('dist', 'vscode.html-custom-data.json'), htmlCustomData());
  writeJson(join('dist', 'public-names.json'), publicNames());
  writeLanguages('dist');
  writeIntegrity('dist');
  writeImportMap('dist', 'importmap.json', ['storefront.js', 'import.js', 'kit.js']);
  writeImportMap('dist', 'importmap.lite.json', ['storefront.lite.js', 'import.lite.js', 'kit.lite.js']);
  writeLicenses('dist');
  finishTypes('dist/types', typeEntries());
}
