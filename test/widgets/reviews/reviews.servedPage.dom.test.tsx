import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, it, vi } from 'vitest';
import type { Review } from '../../../src/commerce/model/review.ts';
import { one } from '../../core/page/openPage.ts';
import { expectServedPageUntouched, type Interactions } from '../expectServedPageUntouched.ts';
import type { OpenPage } from '../openWidgets.ts';

beforeEach(() => {
  // Without IntersectionObserver everything counts as near.
  vi.stubGlobal('IntersectionObserver', undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const REVIEWS: readonly Review[] = Array.from({ length: 12 }, (_, index) => ({
  productId: 'mug',
  productName: 'Mug',
  userName: `Customer ${index}`,
  reviewDate: '2026-05-01',
  starRating: index % 2 ? '4' : '5',
  reviewText: 'Very good.',
  imageUrl: index === 0 ? '/a.jpg' : null,
  productImg: null,
}));
const answer = async (page: OpenPage, what: 'assign' | 'mug', value: unknown) => {
  await vi.waitFor(() => page.api.calls.find(({ name }) => name === `commerce/product/reviews/${what}`)!.answer(value));
};
const comes = async (page: OpenPage) => {
  await answer(page, 'assign', { isProductReviewsEnabled: true });
  await answer(page, 'mug', REVIEWS);
  await screen.findByText('Customer 9');
};
const INTERACTIONS: Interactions = {
  'the reviews come': comes,
  'more are asked for': async () => {
    fireEvent.click(screen.getByText('Show more'));
    await screen.findByText('Customer 11');
  },
  'they are filtered': () => fireEvent.change(screen.getAllByRole('combobox')[1]!, { target: { value: '4' } }),
  'a picture is looked at': async () => {
    fireEvent.change(screen.getAllByRole('combobox')[1]!, { target: { value: '' } });
    fireEvent.click(await vi.waitFor(() => one('.storefront-review-image')));
    await screen.findByRole('dialog', { hidden: true });
  },
  'it is closed': async () => {
    fireEvent.click(one('.lightbox-close'));
    await vi.waitFor(() => {
      if (screen.queryByRole('dialog', { hidden: true })) throw new Error('The dialog is still there.');
    });
  },
};
const SECTION =
  '<section data-storefront="reviews" data-product-id="mug"><h2>What <b>others</b> say<!-- a --></h2> Nothing yet. <p id="p">Write one</p></section>';

describe('the law of the served page: reviews', () => {
  it('is kept by a section with content of the server’s', () => expectServedPageUntouched(SECTION, INTERACTIONS));

  it('is kept by an empty section, and by a summary with content', () =>
    expectServedPageUntouched(
      '<p data-storefront="review-summary" data-product-id="mug">No <i>stars</i></p><div data-storefront="reviews" data-product-id="mug"></div>',
      INTERACTIONS,
    ));

  it('is kept where nobody has said anything', () =>
    expectServedPageUntouched(SECTION, {
      'none come': async (page) => {
        await answer(page, 'assign', { isProductReviewsEnabled: true });
        await answer(page, 'mug', []);
      },
    }));
});
