import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RenderOptions } from '../../src/template/index.ts';

export interface Golden {
  readonly name: string;
  readonly template: string;
  readonly data: unknown;
  readonly options: RenderOptions & { readonly partials: Readonly<Record<string, string>> };
  /** ICU versions differ in no-break and thin blanks. */
  readonly blanksAlike: boolean;
  readonly output: string;
  readonly errors: readonly string[];
}

export const goldenFolder = join(import.meta.dirname, 'golden');

export const readGolden = (): Golden[] =>
  readdirSync(goldenFolder)
    .filter((file) => file.endsWith('.golden'))
    .toSorted()
    .map((file) => parseGolden(file.slice(0, -'.golden'.length), readFileSync(join(goldenFolder, file), 'utf8')));

function parseGolden(name: string, text: string): Golden {
  const sections = new Map<string, string>();
  for (const part of text.split(/^:(?=[A-Z]+$)/m).slice(1)) {
    const end = part.indexOf('\n');
    sections.set(part.slice(0, end), part.slice(end + 1).replace(/\n$/, ''));
  }
  const json = (key: string, empty: string): unknown => JSON.parse(sections.get(key) ?? empty);
  const { blanks, ...options } = json('OPTIONS', '{}') as RenderOptions & { blanks?: string };
  const partials = json('PARTIALS', '{}') as Record<string, string>;
  const injectables = json('INJECTABLES', '{}') as Record<string, unknown>;
  return {
    name,
    template: sections.get('TEMPLATE') ?? '',
    data: json('JSON', 'null'),
    options: { ...options, partials, injectables },
    blanksAlike: blanks === 'alike',
    output: sections.get('OUTPUT') ?? '',
    errors: (sections.get('ERRORS') ?? '').split('\n').filter(Boolean),
  };
}
