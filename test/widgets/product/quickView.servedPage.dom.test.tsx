import { fireEvent, waitFor } from '@testing-library/react';
import { describe, it } from 'vitest';
import { one } from '../../core/page/openPage.ts';
import { expectServedPageUntouched, type Interactions } from '../expectServedPageUntouched.ts';

const tile = (opener: string) => `<article><a href="/p/mug">The mug</a>${opener}</article>`;
const served = (inside: string) =>
  `<div class="sqs-product-quick-view-button-wrapper"><span class="sqs-product-quick-view-button" role="button" tabindex="0" id="opener" data-id="mug" data-group="g">${inside}</span></div>`;

const interactions: Interactions = {
  'it is pressed': () => fireEvent.click(one('#opener')),
  'its product is shown': async ({ api }) => {
    api.calls
      .at(-1)!
      .answer({ id: 'mug', collectionId: 'shop', title: 'The mug', pictures: [], excerpt: '<p>Tea.</p>', data: { variants: [] } });
    await waitFor(() => one('[role="dialog"]'), { timeout: 20_000 });
  },
  'it is closed': async () => {
    fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
    await waitFor(() => document.querySelector('[role="dialog"]') === null || Promise.reject(new Error('It is still open.')));
  },
};

describe('the law of the served page: the opener of a quick view', () => {
  it.each([
    ['7 and 7.1', tile(served('<b>Look</b> closer<!-- a -->')), {}],
    ['7 and 7.1, without a label', tile(served(' ')), {}],
    ['our hooks', tile('<button data-storefront="quick-view" id="opener">Look</button>'), undefined],
  ])('markup %s', async (_markup, html, context) => expectServedPageUntouched(html, interactions, context));
});
