import { useWrites } from './useWrites.ts';

/** What a widget writes on its element for themes and assistive technology. */
export interface ElementState {
  /** `null` removes the attribute. */
  readonly attributes?: Readonly<Record<string, string | null>>;
  readonly classes?: Readonly<Record<string, boolean>>;
  /** Hidden but keeping its space, so that nothing moves. */
  readonly invisible?: boolean;
}

/** Writes attributes, classes and invisibility on an element of the page, and gives back what stood there. */
export function useElementState(element: HTMLElement, { attributes = {}, classes = {}, invisible = false }: ElementState): void {
  useWrites((write) => {
    for (const [name, value] of Object.entries(attributes)) write.attribute(element, name, value);
    for (const [name, isThere] of Object.entries(classes)) write.className(element, name, isThere);
    if (invisible) write.style(element, 'visibility', 'hidden');
  });
}
