/** Writes on nodes that the widget did not create (see `createWrites`). */
export interface Writer {
  attribute(node: Element, name: string, value: string | null): void;
  className(node: Element, name: string, isThere: boolean): void;
  style(node: HTMLElement, property: string, value: string): void;
  text(node: Element, text: string): void;
  value(node: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement, value: string): void;
  checked(node: HTMLInputElement, isChecked: boolean): void;
  data(node: Text, text: string): void;
  /** Hides the element's content except `except`: its text nodes are emptied, its children hidden, and every node stays in place. */
  hide(node: Element, except: Node): void;
  /** Like `hide`, for all descendants too. */
  blank(node: Element, except: Node): void;
  /** Takes the node off the page and restores its place later; for options of a drop-down, which cannot be hidden. */
  absent(node: Element): void;
}
