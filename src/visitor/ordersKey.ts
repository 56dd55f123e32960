/** Ids of the orders that were reported in this browser. */
export const ORDERS_KEY = 'storefront-orders';

/** Ids of those that the platform has not accepted. */
export const LOST_ORDERS_KEY = 'storefront-lost-orders';
