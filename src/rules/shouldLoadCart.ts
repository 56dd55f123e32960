/** What the page knows about the visitor before any call is made. */
export interface CartEvidence {
  readonly authenticated: boolean;
  /** Value of the has-cart cookie; null when there is none. */
  readonly hasCartCookie: string | null;
  /** Value of the cart cookie; null when there is none. */
  readonly cartCookie: string | null;
}

/** A cart is loaded only for an authenticated user, when the has-cart cookie equals true, or when a cart cookie exists (spec §4). */
export function shouldLoadCart({ authenticated, hasCartCookie, cartCookie }: CartEvidence): boolean {
  return authenticated || hasCartCookie === 'true' || cartCookie !== null;
}
