import type { Texts } from '../../src/commerce/texts/localize.ts';

/** A site's `localizedStrings` override each text by its key here; {n} is a count, {average} a number of stars with one decimal. */
export const reviewTexts = {
  name: 'reviews',
  texts: {
    showMore: 'Show more',
    review: '1 review',
    reviews: '{n} reviews',
    outOfFive: '{n} out of 5 stars',
    summary: '{average} out of 5 stars, {n} reviews',
    summaryOfOne: '{average} out of 5 stars, 1 review',

    reviewsTitle: 'Reviews',
    reviewsLoading: 'Loading reviews…',
    reviewPhoto: 'Photo from {name}',
    reviewPhotoUnnamed: 'Photo from a customer',
    previousPhoto: 'Previous photo',
    nextPhoto: 'Next photo',
    photoOf: 'Photo {n} of {count}',

    reviewsSort: 'Sort by',
    sortFeatured: 'Featured',
    sortNewest: 'Newest',
    sortHighest: 'Highest rating',
    sortLowest: 'Lowest rating',
    reviewsFilter: 'Show',
    filterAll: 'All stars',
    filterStars: '{n} stars ({count})',
    filterOneStar: '1 star ({count})',

    reviewsAdded: '{n} more reviews shown.',
    reviewAdded: '1 more review shown.',
    reviewsMatching: '{n} reviews match.',
    reviewMatching: '1 review matches.',
  },
} as const;

export type ReviewTexts = Texts<typeof reviewTexts>;
