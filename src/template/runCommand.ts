import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { compile, type TemplateError } from './index';

/** Where the command reads and writes; errors are lines for people. */
export interface CommandIo {
  /** Throws if there is no such file. */
  readFile(path: string): string;
  /** Names of a folder's files. */
  listFolder(path: string): string[];
  write(text: string): void;
  writeError(text: string): void;
}

const USAGE = `usage: storefront-template render <page.html> [data.json] [options]

  --partials <folder>   each file in it is a partial, named after the file without its extension
  --locale <tag>        such as de-DE; default en-US; "none" for no locale support
  --now <ms>            the present moment, in milliseconds since 1970
`;

const systemIo: CommandIo = {
  readFile: (path) => readFileSync(path, 'utf8'),
  listFolder: (path) => readdirSync(path),
  write: (text) => void process.stdout.write(text),
  writeError: (text) => void process.stderr.write(text),
};

/**
 * The command `storefront-template`: renders a page to the output, faults to the error output with file, line, column and a caret.
 * Gives the exit code: 0, 1 if anything was wrong with the page, 2 if the command was.
 */
export function runCommand(args: readonly string[], io: CommandIo = systemIo): number {
  const { words, options } = parseArguments(args);
  const [verb, page, dataFile] = words;
  if (verb !== 'render' || !page || words.length > 3) {
    io.writeError(USAGE);
    return 2;
  }
  try {
    const source = io.readFile(page);
    const data: unknown = dataFile ? parseData(io.readFile(dataFile), dataFile) : {};
    const { partials, files } = readPartials(options.get('partials'), io);
    const locale = options.get('locale');
    const now = Number(options.get('now') ?? Number.NaN);
    const template = compile(source, { name: page });
    const { html, errors } = template.render(data, {
      partials,
      ...(locale && { locale: locale === 'none' ? null : locale }),
      ...(Number.isFinite(now) && { now }),
    });
    io.write(html);
    const found = [...template.errors.toSorted(byPlace), ...errors];
    for (const error of found) io.writeError(describe(error, page, source, partials, files));
    return found.length > 0 ? 1 : 0;
  } catch (error) {
    io.writeError(`${error instanceof Error ? error.message : String(error)}\n`);
    return 2;
  }
}

function parseArguments(args: readonly string[]): { words: string[]; options: ReadonlyMap<string, string> } {
  const words: string[] = [];
  const options = new Map<string, string>();
  for (let at = 0; at < args.length; at++) {
    const arg = args[at] ?? '';
    if (arg.startsWith('--')) options.set(arg.slice(2), args[++at] ?? '');
    else words.push(arg);
  }
  return { words, options };
}

function parseData(text: string, file: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new Error(`${file}: not JSON: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

function readPartials(folder: string | undefined, io: CommandIo): { partials: Record<string, string>; files: ReadonlyMap<string, string> } {
  const partials: Record<string, string> = Object.create(null) as Record<string, string>;
  const files = new Map<string, string>();
  if (!folder) return { partials, files };
  for (const file of io.listFolder(folder)) {
    const name = basename(file, extname(file));
    partials[name] = io.readFile(join(folder, file));
    files.set(name, join(folder, file));
  }
  return { partials, files };
}

const byPlace = (one: TemplateError, other: TemplateError): number => one.line - other.line || one.column - other.column;

/** One fault with its place: `page.html:3:7: message`, the line, and a caret under the place. */
function describe(error: TemplateError, page: string, source: string, partials: Readonly<Record<string, string>>, files: ReadonlyMap<string, string>): string {
  const { line, column, message, partial } = error;
  const file = partial === null ? page : (files.get(partial) ?? partial);
  const text = (partial === null ? source : (partials[partial] ?? '')).split('\n')[line - 1] ?? '';
  const number = String(line).padStart(5);
  // Tabs stay tabs, so that the caret stands under its column however wide they are.
  const indent = text.slice(0, column - 1).replaceAll(/[^\t]/g, ' ');
  return `${file}:${line}:${column}: ${message}\n${number} | ${text}\n      | ${indent}^\n`;
}
