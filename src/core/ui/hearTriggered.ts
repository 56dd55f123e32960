/** What is asked of a page's own jQuery, of any version since 1.7. */
type JQuery = (node: Document) => Record<'on' | 'off', (types: string, listener: (event: TriggeredEvent) => void) => void>;

type TriggeredEvent = Event & { readonly originalEvent?: Event };

/**
 * Hears what scripts of the page make up by jQuery's `trigger('change')`, as select plugins and masks do: such an event never reaches native
 * listeners. It is heard at the document, because jQuery leaves properties on what it listens to. Returns its off.
 * Source: https://api.jquery.com/trigger/
 */
export function hearTriggered(element: Element, types: readonly string[], listener: (event: Event) => void): () => void {
  const { jQuery } = window as { jQuery?: JQuery };
  const made = types.filter((type) => type === 'input' || type === 'change').join(' ');
  if (typeof jQuery !== 'function' || made === '') return () => undefined;
  const hear = (event: TriggeredEvent) => {
    if (!event.originalEvent && element.contains(event.target as Node)) listener(event);
  };
  try {
    const page = jQuery(document);
    page.on(made, hear);
    return () => page.off(made, hear);
  } catch {
    // Something else of that name.
    return () => undefined;
  }
}
