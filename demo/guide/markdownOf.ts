import { Window, type Element, type Node } from 'happy-dom';

/** The words of a page of the guide as Markdown, for tools that read no HTML. */
export function markdownOf(html: string): string {
  const { document } = new Window();
  document.body.innerHTML = html;
  return `${blocksOf(document.body).join('\n\n')}\n`;
}

function blocksOf(parent: Element): string[] {
  return [...parent.children].flatMap((element) => {
    const tag = element.localName;
    if (/^h[1-6]$/.test(tag)) return [`${'#'.repeat(Number(tag[1]))} ${lineOf(element)}`];
    if (tag === 'pre') return [fenced(element)];
    if (tag === 'table') return [tableOf(element)];
    if (tag === 'ul' || tag === 'ol') return [[...element.children].map((item) => `- ${lineOf(item)}`).join('\n')];
    if (/^(?:iframe|noscript|img)$/.test(tag)) return [];
    if (tag === 'p') return [lineOf(element)];
    return blocksOf(element);
  });
}

const fenced = (pre: Element): string =>
  `\`\`\`${pre.querySelector('code')?.className ?? ''}\n${(pre.textContent ?? '').trimEnd()}\n\`\`\``;

function tableOf(table: Element): string {
  const rows = [...table.querySelectorAll('tr')].map((row) => `| ${[...row.children].map((cell) => lineOf(cell).replaceAll('|', '\\|')).join(' | ')} |`); // prettier-ignore
  const [head = '', ...rest] = rows;
  return [head, head.replaceAll(/[^|]+(?=\|)/g, ' --- '), ...rest].join('\n');
}

const lineOf = (element: Element): string => [...element.childNodes].map(inlineOf).join('').replaceAll(/\s+/g, ' ').trim();

function inlineOf(node: Node): string {
  if (node.nodeType !== 1) return node.nodeType === 3 ? (node.textContent ?? '') : '';
  const element = node as Element;
  const words = lineOf(element);
  switch (element.localName) {
    case 'code':
      return `\`${element.textContent ?? ''}\``;
    case 'a':
      return `[${words}](${element.getAttribute('href') ?? ''})`;
    case 'strong':
    case 'b':
      return `**${words}**`;
    case 'br':
      return ' ';
    default:
      return words;
  }
}
