import { describe, expect, it } from 'vitest';
import {
  addRefusalTexts,
  allProductTexts,
  shopTexts,
  captchaTexts,
  cartFailureTexts,
  cartTexts,
  formTexts,
  heldTexts,
  instalmentTexts,
  productTexts,
  restockTexts,
  subscriptionTexts,
  summaryTexts,
} from '../../support/englishTexts.ts';

// Every text literally, because a changed character changes customers' pages.
describe('what our pages say by default', () => {
  it('words the product page', () => {
    expect(productTexts).toStrictEqual({
      addToCart: 'Add To Cart',
      subscribe: 'Subscribe',
      adding: 'Adding\u2026',
      added: 'Added!',
      buyNow: 'Buy Now',
      inStock: 'In Stock',
      soldOut: 'Sold Out',
      soldOutMark: 'sold out',
      saleMark: 'sale',
      soldOutChoice: '{choice} ({soldOut})',
      lowStock: 'Only {qtyInStock} left!',
      quickView: 'Quick View',
      selectValue: 'Select Value',
      selectVariant: 'Select {variantName}',
      quantity: 'Quantity:',
      unavailable: 'Unavailable',
      fromPrice: 'from {fromPrice}',
      salePrice: 'Sale Price:',
      originalPrice: 'Original Price:',
      unitPrice: '{price} / {unit}',
    });
  });

  it('words why nothing is added', () => {
    expect(addRefusalTexts).toStrictEqual({
      selectOneOption: 'Please select the {option} option.',
      selectTwoOptions: 'Please select the {option1} and {option2} options.',
      selectMoreOptions: 'Please select the {options}, and {lastOption} options.',
      listSeparator: ', ',
      variantUnavailable: 'Sorry, that item variant is unavailable. Please select another variant.',
      notEnoughStock: 'Sorry, we do not have enough of that item available.',
      quantityNotNumber: 'Quantity must be a number.',
      quantityNotWhole: 'Quantity must be a whole number',
      quantityOutOfRange: 'Quantity must be between {min} and {max}.',
      planUnknown: 'Sorry, this subscription cannot be ordered here. Nothing has been added to your cart.',
      notHere: 'Sorry, this item cannot be added from here.',
      unreadableItem: 'This item cannot be added right now. Please try again later.',
      selectDenomination: 'Select a denomination for the Gift Card',
    });
  });

  it('words the cart and a failed add', () => {
    expect(cartTexts).toStrictEqual({
      listSeparator: ', ',
      unableToAdd: 'Unable to Add Item',
      unableToPurchase: 'Unable to Purchase Item',
      unableToPurchaseGiftCard: 'Unable to purchase Gift Card',
      unableToUpdate: 'Unable to Update Cart',
      unableToApplyCoupon: 'Unable to Apply Code',
      offlineTitle: 'You Are Offline',
      offlineAdd: 'The item is added to your cart as soon as you are back online.',
      offlineChanges: 'Your changes are not sent yet. They are kept, and sent as soon as you are back online.',
      viewCart: 'View Cart',
      cartTitle: 'Shopping Cart',
      itemSuffix: 'item',
      itemsSuffix: 'items',
      overHundred: '100+',
      overHundredLabel: 'More than 100 items in cart',
      oneItemLabel: '1 item in cart',
      itemsLabel: '{count} items in cart',
      addedAnnouncement: '{quantity} × {title} added to cart. {count} in cart.',
      untitledItem: 'Item',
    });
    expect(shopTexts).toStrictEqual({
      ok: 'OK',
      close: 'Close',
      unknownError: 'Unknown error, please try again later.',
      unreachable: 'The shop could not be reached. Please check your connection and try again.',
    });
    expect(allProductTexts).toStrictEqual({
      ...productTexts,
      priceNote: '',
      decreaseQuantity: 'Decrease quantity',
      increaseQuantity: 'Increase quantity',
      quantityLimit: 'Only {available} available.',
      quantityLimitInCart: 'Only {available} more available; {inCart} in your cart already.',
    });
    expect(cartFailureTexts).toStrictEqual({
      sessionExpired: 'Your session has expired. Please reload the page and try again.',
      cookiesDisabled: 'Please enable cookies in your browser, reload the page, and try again.',
      tooManyRequests: 'Please try again in a few seconds.',
      unknownError: 'Unknown error, please try again later.',
      unreachable: 'The shop could not be reached. Please check your connection and try again.',
      noAnswer: 'The shop did not answer in time. Please try again.',
      notConfirmed: 'We could not confirm this yet. Your cart will show it as soon as we can.',
    });
  });

  it('words what is said when a file never comes', () => {
    expect(heldTexts).toStrictEqual({
      unreachable: 'The shop could not be reached. Please check your connection and try again.',
      formUnreachable:
        'The form could not be loaded, and nothing was sent. Your text is still here. Please check your connection and try again.',
    });
  });

  it('words forms', () => {
    expect(formTexts).toStrictEqual({
      tooManyRequests: 'Please try again in a few seconds.',
      noAnswer: 'The shop did not answer in time. Please try again.',
      required: 'Required',
      tooLong: 'You have exceeded the character limit.',
      numberInvalid: 'Please enter a number.',
      amountInvalid: 'Please enter an amount.',
      dateInvalid: 'Please enter a valid date.',
      timeInvalid: 'Please enter a valid time.',
      phoneInvalid: 'Please enter a valid phone number.',
      emailInvalid: 'Email is not valid. Email addresses should follow the format {email}.',
      saving: 'Saving\u2026',
      submitting: 'Submitting\u2026',
      processingError: 'Error processing form submission. Please reload and try again.',
      unknownError: 'Unknown error, please try again later.',
      noSubmissionKey: 'Could not get a form submission key, please try again later.',
      unparsable: 'Could not parse the form fields, please check your entries.',
      invalidFields: 'One or more fields is invalid, please check your entries.',
      problemBelow: 'Your form has encountered a problem. Please scroll down to review.',
      problemAbove: 'Your form has encountered a problem. Please scroll up to review.',
      unauthorized: 'Unable to submit form. Please try again later.',
      notConfigured: 'This form has not been configured yet.',
      sessionExpired: 'Your session has expired. Please reload the page and try again.',
      cookiesDisabled: 'Please enable cookies in your browser, reload the page, and try again.',
      unreachable: 'The shop could not be reached. Please check your connection and try again.',
      rateLimited: 'Unable to submit form. Submission rate limit exceeded. Please try again later.',
      serverError: 'Unable to send form. Please try again later.',
      notSent: 'This form was not sent before you left the page. Please send it again.',
      maybeSent: 'This form may have arrived already, but we could not confirm it. Do you want to send it again?',
    });
  });

  it('words captcha, restock, instalments and form summaries', () => {
    expect(captchaTexts).toStrictEqual({
      incomplete: 'Complete CAPTCHA before submitting.',
      notSetUp: 'ReCaptcha has not been set up!',
      captchaTitle: 'CAPTCHA',
      captchaUnavailable: 'The CAPTCHA could not be loaded. Nothing that you have entered is lost.',
      captchaRetry: 'Try again',
    });
    expect(restockTexts).toStrictEqual({
      emailBlank: 'Email cannot be blank',
      emailInvalid: 'Email is invalid',
      callToAction: 'Get notified by email when this product is in stock',
      emailLabel: 'Your email',
      signUp: 'Sign Up',
      mailingList: 'Sign up to receive news and updates.',
      success: 'Thank you. We will email you when it is back in stock.',
    });
    expect(instalmentTexts).toStrictEqual({
      offer: '{payments} interest-free payments of {amount}',
      ordersOver: 'available for orders over {amount}',
      ordersUpTo: 'available for orders up to {amount}',
      offerBy: '{offer} with {brand}',
      rangeBy: '{brand} {offer}',
      afterpay: 'Afterpay',
      clearpay: 'Clearpay',
      klarna: 'Klarna',
      moreAbout: 'More about {brand}',
    });
    expect(summaryTexts).toStrictEqual({
      noAnswer: 'N/A',
      stronglyDisagree: 'Strongly Disagree',
      disagree: 'Disagree',
      neutral: 'Neutral',
      agree: 'Agree',
      stronglyAgree: 'Strongly Agree',
    });
  });

  it('words subscriptions', () => {
    expect(subscriptionTexts).toStrictEqual({
      unavailable: 'Unavailable',
      singlePrice: '{price} {period}',
      multiplePrices: 'from {fromPrice} {period}',
      everyWeek: 'every week',
      everyWeeks: 'every {billingPeriodValue} weeks',
      everyMonth: 'every month',
      everyMonths: 'every {billingPeriodValue} months',
      everyYear: 'every year',
      everyYears: 'every {billingPeriodValue} years',
      forWeek: 'for {duration} week',
      forWeeks: 'for {duration} weeks',
      forMonth: 'for {duration} month',
      forMonths: 'for {duration} months',
      forYear: 'for {duration} year',
      forYears: 'for {duration} years',
      once: 'Buy once',
      subscribe: 'Subscribe',
      howOften: 'How often',
    });
  });
});
