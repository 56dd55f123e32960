import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseSync } from 'vite';

const ROOT = resolve(import.meta.dirname, '..');

/** Rooms and their allowed imports, besides themselves and `src/lib`. From a feature other rooms import only `index.ts` and `events.ts`. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'src/lib': [],
  'src/money': [],
  'src/commerce': ['src/money'],
  'src/template': ['src/commerce', 'src/money'],
  'src/core': ['src/commerce', 'src/money'],
  // Both read the page context's shape and the schemas' field types.
  'src/vitals': ['src/core', 'src/commerce'],
  'src/errors': ['src/core', 'src/commerce'],
  'src/owner': ['src/core', 'src/commerce'],
  // And the `docs.ts` of every room.
  'src/diagnostics': ['src/core', 'src/commerce', 'src/money'],
  'src/compat': ['src/core', 'src/commerce', 'src/money'],
  'src/visitor': ['src/core', 'src/commerce', 'src/money'],
  'widgets/media': ['src/core', 'src/commerce', 'src/money'],
  'widgets/form': ['src/core', 'src/commerce', 'src/money'],
  'widgets/consent': ['src/core', 'src/commerce', 'src/money'],
  'widgets/popup': ['src/core', 'src/commerce', 'src/money'],
  'widgets/cart': ['src/core', 'src/commerce', 'src/money', 'widgets/form'],
  'widgets/account': ['src/core', 'src/commerce', 'widgets/cart'],
  'widgets/product': ['src/core', 'src/commerce', 'src/money', 'widgets/cart', 'widgets/form', 'widgets/media'],
  'widgets/instalments': ['src/core', 'src/commerce', 'src/money', 'widgets/product', 'widgets/cart'],
  'widgets/restock': ['src/core', 'src/commerce', 'src/money', 'widgets/product', 'widgets/form'],
  'widgets/reviews': ['src/core', 'src/commerce', 'src/money', 'widgets/product', 'widgets/media'],
  'widgets/agents': ['src/core', 'src/commerce', 'src/money', 'widgets/product', 'widgets/cart', 'widgets/form', 'widgets/restock'],
  mocks: ['src/commerce', 'src/money'],
  demo: ['src/template', 'src/commerce', 'src/money', 'mocks'],
};

/** Composes the rooms and may import everything. */
const COMPOSITION = /^(?:src\/(?:app|compat)\.ts|src\/app\/.+|widgets\/(?:index|tag|global|kit)\.ts)$/;

/** For features from outside. */
const KIT = 'src/kit.ts';

/** Only these folders of `template/` may use the shop's rules; the language itself uses `lib` only. */
const COMMERCE_TEMPLATE = /^src\/template\/(?:formatters|predicates|data|text|commerce|markup)\b/;

interface Import {
  readonly from: string;
  readonly to: string;
}

const files = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name).split(sep).join('/'))
    // Packages of their own, with their own dependencies.
    .filter((name) => !name.startsWith('demo/hosts/') && /\.tsx?$/.test(name) && statSync(join(ROOT, name)).isFile());

/** The imports of a file: with types, re-exports, `import()` and `import('…')` types. */
function specifiersOf(file: string): string[] {
  const code = readFileSync(join(ROOT, file), 'utf8');
  const { module, program } = parseSync(file, code);
  return [
    ...module.staticImports.map((found) => found.moduleRequest.value),
    ...module.staticExports.flatMap((found) => found.entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
    ...module.dynamicImports.map((found) => code.slice(found.moduleRequest.start, found.moduleRequest.end).replace(/^['"`]|['"`]$/g, '')),
    ...importTypes(program),
  ];
}

/** Its imports of the repository's files. */
const importsOf = (file: string): Import[] =>
  specifiersOf(file)
    .filter((name) => name.startsWith('.'))
    .map((name) => ({ from: file, to: resolveImport(file, name) }));

/** `import('…')` types are not in the module's import list. */
function importTypes(node: unknown, found: string[] = []): string[] {
  if (typeof node !== 'object' || node === null) return found;
  const { type, source } = node as { type?: unknown; source?: { value?: unknown } };
  if (type === 'TSImportType' && typeof source?.value === 'string') found.push(source.value);
  for (const child of Object.values(node)) importTypes(child, found);
  return found;
}

function resolveImport(file: string, specifier: string): string {
  const bare = join(ROOT, dirname(file), specifier.replace(/\?.*$/, ''));
  const found = ['', '.ts', '.tsx', '/index.ts'].map((end) => bare + end).find((path) => existsSync(path) && statSync(path).isFile());
  return relative(ROOT, found ?? bare)
    .split(sep)
    .join('/');
}

function circlesOf(next: ReadonlyMap<string, readonly string[]>): string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const walk = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' → '));
    if (way.includes(file) || done.has(file)) return;
    for (const to of next.get(file) ?? []) walk(to, [...way, file]);
    done.add(file);
  };
  for (const file of next.keys()) walk(file, []);
  return circles;
}

const roomOf = (file: string): string => /^(?:src|widgets)\/[^/]+(?=\/)|^[^/]+/.exec(file)![0];

/** Words for people: what the guide says of events, settings and texts. */
const isDocs = (file: string): boolean => /^(?:src|widgets)\/\w+\/docs\.ts$/.test(file);

/** Of a feature its `index.ts` and `events.ts`; for the mocks also schemas of requests. */
function isGiven(from: string, to: string): boolean {
  const room = roomOf(from);
  const target = roomOf(to);
  if (target === room || target === 'src/lib') return true;
  if (room === 'mocks' && /^src\/(?:visitor|vitals|errors|owner)\/schemas\//.test(to)) return true;
  if ((room === 'demo' || room === 'src/diagnostics') && isDocs(to)) return true;
  if (/^src\/(?:visitor|compat)$/.test(room) && /^widgets\/[^/]+\/events\.ts$/.test(to)) return true;
  return MAY_IMPORT[room]!.includes(target) && (!target.startsWith('widgets/') || /^widgets\/[^/]+\/(?:index|events)\.ts$/.test(to));
}

describe('the plan of the house', () => {
  const source = files('src');
  const widgets = files('widgets');
  const imports = [...source, ...widgets, ...files('demo'), ...files('mocks')].flatMap(importsOf);
  const broken = (breaks: (link: Import) => boolean): string[] => imports.filter(breaks).map(({ from, to }) => `${from} → ${to}`);
  const isComposition = (file: string): boolean => COMPOSITION.test(file);

  it('sees the whole house', () => {
    expect(source.length).toBeGreaterThan(300);
    expect(widgets.length).toBeGreaterThan(200);
    expect(imports.length).toBeGreaterThan(1500);
    expect(imports.filter(({ to }) => !existsSync(join(ROOT, to)))).toEqual([]);
    expect(imports).toContainEqual({ from: 'src/app/createRuntimeKeeper.ts', to: 'src/app/start.ts' });
  });

  it('has these rooms, and no others', () => {
    const rooms = [...source, ...widgets].filter((file) => !isComposition(file) && file !== KIT).map(roomOf);
    expect([...new Set([...rooms, 'demo', 'mocks'])].toSorted()).toEqual(Object.keys(MAY_IMPORT).toSorted());
  });

  it('lets a room import only what the plan allows, and of a feature only its door', () => {
    expect(broken(({ from, to }) => !isComposition(from) && from !== KIT && !from.startsWith('test/') && !isGiven(from, to))).toEqual([]);
  });

  it('lets the kit be core and the doors of product and cart, and hands it on to features from outside only', () => {
    expect(broken(({ from, to }) => to === KIT && !isComposition(from) && !from.startsWith('test/'))).toEqual([]);
    expect(
      broken(
        ({ from, to }) =>
          from === KIT && !/^(?:src\/(?:core|lib|commerce|money)\/|widgets\/(?:product|cart)\/(?:index|events)\.ts$)/.test(to),
      ),
    ).toEqual([]);
    const examples = files('demo/examples').filter((file) => !file.endsWith('vite.config.ts'));
    expect(new Set(examples.map(dirname))).toEqual(new Set(['demo/examples/feature', 'demo/examples/wish-list']));
    const given = examples.flatMap(specifiersOf).filter((name) => name !== 'storefront-embed/kit' && !name.startsWith('./'));
    expect(given).toEqual([]);
    expect(broken(({ from, to }) => to.startsWith('demo/examples/') && dirname(from) !== dirname(to))).toEqual([]);
  });

  it('keeps words for people out of what shoppers load', () => {
    expect(files('widgets').filter(isDocs).length).toBeGreaterThan(4);
    expect(broken(({ from, to }) => isDocs(to) && !/^(?:demo|src\/diagnostics)\//.test(from))).toEqual([]);
    const isDiagnostics = (file: string): boolean => file.startsWith('src/diagnostics/');
    // The explanations of mistakes have a file beside the others: only an `import()` that asks for it leads there.
    const asked = 'src/app/loadDiagnostics.ts';
    expect(broken(({ from, to }) => isDiagnostics(to) && !isDiagnostics(from) && !from.startsWith('demo/') && from !== asked)).toEqual([]);
    expect(readFileSync(join(ROOT, asked), 'utf8')).not.toMatch(/^import /m);
  });

  it('goes round in no circle, of types either', () => {
    const next = new Map<string, string[]>();
    for (const { from, to } of imports) next.set(from, [...(next.get(from) ?? []), to]);
    expect(circlesOf(next)).toEqual([]);
  });

  it('keeps the shop’s rules out of the template language itself', () => {
    expect(
      broken(({ from, to }) => from.startsWith('src/template/') && !COMMERCE_TEMPLATE.test(from) && !/^src\/(?:template|lib)\//.test(to)),
    ).toEqual([]);
  });

  // Pages wrap it in ways that lose the option `signal`: src/lib/listen.ts says how.
  it('listens through one function', () => {
    const direct = [...source, ...widgets].filter((file) => /\.addEventListener\(/.test(readFileSync(join(ROOT, file), 'utf8')));
    expect(direct).toEqual(['src/lib/listen.ts']);
  });

  it('exports by name only', () => {
    const defaults = [...source, ...widgets].filter((file) => /^export default/m.test(readFileSync(join(ROOT, file), 'utf8')));
    expect(defaults).toEqual([]);
  });

  it('keeps every file of the product at 250 lines or less', () => {
    const long = [...source, ...widgets].filter((file) => readFileSync(join(ROOT, file), 'utf8').split('\n').length > 251);
    expect(long).toEqual([]);
  });
});
