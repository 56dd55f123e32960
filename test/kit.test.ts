import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
/** Our own features that stand on others, as one from outside does. */
const FEATURES = ['account', 'form', 'instalments', 'media', 'popup', 'restock', 'reviews'];
const MOST_NAMES = 60;

interface Named {
  /** The file that is imported, from the repository's root. */
  readonly from: string;
  readonly name: string;
}

const parse = (file: string) => parseSync(file, readFileSync(join(ROOT, file), 'utf8')).module;
const resolve = (file: string, specifier: string): string => join(dirname(file), specifier);

/** All that a file imports or passes on, by name; a namespace is `*`, a lazy import `import()`. */
function namesOf(file: string): Named[] {
  const code = readFileSync(join(ROOT, file), 'utf8');
  const { staticImports, staticExports, dynamicImports } = parse(file);
  const found = [
    ...staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.map(({ importName }) => [moduleRequest.value, importName.kind === 'Name' ? importName.name! : '*'] as const),
    ),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, importName }) => (moduleRequest ? [[moduleRequest.value, importName.name ?? '*'] as const] : [])),
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => [code.slice(start + 1, end - 1), 'import()'] as const),
  ];
  return found.filter(([specifier]) => specifier.startsWith('.')).map(([specifier, name]) => ({ from: resolve(file, specifier), name }));
}

const kit = namesOf('src/kit.ts');
const show = ({ from, name }: Named): string => `${name} of ${from}`;

/** The imports of our own features from core, products and the cart, without the guide's words for them, which are not built. */
const used = FEATURES.flatMap((feature) =>
  readdirSync(join(ROOT, 'widgets', feature), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && name !== 'docs.ts')
    .flatMap((name) => namesOf(join('widgets', feature, name))),
).filter(({ from }) => /^(?:src\/core|widgets\/(?:product|cart))\//.test(from));

/** Whether the file says what `name` is for, right above where it declares it. */
function isDescribed({ from, name }: Named): boolean {
  const declared = new RegExp(String.raw`\*/\nexport (?:const|function|async function|class|interface|type) ${name}\b`);
  if (declared.test(readFileSync(join(ROOT, from), 'utf8'))) return true;
  const origin = namesOf(from).find((other) => other.name === name);
  return origin !== undefined && isDescribed(origin);
}

describe('the kit', () => {
  it('has all that our own features use of core, of products and of the cart', () => {
    expect(used.length).toBeGreaterThan(200);
    const given = new Set(kit.map(show));
    expect([...new Set(used.map(show))].filter((name) => !given.has(name)).toSorted()).toEqual([]);
  });

  it(`is small enough to be learned: at most ${MOST_NAMES} names, types counted`, () => {
    expect(kit.length).toBeLessThanOrEqual(MOST_NAMES);
    expect(new Set(kit.map(({ name }) => name)).size).toBe(kit.length);
  });

  it('says of each name what it is for, where it is declared', () => {
    expect(kit.filter((one) => !isDescribed(one)).map(show)).toEqual([]);
  });
});
