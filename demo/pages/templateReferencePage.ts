import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '../../src/template/index.ts';
import { fullLanguage } from '../../src/template/fullLanguage.ts';
import { pages } from '../content/site.ts';
import { TEMPLATE_ARGUMENTS } from '../content/templateArguments.ts';
import type { PageRequest } from './pageRequest.ts';
import { sitePage } from './sitePage.ts';

const GOLDEN = join(import.meta.dirname, '../../test/template/golden');

interface Example {
  readonly template: string;
  readonly data: string;
  readonly output: string;
  /** Formatters and predicates that it uses. */
  readonly names: ReadonlySet<string>;
}

function readExamples(): readonly Example[] {
  const examples: Example[] = [];
  for (const file of readdirSync(GOLDEN).filter((name) => name.endsWith('.golden'))) {
    const section = (name: string, text: string): string =>
      new RegExp(`^:${name}\\n([^]*?)\\n?(?=^:[A-Z]+$|(?![^]))`, 'm').exec(text)?.[1] ?? '';
    const text = readFileSync(join(GOLDEN, file), 'utf8');
    // Cases with faults or further inputs are no good examples.
    if (/^:(?:ERRORS|PARTIALS|INJECTABLES)$/m.test(text)) continue;
    const template = section('TEMPLATE', text);
    const { formatters, predicates } = compile(template).compiled;
    examples.push({
      template,
      data: section('JSON', text),
      output: section('OUTPUT', text),
      names: new Set([...formatters, ...predicates]),
    });
  }
  return examples.toSorted((one, other) => sizeOf(one) - sizeOf(other));
}

const sizeOf = ({ template, data, output }: Example): number => template.length + data.length + output.length;

/** Meaning of a name’s arguments, and their number where it matters. */
function argumentsOf(name: string): string {
  const meaning = TEMPLATE_ARGUMENTS[name];
  if (meaning === undefined) return 'none';
  const [fewest, most] = fullLanguage.arities[name] ?? [0, Number.POSITIVE_INFINITY];
  if (fewest === 0 && most === Number.POSITIVE_INFINITY) return meaning;
  const count = fewest === most ? `${fewest}` : most === Number.POSITIVE_INFINITY ? `${fewest} or more` : `${fewest} to ${most}`;
  return `${count}: ${meaning}`;
}

/** All formatters and predicates with an example and its result: the engine's shortest golden case. */
export function templateReference(): { readonly formatters: readonly object[]; readonly predicates: readonly object[] } {
  const examples = readExamples();
  const entries = (names: readonly string[]) =>
    names.toSorted().map((name) => {
      const found =
        examples.find((example) => example.names.has(name) && example.names.size === 1) ??
        examples.find((example) => example.names.has(name));
      return {
        name,
        arguments: argumentsOf(name),
        ...(found && { example: { template: found.template, data: found.data, output: found.output } }),
      };
    });
  return { formatters: entries(Object.keys(fullLanguage.formatters)), predicates: entries(Object.keys(fullLanguage.predicates)) };
}

export const templateReferencePage = (request: PageRequest): string =>
  sitePage({ template: 'template-reference', collection: pages.templates, data: { ...templateReference() } }, request);
