import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compile, type Template } from '../../src/template';
import { TODAY } from '../content/site';

const FOLDER = new URL('../templates/', import.meta.url);

/** Every template of the shop by its file name without ending; each is a partial of all others. */
export const sources: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync(fileURLToPath(FOLDER))
    .filter((file) => file.endsWith('.html'))
    .map((file) => [file.slice(0, -'.html'.length), readFileSync(new URL(file, FOLDER), 'utf8')]),
);

const compiled: Readonly<Record<string, Template>> = Object.fromEntries(
  Object.entries(sources).map(([name, source]) => [name, compile(source, { name })]),
);

/** The template `name` rendered with `data`. A fault in a template is an error here: the shop ships its own templates. */
export function renderTemplate(name: string, data: unknown): string {
  const template = compiled[name];
  if (!template) throw new Error(`There is no template "${name}".`);
  const { html, errors } = template.render(data, { partials: sources, now: TODAY });
  const faults = [...template.errors, ...errors];
  if (faults.length > 0) throw new Error(`Template "${name}": ${faults.map((fault) => fault.message).join(' ')}`);
  return html;
}
