import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '../../src/template/index.ts';
import { TODAY } from '../content/site.ts';

/** Templates of a folder and of those in it. */
interface Templates {
  /** By path without ending; each is a partial of all others. */
  readonly sources: Readonly<Record<string, string>>;
  /** Throws for a fault in a template, because the shop ships its own. */
  readonly render: (name: string, data: unknown) => string;
}

export function readTemplates(folder: string): Templates {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  const sources = Object.fromEntries(files.map((file) => [file.slice(0, -'.html'.length), readFileSync(join(folder, file), 'utf8')]));
  const compiled = Object.fromEntries(Object.entries(sources).map(([name, source]) => [name, compile(source, { name })]));
  const render = (name: string, data: unknown): string => {
    const template = compiled[name];
    if (!template) throw new Error(`There is no template "${name}".`);
    const { html, errors } = template.render(data, { partials: sources, now: TODAY });
    const faults = [...template.errors, ...errors];
    if (faults.length > 0) throw new Error(`Template "${name}": ${faults.map((fault) => fault.message).join(' ')}`);
    return html;
  };
  return { sources, render };
}

export const { render: renderTemplate } = readTemplates(join(import.meta.dirname, '../templates'));
