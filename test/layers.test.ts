import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseSync } from 'vite';

const ROOT = resolve(import.meta.dirname, '..');

/** Which parts of `src/` each part may import; a part may always import itself and, unless it is `lib`, `lib`. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  lib: [],
  model: [],
  money: ['model'],
  text: [],
  rules: ['model', 'money', 'text'],
  events: ['model'],
  page: ['model', 'events'],
  api: ['model'],
  shop: ['ui', 'api', 'events', 'rules', 'money', 'model', 'text'],
  forms: ['api', 'model', 'text'],
  analytics: ['events', 'vitals', 'api', 'model'],
  vitals: ['api', 'events', 'model'],
  errors: ['api', 'model'],
  owner: ['api', 'page', 'text', 'model'],
  ui: ['api', 'shop', 'forms', 'money', 'text', 'rules', 'model', 'events'],
  mount: ['page', 'errors', 'ui', 'model', 'rules'],
  template: ['rules', 'money', 'text', 'model'],
  settings: ['config', 'page', 'shop', 'rules', 'money', 'text', 'model'],
  visit: ['config', 'page', 'analytics', 'vitals', 'errors', 'events', 'ui', 'rules', 'text', 'model'],
  global: ['config', 'visit', 'shop', 'analytics', 'errors', 'events', 'api', 'model'],
};

/** The files that stand at the top of `src/`: they put the parts together, each may import those before it. */
const TOP = ['config', 'start', 'boot', 'kit'];

/** In `template/` only these may know the shop's rules: the language itself knows nothing but `lib`. */
const COMMERCE_TEMPLATE = /^src\/template\/(?:formatters|predicates|data|text|commerce|markup)\b/;

interface Import {
  readonly from: string;
  readonly to: string;
}

const files = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name).split(sep).join('/'))
    .filter((name) => /\.tsx?$/.test(name) && statSync(join(ROOT, name)).isFile());

/** Every import of a file, with types, re-exports, `import()` and `import('…')` types, resolved to paths of the repository. */
function importsOf(file: string): Import[] {
  const code = readFileSync(join(ROOT, file), 'utf8');
  const { module, program } = parseSync(file, code);
  const specifiers: string[] = [
    ...module.staticImports.map((found) => found.moduleRequest.value),
    ...module.staticExports.flatMap((found) => found.entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
    ...module.dynamicImports.map((found) => code.slice(found.moduleRequest.start, found.moduleRequest.end).replace(/^['"`]|['"`]$/g, '')),
    ...importTypes(program),
  ];
  return specifiers.filter((name) => name.startsWith('.')).map((name) => ({ from: file, to: resolveImport(file, name) }));
}

/** The modules of `import('…')` in types, which are no imports to a module's own list. */
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

/** Each way that leads back to a file on it. */
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

const partOf = (file: string): string => (/^src\/([^/]+)\//.exec(file)?.[1] ?? /^src\/([^/.]+)\./.exec(file)?.[1]) as string;

describe('the plan of the house', () => {
  const source = files('src');
  const widgets = files('widgets');
  const example = files('test/widgets/wish-list');
  const imports = [...source, ...widgets, ...example, ...files('demo'), ...files('mocks')].flatMap(importsOf);
  const broken = (breaks: (link: Import) => boolean): string[] => imports.filter(breaks).map(({ from, to }) => `${from} → ${to}`);

  it('sees the whole house', () => {
    expect(source.length).toBeGreaterThan(150);
    expect(imports.length).toBeGreaterThan(400);
    expect(imports.filter(({ to }) => !existsSync(join(ROOT, to)))).toEqual([]);
    expect(imports).toContainEqual({ from: 'src/boot.ts', to: 'src/start.ts' });
  });

  it('knows every folder of src/, and no others', () => {
    expect([...new Set(source.map(partOf))].toSorted()).toEqual([...Object.keys(MAY_IMPORT), ...TOP].toSorted());
  });

  it('lets a part import only what the plan allows', () => {
    expect(
      broken(({ from, to }) => {
        const part = partOf(from);
        const allowed = MAY_IMPORT[part];
        if (!from.startsWith('src/') || !allowed) return false;
        const target = partOf(to);
        return !to.startsWith('src/') || !(target === part || target === 'lib' || allowed.includes(target));
      }),
    ).toEqual([]);
  });

  it('lets the top of src/ import the parts, and one another in one order only', () => {
    expect(
      broken(({ from, to }) => {
        const rank = TOP.indexOf(partOf(from));
        if (!/^src\/[^/]+\.ts$/.test(from)) return false;
        return rank < 0 || !to.startsWith('src/') || (TOP.includes(partOf(to)) && TOP.indexOf(partOf(to)) >= rank);
      }),
    ).toEqual([]);
  });

  it('goes round in no circle, of types either', () => {
    const next = new Map<string, string[]>();
    for (const { from, to } of imports) next.set(from, [...(next.get(from) ?? []), to]);
    expect(imports.length).toBeGreaterThan(2000);
    expect(circlesOf(next)).toEqual([]);
  });

  it('keeps the shop’s rules out of the template language itself', () => {
    expect(
      broken(({ from, to }) => from.startsWith('src/template/') && !COMMERCE_TEMPLATE.test(from) && !/^src\/(?:template|lib)\//.test(to)),
    ).toEqual([]);
  });

  it('lets a widget import the door and its own folder, and an entry what starts the shop, nothing else', () => {
    expect(
      broken(({ from, to }) => {
        const own = /^(?:test\/)?widgets\/[^/]+\//.exec(from)?.[0];
        if (!/^(?:test\/)?widgets\//.test(from)) return false;
        return own
          ? !(to === 'src/kit.ts' || to.startsWith(own))
          : !/^(?:src\/(?:kit|boot|global\/(?:Storefront|liveInstance)|lib\/ownTag)|widgets\/(?:list|[^/]+\/index))\.ts$/.test(to);
      }),
    ).toEqual([]);
  });

  it('keeps the demo and the mocked host out of the product', () => {
    expect(broken(({ from, to }) => /^(?:src|widgets)\//.test(from) && /^(?:demo|mocks|test)\//.test(to))).toEqual([]);
    expect(broken(({ from, to }) => from.startsWith('mocks/') && /^(?:demo|test|widgets)\//.test(to))).toEqual([]);
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
