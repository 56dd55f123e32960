/** How a widget writes on nodes that others made (`createWrites`). */
export interface Writer {
  /** `null`: there shall be no such attribute. */
  attribute(node: Element, name: string, value: string | null): void;
  className(node: Element, name: string, isThere: boolean): void;
  style(node: HTMLElement, property: string, value: string): void;
  /** The text of an element that holds nothing but a text. */
  text(node: Element, text: string): void;
  /** What a control shows. The visitor's: not given back. */
  value(node: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement, value: string): void;
  checked(node: HTMLInputElement, isChecked: boolean): void;
  /** A text that stands among other nodes. */
  data(node: Text, text: string): void;
  /** What is in the element does not show, `except` left out: its own texts are empty, its children hidden; all nodes stay. */
  hide(node: Element, except: Node): void;
  /** Nothing that is in the element shows or says anything, `except` left out: its texts are empty, its children hidden, all nodes stay. */
  blank(node: Element, except: Node): void;
  /** The node is off the page, and comes back to its place. For choices of a drop-down, which cannot be hidden. */
  absent(node: Element): void;
}
