import { FILTER_FILLED } from '../../commerce/texts/fill.ts';
import { textKey, type Catalogue, type TextFilter } from '../../commerce/texts/localize.ts';
import type { CoreFilters } from './CoreFilters.ts';
import type { Filter } from './Filter.ts';
import { ABOUT } from '../../commerce/texts/localize.ts';

/**
 * A text without placeholders is filtered as it is read; one with placeholders once they are filled, so that filters get the text that
 * is shown.
 *
 * @param filterOf what filters texts; `isFixed`: only filters that name keys
 */
export function createTextFilter(filterOf: (name: 'text', isFixed: boolean) => Filter | null): TextFilter {
  const read = (
    catalogue: Catalogue,
    texts: object,
    key: PropertyKey,
    product?: () => CoreFilters['text']['detail']['product'],
  ): unknown => {
    if (key === ABOUT) return (about: typeof product) => new Proxy(texts, { get: (own, name) => read(catalogue, own, name, about) });
    const text: unknown = texts[key as keyof typeof texts];
    if (typeof text !== 'string' || typeof key !== 'string') return text;
    const filter = filterOf('text', catalogue.fixed?.includes(key) ?? false);
    if (!filter) return text;
    const say = (value: string, values: CoreFilters['text']['detail']['values']) =>
      filter(value, () => ({ key: textKey(catalogue.name, key), values, ...(product && { product: product() }) })) as string;
    // A text object, which carries its filter to where it is filled.
    return /\{\w+\}/.test(text) ? Object.assign(Object(text) as object, { [FILTER_FILLED]: say }) : say(text, {});
  };
  return (catalogue, texts, key) => read(catalogue, texts, key);
}
