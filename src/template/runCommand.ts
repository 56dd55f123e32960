import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { describeFault } from './describeFault.ts';
import { compile, type RenderOptions, type TemplateError } from './index.ts';

/** Where the command reads and writes; errors are lines for people. */
export interface CommandIo {
  /** Throws if there is no such file. */
  readFile(path: string): string;
  /** What stands in the standard input. */
  readInput(): string;
  /** Names of a folder's files. */
  listFolder(path: string): string[];
  write(text: string): void;
  writeError(text: string): void;
}

const USAGE = `usage: storefront-template render <page.html> [data.json] [options]

  Renders the page to the standard output. "-" as the page reads it from the standard input.

  --partials <folder>   each file in it is a partial, named after the file without its extension
  --locale <tag>        such as de-DE; default en-US; "none" for no locale support
  --now <ms>            the present moment, in milliseconds since 1970
  --help                this text

Exit code: 0; 1 if anything was wrong with the page, which is rendered all the same; 2 if the command was.
`;
const OPTIONS: ReadonlySet<string> = new Set(['partials', 'locale', 'now']);
const STANDARD_INPUT = '-';

const systemIo: CommandIo = {
  readFile: (path) => readFileSync(path, 'utf8'),
  readInput: () => readFileSync(0, 'utf8'),
  listFolder: (path) =>
    readdirSync(path, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => entry.name),
  write: (text) => void process.stdout.write(text),
  writeError: (text) => void process.stderr.write(text),
};

/**
 * The command `storefront-template`: renders a page to the output, faults to the error output with file, line, column and a caret.
 * Gives the exit code, as the usage text says.
 */
export function runCommand(args: readonly string[], io: CommandIo = systemIo): number {
  if (args.includes('--help') || args.includes('-h') || args[0] === 'help') {
    io.write(USAGE);
    return 0;
  }
  try {
    const { words, options } = parseArguments(args);
    const [verb, page, dataFile] = words;
    if (verb !== 'render' || !page || words.length > 3) throw new UsageError('');
    const source = page === STANDARD_INPUT ? io.readInput() : readFile(page, io);
    const data: unknown = dataFile ? parseData(readFile(dataFile, io), dataFile) : {};
    const { partials, files } = readPartials(options.get('partials'), io);
    const template = compile(source, { name: page });
    const { html, errors } = template.render(data, { partials, ...settingsOf(options) });
    io.write(html);
    const found = [...template.errors.toSorted(byPlace), ...errors];
    for (const error of found) {
      const inPartial = error.partial !== null;
      const file = inPartial ? (files.get(error.partial) ?? error.partial) : page === STANDARD_INPUT ? '<stdin>' : page;
      io.writeError(describeFault(error, file, inPartial ? (partials[error.partial] ?? '') : source));
    }
    return found.length > 0 ? 1 : 0;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    io.writeError((message && `${message}\n`) + (error instanceof UsageError ? (message && '\n') + USAGE : ''));
    return 2;
  }
}

/** The command was called wrongly; the usage text is printed after the message. */
class UsageError extends Error {}

function parseArguments(args: readonly string[]): { words: string[]; options: ReadonlyMap<string, string> } {
  const words: string[] = [];
  const options = new Map<string, string>();
  for (let at = 0; at < args.length; at++) {
    const arg = args[at] ?? '';
    if (!arg.startsWith('--')) {
      words.push(arg);
      continue;
    }
    const equals = arg.indexOf('=');
    const name = arg.slice(2, equals < 0 ? undefined : equals);
    if (!OPTIONS.has(name)) throw new UsageError(`Option "--${name}" is unknown.`);
    const value = equals < 0 ? args[++at] : arg.slice(equals + 1);
    if (!value || value.startsWith('--')) throw new UsageError(`Option "--${name}" needs a value.`);
    options.set(name, value);
  }
  return { words, options };
}

function settingsOf(options: ReadonlyMap<string, string>): RenderOptions {
  const locale = options.get('locale');
  const now = options.get('now');
  if (now !== undefined && !/^-?\d+$/.test(now)) throw new UsageError(`"${now}" is no number of milliseconds.`);
  return { ...(locale && { locale: locale === 'none' ? null : locale }), ...(now && { now: Number(now) }) };
}

function readFile(path: string, io: CommandIo): string {
  try {
    return io.readFile(path);
  } catch (error) {
    throw new Error(`${path}: cannot be read: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
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
    partials[name] = readFile(join(folder, file), io);
    files.set(name, join(folder, file));
  }
  return { partials, files };
}

const byPlace = (one: TemplateError, other: TemplateError): number => one.line - other.line || one.column - other.column;
