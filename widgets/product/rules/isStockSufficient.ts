/** Stock as the stock call answers it (spec §7); `qtyInStock` null: the server does not say. */
export interface StockLevel {
  readonly unlimited: boolean;
  readonly qtyInStock: number | null;
}

/**
 * Whether a product with an additional-fields form may ask the visitor to fill it in: unlimited, or stock above what the cart
 * already holds (spec §5). Unknown stock is left to the server at the add.
 */
export function isStockSufficient(stock: StockLevel, quantityInCart: number): boolean {
  return stock.unlimited || stock.qtyInStock === null || stock.qtyInStock > (quantityInCart > 0 ? quantityInCart : 0);
}
