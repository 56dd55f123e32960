/** A refusal's HTTP status and message. */
export interface Refusal {
  readonly status: number;
  readonly error: string;
}

export const refusals = {
  unknownItem: { status: 404, error: 'That item is no longer available.' },
  unknownVariant: { status: 400, error: 'Sorry, that item variant is unavailable. Please select another variant.' },
  notForSale: { status: 400, error: 'That item cannot be added to a cart.' },
  notEnoughStock: { status: 400, error: 'Sorry, we do not have enough of that item available.' },
  badQuantity: { status: 400, error: 'Quantity must be a whole number from 1 to 9999.' },
  noSubscription: { status: 400, error: 'That item cannot be subscribed to.' },
  badFields: { status: 400, error: 'The additional fields could not be read.' },
  unknownEntry: { status: 404, error: 'That item is no longer in your cart.' },
  badEmail: { status: 400, error: 'That is no e-mail address that we can write to.' },
  notSoldOut: { status: 409, error: 'Good news: it is in stock again. Please reload the page.' },
  unknownKey: { status: 400, error: 'This form has been open for too long. Please send it again.' },
  usedKey: { status: 400, error: 'This form was sent already.' },
  noCaptcha: { status: 400, error: 'Complete CAPTCHA before submitting.' },
  unknownTemplate: { status: 404, error: 'There is no such form.' },
  unknownPlace: { status: 404, error: 'There is no such place.' },
  unknownCoupon: { status: 400, error: 'That code is not valid.' },
  expiredCoupon: { status: 400, error: 'That code has expired.' },
  absentCoupon: { status: 404, error: 'That code is not in your cart.' },
  badLocation: { status: 400, error: 'Please choose a country.' },
  unknownShippingOption: { status: 400, error: 'That way of shipping is not available.' },
  malformed: { status: 400, error: 'The request could not be read.' },
} as const satisfies Record<string, Refusal>;
