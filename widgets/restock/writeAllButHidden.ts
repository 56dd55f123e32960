import type { Writer } from '../../src/lib/Writer.ts';

/** By style, because themes' rules for forms beat `hidden`. */
export function writeAllButHidden(write: Writer, element: Element, kept: readonly (Element | null | undefined)[]): void {
  for (const child of element.children) {
    if (kept.includes(child)) continue;
    if (kept.some((node) => node && child.contains(node))) writeAllButHidden(write, child, kept);
    else write.style(child as HTMLElement, 'display', 'none');
  }
}
