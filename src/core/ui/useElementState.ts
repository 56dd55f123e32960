import { useWrites } from './useWrites.ts';

/** What a widget writes on its own element for themes and assistive technology. */
export interface ElementState {
  /** Attribute name to value; `null` takes the attribute away. */
  readonly attributes?: Readonly<Record<string, string | null>>;
  /** Class name to whether the element has it. Classes of others are never touched. */
  readonly classes?: Readonly<Record<string, boolean>>;
  /** Hidden without giving up its place, so that nothing on the page moves. */
  readonly invisible?: boolean;
}

/** Writes `state` on the element, as `useWrites` does. */
export function useElementState(element: HTMLElement, { attributes = {}, classes = {}, invisible = false }: ElementState): void {
  useWrites((write) => {
    for (const [name, value] of Object.entries(attributes)) write.attribute(element, name, value);
    for (const [name, isThere] of Object.entries(classes)) write.className(element, name, isThere);
    if (invisible) write.style(element, 'visibility', 'hidden');
  });
}
