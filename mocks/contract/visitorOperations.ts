import { part, type Operation } from './Operation.ts';
import * as products from './products.ts';
import * as visitors from './visitors.ts';

const RESTOCK = '/api/site-users/account/notifications/restock';
const SESSION = '/api/site-users/account/session';
const PLACES = '/api/google-maps/places';

/** Calls about what visitors say and are asked. */
export const visitorOperations = {
  reviews: {
    feature: 'reviews',
    method: 'get',
    path: '/api/commerce/product/reviews/{productId}',
    summary: 'A product’s reviews',
    answer: part(products, 'reviewsAnswer'),
  },
  reviewsEnabled: {
    feature: 'reviews',
    method: 'get',
    path: '/api/commerce/product/reviews/assign',
    summary: 'Whether the site shows reviews',
    answer: part(products, 'reviewsEnabledAnswer'),
  },
  formKey: {
    feature: 'forms',
    method: 'post',
    path: '/api/form/FormSubmissionKey',
    summary: 'A key for one submission',
    answer: part(visitors, 'keyAnswer'),
  },
  submitForm: {
    feature: 'forms',
    method: 'post',
    path: '/api/form/SaveFormSubmission',
    summary: 'Submits a form; the same submission with the same key again is answered, not saved twice',
    body: part(visitors, 'formRequest'),
    answer: null,
  },
  validateForm: {
    feature: 'forms',
    method: 'post',
    path: '/api/rest/forms/validate/{formId}',
    summary: 'Judges answers; a refusal names the faulty fields in errors',
    body: part(visitors, 'answersRequest'),
    answer: null,
  },
  formTemplate: {
    feature: 'forms',
    method: 'get',
    path: '/api/template/GetTemplateSchema',
    summary: 'The form of a kind of block',
    query: { type: 'The kind.' },
    answer: part(visitors, 'formTemplate'),
  },
  restockSignUp: {
    feature: 'restock',
    method: 'post',
    path: RESTOCK,
    summary: 'Asks to be told when a sold-out variant is there again',
    body: part(visitors, 'restockRequest'),
    answer: null,
  },
  restockGroups: {
    feature: 'restockOwner',
    method: 'get',
    path: `${RESTOCK}/groups`,
    summary: 'Who waits, by variant; for the owner',
    query: { cursor: 'Where the next page begins.' },
    answer: part(visitors, 'signUpGroupsAnswer'),
  },
  restockList: {
    feature: 'restockOwner',
    method: 'get',
    path: RESTOCK,
    summary: 'Who waits for a variant; for the owner',
    query: { productId: 'The product.', variantId: 'The variant.', cursor: 'Where the next page begins.' },
    answer: part(visitors, 'signUpsAnswer'),
  },
  restockSend: {
    feature: 'restockOwner',
    method: 'post',
    path: `${RESTOCK}/send`,
    summary: 'Writes to those who wait for a variant; for the owner',
    body: part(visitors, 'sendRequest'),
    answer: null,
  },
  restockSendAll: {
    feature: 'restockOwner',
    method: 'post',
    path: `${RESTOCK}/send/all`,
    summary: 'Writes to those who wait for some variants; for the owner',
    body: part(visitors, 'sendAllRequest'),
    answer: null,
  },
  signIn: {
    feature: 'account',
    method: 'post',
    path: SESSION,
    summary: 'Signs a customer in',
    body: part(visitors, 'sessionRequest'),
    answer: part(visitors, 'sessionAnswer'),
  },
  signOut: {
    feature: 'account',
    method: 'delete',
    path: SESSION,
    summary: 'Signs out; needs the header X-SiteUser-XSRF-Token',
    query: { cloneCart: 'true: the cart stays.' },
    answer: null,
  },
  placeSuggestions: {
    feature: 'places',
    method: 'get',
    path: `${PLACES}/autocomplete`,
    summary: 'Addresses that begin like this',
    query: { input: 'What was typed.' },
    answer: part(visitors, 'placesAnswer'),
  },
  placeDetails: {
    feature: 'places',
    method: 'get',
    path: `${PLACES}/details`,
    summary: 'The parts of an address',
    query: { placeId: 'The address.', productPage: 'Where it is asked from.', productSection: 'In which part of the page.' },
    answer: part(visitors, 'placeAnswer'),
  },
  speedSettings: {
    feature: 'pageSpeed',
    method: 'get',
    path: '/api/1/performance/settings',
    summary: 'Whether page speed is measured, and a name for this load',
    answer: part(visitors, 'speedSettingsAnswer'),
  },
} as const satisfies Record<string, Operation>;
