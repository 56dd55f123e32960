import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
const MOST_LINES = 80;
const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

/** The functions of a source that have more lines than allowed, each as its first line and its number of lines. */
function longFunctions(file: string, code: string): string[] {
  const found: string[] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (isNode(value) && FUNCTIONS.has(value.type)) {
      const lines = code.slice(value.start, value.end).split('\n');
      if (lines.length > MOST_LINES) found.push(`${file}: ${lines[0]} (${lines.length} lines)`);
    }
    Object.values(value).forEach(walk);
  };
  walk(parseSync(file, code).program);
  return found;
}

const sources = ['src/app', 'src/core', 'widgets'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
);

describe('functions of the core, of what composes it and of the features', () => {
  it(`have at most ${MOST_LINES} lines`, () => {
    expect(sources.length).toBeGreaterThan(280);
    const found = [...sources, 'src/app.ts'].flatMap((file) => longFunctions(file, readFileSync(join(ROOT, file), 'utf8')));
    expect(found).toEqual([]);
  });

  it('are counted also where they stand inside others', () => {
    const body = '\n'.repeat(MOST_LINES);
    expect(longFunctions('a.ts', `const outer = { run() {${body}} };`)).toHaveLength(1);
    expect(longFunctions('a.ts', `const run = () => {${body.slice(1)}};`)).toEqual([]);
  });
});
