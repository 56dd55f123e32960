import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RenderOptions } from '../../src/template/index.ts';

/** One case: a template with its data, and what must come of it. */
export interface Golden {
  readonly name: string;
  readonly template: string;
  readonly data: unknown;
  readonly options: RenderOptions & { readonly partials: Readonly<Record<string, string>> };
  /** Whether no-break and thin blanks count as blanks: ICU changes its mind about them. */
  readonly blanksAlike: boolean;
  readonly output: string;
  /** `code line:column message`, those of the template before those of its rendering. */
  readonly errors: readonly string[];
}

export const goldenFolder = join(import.meta.dirname, 'golden');

/** All cases, by name. */
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
