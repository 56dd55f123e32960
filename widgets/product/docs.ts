import type { FeatureDocs } from '../../src/core/feature/FeatureDocs.ts';
import type { product } from './feature.ts';

export const productDocs: FeatureDocs<typeof product> = {
  events: {
    'variant-change': { when: 'another variant is selected, or none any more', detail: '<code>itemId, variant, selection</code>' },
    'quick-view': { when: 'the visitor looks at a product in a lightbox', detail: '<code>itemId</code>' },
    'product-viewed': { when: "the page is a product's; once", detail: '<code>itemId</code>' },
  },
  settings: {},
  texts: {},
};
