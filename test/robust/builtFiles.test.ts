import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { builtScripts, readBuilt } from '../build/files.ts';

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

function* nodesIn(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value && typeof value.type === 'string') yield value as Node;
  for (const child of Object.values(value)) yield* nodesIn(child);
}

function nameOf(callee: unknown): string {
  const { type, name, object, property } = callee as Node;
  if (type === 'Identifier') return String(name);
  return type === 'MemberExpression' ? `${nameOf(object)}.${nameOf(property)}` : '';
}

const calls = (code: string): { name: string; given: readonly Node[] }[] => {
  const found = [];
  for (const node of nodesIn(parseSync('built.js', code).program)) {
    if (node.type === 'CallExpression' || node.type === 'NewExpression')
      found.push({ name: nameOf(node['callee']), given: node['arguments'] as Node[] });
  }
  return found;
};

const files = builtScripts()
  .filter((name) => !/^(?:template|mocks)/.test(name))
  .map((name) => {
    const code = readBuilt(name);
    return [name, { code, all: calls(code) }] as const;
  });

const isText = (node: Node | undefined): boolean =>
  node !== undefined && (typeof node['value'] === 'string' || node.type === 'TemplateLiteral');

const makesProgram = ({ name, given }: ReturnType<typeof calls>[number]): boolean =>
  name === 'eval' ||
  name.endsWith('.eval') ||
  name === 'Function' ||
  name.endsWith('.Function') ||
  /document\.write(?:ln)?$/.test(name) ||
  (/(?:^|\.)set(?:Timeout|Interval)$/.test(name) && isText(given[0]));

describe('the files that pages load', () => {
  it('are all looked at', () => {
    expect(files.map(([name]) => name)).toEqual(
      expect.arrayContaining(['storefront.js', 'storefront.umd.js', expect.stringMatching(/^chunks\/react-/)]),
    );
  });

  it('would be caught making programs of texts', () => {
    for (const code of [
      'eval(a)',
      'new Function(a)',
      'window.document.write(a)',
      'setTimeout("a")',
      'x.setInterval(`a`)',
      'globalThis.Function("a")',
    ]) {
      expect(calls(code).filter(makesProgram), code).toHaveLength(1);
    }
    expect(calls('setTimeout(run, 5); retrieval(a)').filter(makesProgram)).toEqual([]);
  });

  it.each(files)('%s makes no program of a text, at no time', (_name, { all }) => {
    expect(all.filter(makesProgram)).toEqual([]);
  });

  it.each(files)('%s has no listener that keeps the page out of the back/forward cache', (_name, { code, all }) => {
    const kept = all.filter(({ name, given }) => name.endsWith('addEventListener') && given[0]?.['value'] === 'unload');
    expect(kept).toEqual([]);
    expect(code).not.toMatch(/\bonunload\s*=/);
  });

  it.each(files)('%s hides no schema compiler that writes code', (_name, { code }) => {
    expect(code).not.toMatch(/\bjitless\b[^:]*:\s*(?:!1|false)|compileFast|allowsEval/);
  });
});
