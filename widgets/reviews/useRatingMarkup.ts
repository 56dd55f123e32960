import { useLayoutEffect } from 'react';

const LINKED_DATA = 'script[type="application/ld+json"]';

/**
 * Tells search engines of the rating (https://schema.org/AggregateRating), unless the page does so itself or another part of ours has.
 * @param name of the product; `null`: the page does not say
 * @param average 1 to 5
 */
export function useRatingMarkup(name: string | null, average: number, count: number): void {
  useLayoutEffect(() => {
    if (count === 0 || isStated()) return undefined;
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    const rating = {
      '@type': 'AggregateRating',
      ratingValue: Number(average.toFixed(2)),
      reviewCount: count,
      bestRating: 5,
      worstRating: 1,
    };
    const product = { '@context': 'https://schema.org', '@type': 'Product', name: name ?? document.title, aggregateRating: rating };
    // As a node: under Trusted Types a script's text may not be set. Escaped, should the page ever be written out again.
    script.append(JSON.stringify(product).replaceAll('<', String.raw`\u003c`));
    document.head.append(script);
    return () => script.remove();
  }, [name, average, count]);
}

const isStated = (): boolean =>
  document.querySelector('[itemprop="aggregateRating"]') !== null ||
  [...document.querySelectorAll(LINKED_DATA)].some((script) => /"AggregateRating"|"aggregateRating"/.test(script.textContent ?? ''));
