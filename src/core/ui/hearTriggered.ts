/** The part of jQuery (since 1.7) that we use. */
type JQuery = (node: Document) => Record<'on' | 'off', (types: string, listener: (event: TriggeredEvent) => void) => void>;

type TriggeredEvent = Event & { readonly originalEvent?: Event };

/**
 * Listens for jQuery's `trigger('change')`, which select plugins and masks use and native listeners never see. Listens on the document,
 * because jQuery leaves properties on its targets. Returns its off. https://api.jquery.com/trigger/
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
    // Another library may use the name `jQuery`.
    return () => undefined;
  }
}
