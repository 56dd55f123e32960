/** The events of the page as a whole. Emitted on the page as described at `StorefrontEvents`. */
export interface CoreEvents {
  /** Everything found on the page at start is mounted. */
  ready: { readonly productInstance: null };
  /** A widget failed; the server's HTML is back in its place. */
  'widget-failed': { readonly productInstance: null; readonly widget: string; readonly element: Element };
}
