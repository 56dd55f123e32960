import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile, type Template } from '../../src/template/index.ts';
import { TODAY } from '../content/site.ts';

const FOLDER = join(import.meta.dirname, '../templates');

/** By file name without ending; each is a partial of all others. */
export const sources: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.html'))
    .map((file) => [file.slice(0, -'.html'.length), readFileSync(join(FOLDER, file), 'utf8')]),
);

const compiled: Readonly<Record<string, Template>> = Object.fromEntries(
  Object.entries(sources).map(([name, source]) => [name, compile(source, { name })]),
);

/** Throws for a fault in a template, because the shop ships its own. */
export function renderTemplate(name: string, data: unknown): string {
  const template = compiled[name];
  if (!template) throw new Error(`There is no template "${name}".`);
  const { html, errors } = template.render(data, { partials: sources, now: TODAY });
  const faults = [...template.errors, ...errors];
  if (faults.length > 0) throw new Error(`Template "${name}": ${faults.map((fault) => fault.message).join(' ')}`);
  return html;
}
