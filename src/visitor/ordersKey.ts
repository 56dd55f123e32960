/** Where the ids of orders stand, in local storage, that were told already. */
export const ORDERS_KEY = 'storefront-orders';
