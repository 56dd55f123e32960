const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#123;': '{', '&#125;': '}', '&amp;': '&' };

/** HTML of the documentation as text. */
export const plainText = (html: string): string =>
  html.replaceAll(/<[^>]*>/g, '').replaceAll(/&(?:lt|gt|quot|#123|#125|amp);/g, (entity) => ENTITIES[entity] ?? entity);
