import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installPackage } from './installPackage.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** Lines marked as errors must be errors, which proves that the types are found. */
const FEATURE = `
import { defineFeature, readers, type FeatureCore } from 'storefront-embed/kit';
import { use } from 'storefront-embed';

interface NoteEvents {
  readonly 'note-added': { readonly length: number };
}
export const giftNote = defineFeature({
  name: 'gift-note',
  settings: { noteLimit: [readers.integer, 200] },
  texts: { noteAdded: 'Added: {count}' },
  events: {} as NoteEvents,
  start({ on, emit, settings, texts, announce }, signal) {
    const limit: number = settings.noteLimit;
    const text: string = texts.noteAdded;
    signal.addEventListener('abort', on('item-added', ({ quantity }) => announce(text + (quantity + limit).toFixed())));
    on('note-added', ({ length }) => length.toFixed());
    on('form-submitted', ({ formId }) => announce(formId ?? ''));
    emit('note-added', { length: limit });
    // @ts-expect-error no such event
    on('item-aded', () => undefined);
    // @ts-expect-error no such setting
    settings.noteLimt;
    // @ts-expect-error no such text
    texts.noteAded;
    // @ts-expect-error not its detail
    emit('note-added', { length: 'long' });
  },
});
/** With what it names of the shop by type. */
export const quiet = defineFeature({
  name: 'quiet',
  start({ on, shop }: FeatureCore<{ events: NoteEvents; site: { readonly cartPath: string } }>) {
    on('note-added', ({ length }) => console.log(length, shop.settings.cartPath.length));
  },
});
const name: 'quiet' = defineFeature({ name: 'quiet' }).name;
use(() => giftNote);
use((kit) => kit.defineFeature({ name, start: ({ on }) => void on('item-added', ({ quantity }) => quantity.toFixed()) }));
`;

/** JSX by the kit's own factory, as the guide has it. */
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

  it.each(resolutions)('types what a feature is started with, and every event of the shop, for %s', (name, options) => {
    expect(compileFile(`feature-${name}`, FEATURE, options)).toBe('');
  });

  it.each(resolutions)('types JSX by its own factory, for %s', (name, options) => {
    const jsx = { jsx: 'react', jsxFactory: 'react.createElement', jsxFragmentFactory: 'react.Fragment' };
    expect(compileFile(`jsx-${name}`, COMPONENT, { ...options, ...jsx })).toBe('');
  });

  it.each(['feature', 'wish-list'])('compiles the example %s by its own configuration', (example) => {
    cpSync(join(ROOT, 'demo/examples', example), join(folder, example), { recursive: true });
    expect(compile(example)).toBe('');
  });
});
