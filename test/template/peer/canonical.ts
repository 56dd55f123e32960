const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': ' ' };

const unescaped = (text: string): string => text.replaceAll(/&(?:amp|lt|gt|quot|nbsp);/g, (entity) => ENTITIES[entity] ?? entity);

/** Normalised HTML: blanks collapsed and removed beside tags, entities decoded, attribute values trimmed. */
export function canonical(html: string): string {
  return unescaped(html)
    .replaceAll(/[\s\u00A0\u202F\u2009]+/g, ' ')
    .replaceAll(/ ?([<>]) ?/g, '$1')
    .replaceAll(/ ?\/>/g, '>')
    .replaceAll(/=" | "(?=[ >])/g, (found) => found.replace(' ', ''))
    .trim();
}
