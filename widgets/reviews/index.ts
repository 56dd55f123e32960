import { defineWidget } from '../../src/core/mount/defineWidget.ts';

/** Loaded when the section nears the viewport. */
export const reviews = defineWidget({
  name: 'reviews',
  when: 'visible',
  load: () => import('./Reviews.tsx').then((module) => module.parts),
});

export const reviewSummary = defineWidget({
  name: 'review-summary',
  when: 'visible',
  load: () => import('./Summary.tsx').then((module) => module.parts),
});
