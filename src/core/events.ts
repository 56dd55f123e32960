export interface CoreEvents {
  ready: { readonly productInstance: null };
  /** A widget failed; the server's HTML is restored. */
  'widget-failed': { readonly productInstance: null; readonly widget: string; readonly element: Element };
}
