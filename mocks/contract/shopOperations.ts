import * as cart from './cart.ts';
import { part, type Operation } from './Operation.ts';
import * as products from './products.ts';

const CART = '/api/commerce/shopping-cart';
const cartAnswer = part(cart, 'cartAnswer');

/** Calls about products and the cart. */
export const shopOperations = {
  productPage: {
    feature: 'products',
    method: 'get',
    path: '/{productPage}',
    summary: 'The product of a page, at the page’s own address',
    query: { format: 'json' },
    answer: part(products, 'productAnswer'),
  },
  productList: {
    feature: 'products',
    method: 'get',
    path: '/{listPage}',
    summary: 'The products of a list, at the page’s own address',
    query: { format: 'json' },
    answer: part(products, 'listAnswer'),
  },
  readCart: {
    feature: 'cart',
    method: 'get',
    path: CART,
    summary: 'The visitor’s cart',
    query: { timecode: 'Tells readings apart; may be ignored.', mock: 'true: a made-up cart for the site’s editor.' },
    answer: part(cart, 'cart'),
  },
  addEntry: {
    feature: 'cart',
    method: 'post',
    path: `${CART}/entries`,
    summary: 'Adds to the cart; an add over the stock adds nothing',
    query: { isExpress: 'true: the cart is to have this line alone.' },
    body: part(cart, 'addRequest'),
    answer: part(cart, 'addAnswer'),
  },
  changeQuantity: {
    feature: 'cart',
    method: 'put',
    path: `${CART}/entries/{entryId}`,
    summary: 'Changes a line’s quantity',
    body: part(cart, 'quantityRequest'),
    answer: part(cart, 'updateAnswer'),
  },
  removeEntry: {
    feature: 'cart',
    method: 'delete',
    path: `${CART}/entries/{entryId}`,
    summary: 'Removes a line',
    answer: cartAnswer,
  },
  changeFields: {
    feature: 'fields',
    method: 'put',
    path: `${CART}/entries/{entryId}/additionalFields`,
    summary: 'Changes what a line was answered with',
    body: part(cart, 'fieldsRequest'),
    answer: part(cart, 'updateAnswer'),
  },
  applyCoupon: {
    feature: 'coupons',
    method: 'post',
    path: `${CART}/coupons`,
    summary: 'Enters a code; one that counts only later is taken and stands among invalidCoupons',
    body: part(cart, 'couponRequest'),
    answer: cartAnswer,
  },
  removeCoupon: {
    feature: 'coupons',
    method: 'delete',
    path: `${CART}/coupons/{code}`,
    summary: 'Removes a code',
    answer: cartAnswer,
  },
  setLocation: {
    feature: 'shipping',
    method: 'put',
    path: `${CART}/shipping-location`,
    summary: 'Says where to ship to, for costs and taxes',
    body: part(cart, 'locationRequest'),
    answer: cartAnswer,
  },
  selectOption: {
    feature: 'shipping',
    method: 'put',
    path: `${CART}/shipping-option`,
    summary: 'Chooses one of the cart’s ways of shipping',
    body: part(cart, 'optionRequest'),
    answer: cartAnswer,
  },
  stock: {
    feature: 'stock',
    method: 'get',
    path: '/api/commerce/inventory/stock/',
    summary: 'The stock of an item’s variants',
    query: { itemId: 'The item.' },
    answer: part(cart, 'stockAnswer'),
  },
  subscribe: {
    feature: 'subscriptions',
    method: 'post',
    path: '/api/3/commerce/cart/subscription',
    summary: 'Makes a subscription’s own cart',
    body: part(cart, 'subscriptionRequest'),
    answer: part(cart, 'subscriptionAnswer'),
  },
} as const satisfies Record<string, Operation>;
