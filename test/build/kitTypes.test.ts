import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installPackage } from './installPackage.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** JSX by the kit's own factory, as the guide has it. Lines marked as errors must be errors, which proves that the types are found. */
const COMPONENT = `
import { react, type WidgetParts, type WidgetProps } from 'storefront-embed/kit';

const Sum = ({ of, children }: { readonly of: readonly number[]; readonly children?: string }) => <b title={children}>{of.length}</b>;
const Note = ({ element }: WidgetProps) => (
  <>
    <label htmlFor={element.id}>
      Note <input maxLength={200} onChange={(event) => event.currentTarget.value.trim()} />
    </label>
    {[1, 2].map((one) => (
      <Sum key={one} of={[one]}>
        text
      </Sum>
    ))}
  </>
);
// @ts-expect-error no such element
export const none = <noSuchElement />;
// @ts-expect-error no such property
export const wrong = <input maxLenght={200} />;
// @ts-expect-error a property is missing
export const empty = <Sum />;
export const element: react.JSX.Element = <p />;
export const parts: WidgetParts<object> = { Component: Note, read: () => ({}), placeIn: null };
`;

describe('the kit of the packed package, for features in TypeScript', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kit-'));
  beforeAll(() => {
    installPackage(folder);
    // The configurations of the examples name it.
    symlinkSync(join(ROOT, 'node_modules/vite'), join(folder, 'node_modules/vite'));
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  const compile = (project: string): string =>
    spawnSync('node', [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', project], { cwd: folder, encoding: 'utf8' }).stdout;

  const compileFile = (name: string, code: string, options: object): string => {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(folder, name, 'feature.tsx'), code);
    const compilerOptions = {
      ...options,
      skipLibCheck: false,
      target: 'es2022',
      lib: ['es2023', 'dom'],
      strict: true,
      types: [],
      noEmit: true,
    };
    writeFileSync(join(folder, name, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['feature.tsx'] }));
    return compile(name);
  };
  const resolutions = [
    ['bundler', { module: 'esnext', moduleResolution: 'bundler' }],
    ['nodenext', { module: 'nodenext', moduleResolution: 'nodenext' }],
  ] as const;

  it.each(resolutions)('types JSX by its own factory, for %s', (name, options) => {
    const jsx = { jsx: 'react', jsxFactory: 'react.createElement', jsxFragmentFactory: 'react.Fragment' };
    expect(compileFile(`jsx-${name}`, COMPONENT, { ...options, ...jsx })).toBe('');
  });

  it.each(['feature', 'wish-list'])('compiles the example %s by its own configuration', (example) => {
    cpSync(join(ROOT, 'demo/examples', example), join(folder, example), { recursive: true });
    expect(compile(example)).toBe('');
  });
});
