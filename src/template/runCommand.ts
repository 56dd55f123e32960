import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkTemplates, isTemplate } from './checkTemplates.ts';
import { describeFault, FORMATS, formatFindings } from './describeFault.ts';
import { filesIn } from './filesIn.ts';
import { compile, type RenderOptions, type TemplateError } from './index.ts';
import { resolvePartial } from './resolvePartial.ts';

/** Input and output of the command. */
export interface CommandIo {
  /** Throws if the file is missing. */
  readFile(path: string): string;
  /** Standard input. */
  readInput(): string;
  /** Files in it and in its subfolders, as paths from it. */
  listFolder(path: string): string[];
  /** The version of this package. */
  version(): string;
  write(text: string): void;
  writeError(text: string): void;
}

const USAGE = `usage: storefront-template render <page.html> [data.json] [options]
       storefront-template check <folder> [--format text|json|github]

  render writes the page to the standard output. "-" as the page or as the data reads them from the standard input.
  check looks for faults in a folder of templates, which may be partials of each other: unknown names, blocks that are not closed,
  partials that are missing or not used, sections that cannot find what they name.
  Folders are read with their subfolders, but for node_modules and names that begin with a dot.

  --partials <folder>   each file in it is a partial, named after the file: "card.block", or "card" for short
  --locale <tag>        such as de-DE; default en-US; "none" for no locale support
  --now <ms>            the present moment, in milliseconds since 1970
  --format <name>       of what check finds: text (the default), json, or github for annotations of a pull request
  --watch               does it again whenever a file is saved
  --version             the version of this package
  --help                this text

Exit code: 0; 1 if anything was wrong with a template, which is rendered all the same; 2 if the command was.
`;
const OPTIONS: ReadonlySet<string> = new Set(['partials', 'locale', 'now', 'format']);
const STANDARD_INPUT = '-';
/** Pictures, fonts, sounds and films beside the templates, which would be read as text. */
const IS_BINARY = /\.(?:png|jpe?g|gif|webp|avif|ico|woff2?|[ot]tf|eot|mp[34]|m4[av]|mov|web[am]|og[gv]|wav|pdf|zip|gz)$/i;

const systemIo: CommandIo = {
  readFile: (path) => readFileSync(path, 'utf8'),
  readInput: () => readFileSync(0, 'utf8'),
  listFolder: filesIn,
  version: () => (JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }).version,
  write: (text) => void process.stdout.write(text),
  writeError: (text) => void process.stderr.write(text),
};

/** The command `storefront-template`: prints a page, and faults with file, line, column and a caret as errors. Returns the exit code. */
export function runCommand(args: readonly string[], io: CommandIo = systemIo): number {
  if (args.includes('--help') || args.includes('-h') || args[0] === 'help') {
    io.write(USAGE);
    return 0;
  }
  try {
    if (args.includes('--version')) {
      io.write(`${io.version()}\n`);
      return 0;
    }
    const { words, options } = parseArguments(args.filter((arg) => arg !== '--watch'));
    if (words[0] === 'render') return render(words, options, io);
    if (words[0] === 'check') return check(words, options, io);
    throw new UsageError(words[0] ? `"${words[0]}" is no command: "render" or "check" was expected.` : '');
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    io.writeError((message && `${message}\n`) + (error instanceof UsageError ? (message && '\n') + USAGE : ''));
    return 2;
  }
}

function render(words: readonly string[], options: ReadonlyMap<string, string>, io: CommandIo): number {
  const [, page, dataFile] = words;
  if (!page) throw new UsageError('No page is named.');
  if (words.length > 3) throw new UsageError('Only one page and one file of data can be named.');
  if (page === STANDARD_INPUT && dataFile === STANDARD_INPUT)
    throw new UsageError('The page and its data cannot both come from the standard input.');
  const read = (file: string): string => (file === STANDARD_INPUT ? io.readInput() : readFile(file, io));
  const nameOf = (file: string): string => (file === STANDARD_INPUT ? '<stdin>' : file);
  const settings = settingsOf(options);
  const source = read(page);
  const data: unknown = dataFile ? parseData(read(dataFile), nameOf(dataFile)) : {};
  const folder = options.get('partials');
  const files = folder ? readFolder(folder, io) : new Map<string, string>();
  // A partial may be named with or without its file ending.
  const partials = new Proxy<Record<string, string>>(
    {},
    {
      getOwnPropertyDescriptor(_, name) {
        const file = typeof name === 'string' ? resolvePartial(files.keys(), name) : null;
        return file === null ? undefined : { value: files.get(file), enumerable: true, configurable: true };
      },
      get: (_, name) => files.get((typeof name === 'string' && resolvePartial(files.keys(), name)) || ''),
    },
  );
  const template = compile(source, { name: nameOf(page) });
  const { html, errors } = template.render(data, { partials, ...settings });
  io.write(html);
  const found = [...template.errors.toSorted(byPlace), ...errors];
  for (const error of found) {
    const file = error.partial === null ? null : (resolvePartial(files.keys(), error.partial) ?? error.partial);
    if (file === null) io.writeError(describeFault(error, nameOf(page), source));
    else io.writeError(describeFault(error, join(folder ?? '', file), files.get(file) ?? ''));
  }
  return found.length > 0 ? 1 : 0;
}

function check(words: readonly string[], options: ReadonlyMap<string, string>, io: CommandIo): number {
  const [, folder] = words;
  const asked = options.get('format') ?? 'text';
  const format = FORMATS.find((known) => known === asked);
  if (!folder || words.length > 2) throw new UsageError('One folder has to be named.');
  if (!format) throw new UsageError(`Format "${asked}" is unknown.`);
  const files = readFolder(folder, io);
  if (![...files.keys()].some(isTemplate)) throw new Error(`${folder}: there is no template in it.`);
  const findings = checkTemplates(files).map((finding) => ({ ...finding, file: join(folder, finding.file) }));
  const sources = new Map([...files].map(([file, source]) => [join(folder, file), source]));
  io.write(formatFindings(findings, sources, format));
  return findings.some(({ severity }) => severity === 'error') ? 1 : 0;
}

/** Prints the usage text after the message. */
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
  if (locale && locale !== 'none') checkLocale(locale);
  return { ...(locale && { locale: locale === 'none' ? null : locale }), ...(now && { now: Number(now) }) };
}

function checkLocale(locale: string): void {
  try {
    Intl.getCanonicalLocales(locale.replaceAll('_', '-'));
  } catch {
    throw new Error(`Locale "${locale}" is no language tag such as de-DE.`);
  }
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

function readFolder(folder: string, io: CommandIo): ReadonlyMap<string, string> {
  let names: string[];
  try {
    names = io.listFolder(folder);
  } catch (error) {
    throw new Error(`${folder}: cannot be read: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
  return new Map(names.filter((name) => !IS_BINARY.test(name)).map((name) => [name, readFile(join(folder, name), io)]));
}

const byPlace = (one: TemplateError, other: TemplateError): number => one.line - other.line || one.column - other.column;
