import { restockGroupsSchema, restockSignUpsSchema, type RestockGroups, type RestockSignUps } from '../../../../src/owner/calls.ts';
import {
  restockSendAllSchema,
  restockSendSchema,
  restockSignUpSchema,
  type RestockSend,
  type RestockSendAll,
  type RestockSignUp,
} from '../../../../src/commerce/model/restock.ts';
import {
  reviewsAssignSchema,
  reviewSchema,
  STAR_RATINGS,
  type Review,
  type ReviewsAssign,
  type StarRating,
} from '../../../../src/commerce/model/review.ts';
import type { Kind } from './Kind.ts';

const stars: StarRating = STAR_RATINGS[4];
const restockSignUp: RestockSignUp = {
  isJoinMailingList: true,
  productId: 'p1',
  siteVisitorEmail: 'anna@example.com',
  variantId: 'v1',
  captchaToken: 't',
};
const restockSignUps: RestockSignUps = {
  signUps: [{ siteVisitorEmail: 'anna@example.com', since: 1 }],
  hasNextPage: true,
  nextPageCursor: 'x',
};
const restockGroups: RestockGroups = {
  signUpGroups: [{ productId: 'p1', variantId: 'v1', ...restockSignUps }],
  hasNextPage: false,
  nextPageCursor: null,
};
const restockSend: RestockSend = { productId: 'p1', variantId: 'v1' };
const restockSendAll: RestockSendAll = { sendRequests: [restockSend] };
const review: Review = {
  productId: 'p1',
  productName: 'Mug',
  userName: 'Anna',
  reviewDate: 1_700_000_000_000,
  starRating: stars,
  reviewText: 'Keeps the tea warm.',
  imageUrl: 'https://images.example/anna.jpg',
  productImg: null,
};
const reviewsAssign: ReviewsAssign = { isProductReviewsEnabled: true };

export const commerceKinds: readonly Kind[] = [
  [
    "a visitor's restock sign-up",
    restockSignUpSchema(),
    restockSignUp,
    ['isJoinMailingList', 'productId', 'siteVisitorEmail', 'variantId'],
  ],
  ['restock sign-ups of a variant', restockSignUpsSchema(), restockSignUps, ['signUps']],
  ['restock sign-ups of all variants', restockGroupsSchema(), restockGroups, ['signUpGroups']],
  ['a restock message', restockSendSchema(), restockSend, ['productId', 'variantId']],
  ['restock messages', restockSendAllSchema(), restockSendAll, ['sendRequests']],
  ['a review', reviewSchema(), review, ['starRating']],
  ['whether reviews are shown', reviewsAssignSchema(), reviewsAssign, ['isProductReviewsEnabled']],
];
