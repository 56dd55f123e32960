import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Review } from '../../../src/commerce/model/review.ts';
import { openWidgets, type OpenPage } from '../openWidgets.ts';

let page: OpenPage | null = null;
beforeEach(() => {
  // Without IntersectionObserver everything counts as near.
  vi.stubGlobal('IntersectionObserver', undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  page?.close();
  page = null;
});

const reviews = (count: number): readonly Review[] =>
  Array.from({ length: count }, (_, index) => ({
    productId: 'mug',
    productName: index === 0 ? 'Breakfast Mug' : null,
    userName: `Customer ${index}`,
    reviewDate: null,
    starRating: '4',
    reviewText: '',
    imageUrl: null,
    productImg: index === 0 ? '/mug.jpg' : null,
  }));

async function open(count: number, html = ''): Promise<OpenPage> {
  const opened = (page = await openWidgets(`${html}<div data-storefront="reviews" data-product-id="mug"></div>`));
  const answer = (last: 'assign' | 'mug', value: unknown) =>
    vi.waitFor(() => opened.api.calls.find(({ name }) => name.endsWith(`/${last}`))!.answer(value));
  await answer('assign', { isProductReviewsEnabled: true });
  await answer('mug', reviews(count));
  await screen.findByText('Customer 0');
  return opened;
}
const markup = () => [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => textContent);

describe('reviews', () => {
  it.each([
    [11, '1 more review shown.'],
    [13, '3 more reviews shown.'],
    [40, '10 more reviews shown.'],
  ])('of %i customers say how many more are shown', async (count, said) => {
    const { announced } = await open(count);
    fireEvent.click(screen.getByText('Show more'));
    await vi.waitFor(() => expect(announced).toEqual([said]));
  });

  it('of one customer are counted: one', async () => {
    await open(1);
    expect(document.querySelector('.storefront-review-count')?.textContent).toBe('1 review');
  });

  it('show a product’s name and picture where they are given', async () => {
    await open(2);
    expect([...document.querySelectorAll('.storefront-review-product')].map((line) => line.textContent)).toEqual(['Breakfast Mug']);
    expect(document.querySelector('.storefront-review-product img')?.getAttribute('src')).toMatch(/\/mug\.jpg$/);
  });

  it('tell search engines of the rating, unless the page does so itself', async () => {
    await open(2);
    expect(markup().map((text) => (JSON.parse(text ?? '') as { aggregateRating: object }).aggregateRating)).toMatchObject([
      { '@type': 'AggregateRating', ratingValue: 4, reviewCount: 2 },
    ]);
    page?.close();
    const own = '{"@type":"Product","aggregateRating":{"@type":"AggregateRating","ratingValue":5,"reviewCount":1}}';
    await open(2, `<script type="application/ld+json">${own}</script>`);
    expect(markup()).toEqual([own]);
    page?.close();
    await open(2, '<p itemprop="aggregateRating">5</p>');
    expect(markup()).toEqual([]);
  });
});
