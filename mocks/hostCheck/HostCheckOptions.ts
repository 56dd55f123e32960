/** Facts about a platform that the check needs. Without one, the cases that need it are left out. */
export interface HostCheckOptions {
  /** The site's address: `http://127.0.0.1:4173`. */
  readonly url: string;
  /** The path of a list page that has each kind of product. Default `/store`. */
  readonly list?: string | undefined;
  /** A code that takes something off every cart. */
  readonly coupon?: string | undefined;
  /** A code that is not valid any more. */
  readonly expiredCoupon?: string | undefined;
  /** A code that counts only from a sum on that one cheap item does not reach. */
  readonly laterCoupon?: string | undefined;
  /** A customer who may sign in. */
  readonly account?: { readonly email: string; readonly password: string } | undefined;
  /** The id of a form with a captcha. */
  readonly captchaForm?: string | undefined;
  /** Where it can be shipped to. Default: New York. */
  readonly location?: { readonly country: string; readonly region: string; readonly city: string; readonly postalCode: string } | undefined;
  /** The header that carries a write's key. Default `Idempotency-Key`. */
  readonly keyHeader?: string | undefined;
  /** ms that one request may take. Default 10,000. */
  readonly deadlineMs?: number | undefined;
}
