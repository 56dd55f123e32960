import type { Finding } from './checkTemplates.ts';
import type { TemplateError } from './TemplateError.ts';

export const FORMATS = ['text', 'json', 'github'] as const;
type Format = (typeof FORMATS)[number];

/** For GitHub's log commands: https://docs.github.com/actions/reference/workflow-commands-for-github-actions */
const escaped = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

/** As text, JSON or annotations of a pull request. */
export function formatFindings(findings: readonly Finding[], sources: ReadonlyMap<string, string>, format: Format): string {
  if (format === 'json') return `${JSON.stringify(findings, null, 2)}\n`;
  return findings
    .map((finding) =>
      format === 'github'
        ? `::${finding.severity} file=${finding.file},line=${finding.line},col=${finding.column},title=${finding.code}::${escaped(finding.message)}\n`
        : describeFault(finding, finding.file, sources.get(finding.file) ?? ''),
    )
    .join('');
}

/** Characters of a long line that are shown on each side of a fault. */
const SHOWN = 70;
const CUT = '…';

/** A fault for the console: `page.html:3:7: message`, the line, and a caret under the faulty word. Ends with a newline. */
export function describeFault(
  { line, column, message }: Pick<TemplateError, 'line' | 'column' | 'message'>,
  file: string,
  source: string,
): string {
  const text = (source.split('\n')[line - 1] ?? '').trimEnd();
  const place = placeOfWord(text, column - 1, message);
  const from = place > SHOWN ? place - SHOWN : 0;
  const to = Math.min(text.length, place + SHOWN);
  const shown = (from > 0 ? CUT : '') + text.slice(from, to) + (to < text.length ? CUT : '');
  // Tabs are kept, so that the caret is aligned at any tab width.
  const indent = ((from > 0 ? ' ' : '') + text.slice(from, place)).replaceAll(/[^\t]/g, ' ');
  return `${file}:${line}:${column}: ${message}\n${String(line).padStart(5)} | ${shown}\n      | ${indent}^\n`;
}

/** The position of the first word quoted by the message; the tag's own start without one. */
function placeOfWord(text: string, start: number, message: string): number {
  const word = /"([^"]+)"/.exec(message.replace(/^Partial "[^"]*" could not be parsed: /, ''))?.[1] ?? '';
  const end = text.indexOf('}', start);
  const at = word
    ? text.slice(start, end < 0 ? undefined : end).search(new RegExp(`(?<![\\w-])${word.replaceAll(/[^\w]/g, String.raw`\$&`)}(?![\\w-])`))
    : -1;
  return at < 0 ? start : start + at;
}
