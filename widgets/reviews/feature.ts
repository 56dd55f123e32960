import { defineFeature } from '../../src/core/feature/defineFeature.ts';
import { defineWidget } from '../../src/core/mount/defineWidget.ts';
import { startReviews } from './startReviews.ts';

/** The reviews of a product, loaded when the section nears the viewport, and the same in one line. */
export const reviews = defineFeature({
  name: 'reviews',
  widgets: [
    defineWidget({
      name: 'reviews',
      when: 'visible',
      load: () => import('./Reviews.tsx').then((module) => module.parts),
    }),
    defineWidget({
      name: 'review-summary',
      when: 'visible',
      load: () => import('./Summary.tsx').then((module) => module.parts),
    }),
  ],
  start: startReviews,
});
