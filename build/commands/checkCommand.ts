import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Mistake } from '../../src/diagnostics/Mistake.ts';

const USAGE = `usage: storefront-embed check <file | url | folder>... [options]

  Reads pages as the server renders them and names what the shop would not understand: misspelt hooks and settings, parts outside of a
  product, JSON that cannot be read, prices in the wrong unit, JSON-LD that states another price, currency or availability than the shop
  shows. Scripts are not run. It needs the package happy-dom.

  --format <text | json | github>
                 how mistakes are written; github: annotations of a workflow; default text
  --help         this text

Exit code: 0 when no mistake was found (what it only asks about is none), 1 otherwise; 2 if the command was wrong or a page could not be read.
`;

/** A page to check: where it is from, its HTML, and its address. */
interface Source {
  readonly name: string;
  readonly html: string;
  readonly url: string;
}

interface Found {
  readonly page: string;
  readonly line: string;
  readonly mistake: Mistake;
}

/** Questions are warnings, and do not fail the command. */
const isFailure = ({ mistake }: Found): boolean => !mistake.isQuestion;

/** @returns the exit code */
export async function checkCommand(args: readonly string[]): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { format: { type: 'string', default: 'text' }, help: { type: 'boolean' } },
    });
    if (values.help) return say(USAGE, 0);
    const write = FORMATS[values.format];
    if (!write) throw new Error(`There is no format "${values.format}".`);
    if (positionals.length === 0) throw new Error('It needs a file, an address or a folder.');
    const sources = (await Promise.all(positionals.map(sourcesOf))).flat();
    if (sources.length === 0) throw new Error('There is no .html file there.');
    const found = await checkPages(sources);
    return say(write(found, sources.length), found.some(isFailure) ? 1 : 0);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    return 2;
  }
}

function say(text: string, code: number): number {
  process.stdout.write(text);
  return code;
}

async function sourcesOf(given: string): Promise<Source[]> {
  if (/^https?:\/\//.test(given)) {
    const response = await fetch(given, { headers: { accept: 'text/html' } });
    if (!response.ok) throw new Error(`${given} was answered with ${response.status}.`);
    return [{ name: given, html: await response.text(), url: given }];
  }
  const files = statSync(given).isDirectory() ? htmlFilesIn(given) : [given];
  return files.map((file) => ({ name: file, html: readFileSync(file, 'utf8'), url: pathToFileURL(file).href }));
}

const htmlFilesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.html?$/.test(name) && !name.split(/[\\/]/).includes('node_modules'))
    .toSorted()
    .map((name) => join(folder, name));

async function checkPages(sources: readonly Source[]): Promise<Found[]> {
  const { Window } = await import('happy-dom').catch(() => {
    throw new Error('It needs the package happy-dom: npm install --save-dev happy-dom');
  });
  const found: Found[] = [];
  for (const { name, html, url } of sources) {
    const window = new Window({
      url,
      settings: {
        enableJavaScriptEvaluation: false,
        disableJavaScriptFileLoading: true,
        disableCSSFileLoading: true,
        disableIframePageLoading: true,
      },
    });
    // The code that reads the page asks for these by their global names.
    Object.assign(globalThis, { HTMLFormElement: window.HTMLFormElement, Element: window.Element });
    const { findMistakes, mistakeLine } = await import('../../src/diagnostics/findMistakes.ts');
    window.document.write(html);
    putContext(window as unknown as globalThis.Window);
    for (const mistake of findMistakes(window.document as unknown as Document))
      found.push({ page: name, line: mistakeLine(mistake), mistake });
    await window.happyDOM.abort();
  }
  return found;
}

/** The platform's context stands in a script, which is not run here: its JSON is read in its place. */
function putContext(window: globalThis.Window): void {
  const text = window.document.querySelector('script[data-name="static-context"]')?.textContent ?? '';
  const json = /SQUARESPACE_CONTEXT\s*=\s*(\{[\s\S]*\})\s*;?\s*$/.exec(text)?.[1];
  if (json === undefined) return;
  try {
    window.Static = { SQUARESPACE_CONTEXT: JSON.parse(json) };
  } catch {
    // A page without a context is read as one of another platform.
  }
}

const FORMATS: Readonly<Record<string, (found: readonly Found[], pages: number) => string>> = {
  text: (found, pages) => {
    const lines = found.map(({ page, line }) => `${page}: ${line}\n`).join('');
    const mistakes = found.filter(isFailure).length;
    const questions = found.length - mistakes;
    return `${lines}${count(mistakes, 'mistake')}${questions > 0 ? ` and ${count(questions, 'question')}` : ''} on ${count(pages, 'page')}\n`;
  },
  json: (found) =>
    `${JSON.stringify(
      found.map(({ page, line, mistake: { message, fix, guide, isQuestion = false } }) => ({
        page,
        line,
        message,
        fix,
        guide,
        isQuestion,
      })),
      null,
      2,
    )}\n`,
  github: (found) =>
    found.map((one) => `::${isFailure(one) ? 'error' : 'warning'} file=${escape(one.page)}::${escape(one.line)}\n`).join(''),
};

const count = (number: number, word: string): string => `${number} ${word}${number === 1 ? '' : 's'}`;

/** https://docs.github.com/actions/reference/workflow-commands-for-github-actions */
const escape = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
