import { Window, type Element, type Node } from 'happy-dom';
import type { GuideWidget } from './GuideWidget.ts';

/** The HTML of a page of the demo. */
export type ReadShop = (address: string) => string;

const VERSIONS = [
  ['a', 'Version 7'],
  ['b', 'Version 7.1'],
  ['c', 'Version 8'],
] as const;
const LONGEST_VALUE = 60;
const MOST_LINES = 40;
const VOID = /^(?:img|input|br|source|meta|link)$/;

/** A widget's element as the platform's templates serve it, from the demo's pages in that markup. */
export function servedMarkup(
  [path, ...selectors]: NonNullable<GuideWidget['served']>,
  shop: ReadShop,
): { version: string; code: string }[] {
  return VERSIONS.flatMap(([markup, version], at) => {
    const selector = selectors[at];
    if (!selector) return [];
    const window = new Window({ settings: { disableJavaScriptEvaluation: true, disableJavaScriptFileLoading: true, disableCSSFileLoading: true } }); // prettier-ignore
    window.document.write(shop(`${path}${path.includes('?') ? '&' : '?'}markup=${markup}`));
    const found = window.document.querySelector(selector);
    return found ? [{ version, code: shorten(linesOf(found, '')).join('\n') }] : [];
  });
}

const shorten = (lines: readonly string[]): readonly string[] => (lines.length > MOST_LINES ? [...lines.slice(0, MOST_LINES), '…'] : lines);

/** A line for each node; long values and the JSON in them are cut. */
function linesOf(node: Node, indent: string): string[] {
  if (node.nodeType === 3) {
    const text = cut(node.textContent ?? '');
    return text === '' ? [] : [indent + text];
  }
  if (node.nodeType !== 1) return [];
  const element = node as Element;
  const tag = element.localName;
  const attributes = [...element.attributes].map(({ name, value }) => (value ? ` ${name}="${cut(value)}"` : ` ${name}`));
  const opening = `${indent}<${tag}${attributes.join('')}>`;
  if (VOID.test(tag)) return [opening];
  const inside = [...element.childNodes].flatMap((child) => linesOf(child, `${indent}  `));
  if (inside.length === 0) return [`${opening}</${tag}>`];
  const only = inside.length === 1 ? (inside[0] ?? '').trim() : '';
  return only !== '' && !only.startsWith('<') ? [`${opening}${only}</${tag}>`] : [opening, ...inside, `${indent}</${tag}>`];
}

function cut(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > LONGEST_VALUE ? `${line.slice(0, LONGEST_VALUE)}…` : line;
}
