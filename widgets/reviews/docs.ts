import { describeTexts } from '../../src/core/feature/FeatureDocs.ts';
import { reviewTexts } from './reviewTexts.ts';

export const reviewDocs = {
  texts: describeTexts([reviewTexts], {
    showMore: 'button that loads more reviews',
    review: 'number of reviews, one',
    reviews: 'number of reviews, {n}',
    outOfFive: 'the stars of a review; read out',
    summary: 'the stars of a product; read out',
    summaryOfOne: 'the same with one review; read out',
    reviewsTitle: 'heading of the section',
    reviewsLoading: 'while reviews are loaded',
    reviewPhoto: 'the name of a photo; {name} is the customer; read out',
    reviewPhotoUnnamed: 'the same for a customer without a name; read out',
    previousPhoto: "button in the photos' dialog; read out",
    nextPhoto: "button in the photos' dialog; read out",
    photoOf: 'which photo is shown: {n} of {count}; read out',
    reviewsSort: 'label of the choice of an order',
    sortFeatured: 'an order: as the shop has it',
    sortNewest: 'an order: newest first',
    sortHighest: 'an order: most stars first',
    sortLowest: 'an order: fewest stars first',
    reviewsFilter: 'label of the choice of stars',
    filterAll: 'the choice of all',
    filterStars: 'the choice of those with {n} stars; {count} is how many there are',
    filterOneStar: 'the choice of those with one star',
    reviewsAdded: 'read out after more were loaded',
    reviewAdded: 'the same for one',
    reviewsMatching: 'read out after a choice of stars',
    reviewMatching: 'the same for one',
  }),
} as const;
