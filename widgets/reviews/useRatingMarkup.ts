import { useLayoutEffect } from 'react';

const LINKED_DATA = 'script[type="application/ld+json"]';

/**
 * Adds structured data of the rating (https://schema.org/AggregateRating) unless the page or another widget has it.
 *
 * @param name of the product; `null`: unknown
 *
 * @param average 1 to 5
 */
export function useRatingMarkup(name: string | null, average: number, count: number): void {
  useLayoutEffect(() => {
    if (count === 0 || isStated()) return undefined;
    const rating = {
      '@type': 'AggregateRating',
      ratingValue: Number(average.toFixed(2)),
      reviewCount: count,
      bestRating: 5,
      worstRating: 1,
    };
    const product = { '@context': 'https://schema.org', '@type': 'Product', name: name ?? document.title, aggregateRating: rating };
    // Escaped for when the page is serialised.
    const script = createDataScript(JSON.stringify(product).replaceAll('<', String.raw`\u003c`));
    document.head.append(script);
    return () => script.remove();
  }, [name, average, count]);
}

/**
 * Trusted Types refuse the text of a new script even if it is data; a copy of an already started script is not checked again.
 * https://html.spec.whatwg.org/multipage/scripting.html#prepare-the-script-element
 */
function createDataScript(text: string): HTMLScriptElement {
  const programs = document.querySelectorAll<HTMLScriptElement>('script:not([type]),script[type="module"],script[type="text/javascript"]');
  const script = (programs[0]?.cloneNode() as HTMLScriptElement | undefined) ?? document.createElement('script');
  for (const name of script.getAttributeNames()) script.removeAttribute(name);
  script.type = 'application/ld+json';
  script.append(text);
  return script;
}

const isStated = (): boolean =>
  document.querySelector('[itemprop="aggregateRating"]') !== null ||
  [...document.querySelectorAll(LINKED_DATA)].some((script) => /"AggregateRating"|"aggregateRating"/.test(script.textContent ?? ''));
