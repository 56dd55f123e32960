import { defineWidget } from '../../src/core/mount/defineWidget.ts';

/** What customers say of a product, loaded when the section comes near. */
export const reviews = defineWidget({
  name: 'reviews',
  when: 'visible',
  load: () => import('./Reviews.tsx').then((module) => module.parts),
});

/** The same in one line: how many, and how they rate. */
export const reviewSummary = defineWidget({
  name: 'review-summary',
  when: 'visible',
  load: () => import('./Summary.tsx').then((module) => module.parts),
});
