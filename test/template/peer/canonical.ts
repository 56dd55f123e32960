const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': ' ' };

const unescaped = (text: string): string => text.replaceAll(/&(?:amp|lt|gt|quot|nbsp);/g, (entity) => ENTITIES[entity] ?? entity);

/**
 * HTML as a browser would read it, in one spelling: any kind of blank is a blank and runs of them are one, none stands beside a tag,
 * entities are their signs, and a class's or an attribute's value has no blanks around it.
 */
export function canonical(html: string): string {
  return unescaped(html)
    .replaceAll(/[\s\u00A0\u202F\u2009]+/g, ' ')
    .replaceAll(/ ?([<>]) ?/g, '$1')
    .replaceAll(/ ?\/>/g, '>')
    .replaceAll(/=" | "(?=[ >])/g, (found) => found.replace(' ', ''))
    .trim();
}
