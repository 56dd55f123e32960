/** A refusal in words for the visitor; a write that throws it is not done. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export const refusals = {
  unknownItem: () => new Refused(404, 'That item is no longer available.'),
  unknownVariant: () => new Refused(400, 'Sorry, that item variant is unavailable. Please select another variant.'),
  notForSale: () => new Refused(400, 'That item cannot be added to a cart.'),
  notEnoughStock: () => new Refused(400, 'Sorry, we do not have enough of that item available.'),
  badQuantity: () => new Refused(400, 'Quantity must be a whole number from 1 to 9999.'),
  badFields: () => new Refused(400, 'The additional fields could not be read.'),
  unknownEntry: () => new Refused(404, 'That item is no longer in your cart.'),
  badEmail: () => new Refused(400, 'That is no e-mail address that we can write to.'),
  notSoldOut: () => new Refused(409, 'Good news: it is in stock again. Please reload the page.'),
  unknownKey: () => new Refused(400, 'This form has been open for too long. Please send it again.'),
  usedKey: () => new Refused(400, 'This form was sent already.'),
  noCaptcha: () => new Refused(400, 'Complete CAPTCHA before submitting.'),
  unknownCoupon: () => new Refused(400, 'That code is not valid.'),
  expiredCoupon: () => new Refused(400, 'That code has expired.'),
  absentCoupon: () => new Refused(404, 'That code is not in your cart.'),
  badLocation: () => new Refused(400, 'Please choose a country.'),
  unknownShippingOption: () => new Refused(400, 'That way of shipping is not available.'),
  malformed: () => new Refused(400, 'The request could not be read.'),
  badLogin: () => new Refused(401, 'That email or password is not right.'),
  notSignedIn: () => new Refused(403, 'You are not signed in.'),
  noGiftCards: () => new Refused(501, 'Gift cards cannot be bought here yet.'),
  noSubscriptions: () => new Refused(501, 'Subscriptions cannot be taken out here yet.'),
  absent: () => new Refused(501, 'This shop does not offer that.'),
  tooMany: () => new Refused(429, 'Please try again in a few seconds.'),
  tooLate: () => new Refused(504, 'The shop is taking too long. Please look whether it was done before you try again.'),
  unreachable: () => new Refused(503, 'The shop cannot be reached at the moment. Please try again in a few seconds.'),
} as const;
