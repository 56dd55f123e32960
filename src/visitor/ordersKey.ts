export const ORDERS_KEY = 'storefront-orders';
