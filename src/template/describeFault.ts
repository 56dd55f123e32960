import type { TemplateError } from './TemplateError.ts';

/** Characters of a long line that are shown on each side of a fault. */
const SHOWN = 70;
const CUT = '…';

/** One fault with its place, for people: `page.html:3:7: message`, the line, and a caret under the place. Ends with a newline. */
export function describeFault({ line, column, message }: TemplateError, file: string, source: string): string {
  const text = (source.split('\n')[line - 1] ?? '').trimEnd();
  const from = column > SHOWN + 1 ? column - 1 - SHOWN : 0;
  const to = Math.min(text.length, column - 1 + SHOWN);
  const shown = (from > 0 ? CUT : '') + text.slice(from, to) + (to < text.length ? CUT : '');
  // Tabs stay tabs, so that the caret stands under its column however wide they are.
  const indent = ((from > 0 ? ' ' : '') + text.slice(from, column - 1)).replaceAll(/[^\t]/g, ' ');
  return `${file}:${line}:${column}: ${message}\n${String(line).padStart(5)} | ${shown}\n      | ${indent}^\n`;
}
