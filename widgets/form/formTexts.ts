import type { FailureTexts } from '../../src/commerce/texts/failureText.ts';
import type { Texts } from '../../src/commerce/texts/localize.ts';

/** A site's `localizedStrings`, or those of the form's context, override each text by its key here. */
export const formTexts = {
  name: 'form',
  texts: {
    required: 'Required',
    tooLong: 'You have exceeded the character limit.',
    emailInvalid: 'Email is not valid. Email addresses should follow the format {email}.',
    numberInvalid: 'Please enter a number.',
    amountInvalid: 'Please enter an amount.',
    dateInvalid: 'Please enter a valid date.',
    timeInvalid: 'Please enter a valid time.',
    phoneInvalid: 'Please enter a valid phone number.',

    saving: 'Saving…',
    submitting: 'Submitting…',

    processingError: 'Error processing form submission. Please reload and try again.',
    noSubmissionKey: 'Could not get a form submission key, please try again later.',
    unparsable: 'Could not parse the form fields, please check your entries.',
    invalidFields: 'One or more fields is invalid, please check your entries.',
    problemBelow: 'Your form has encountered a problem. Please scroll down to review.',
    problemAbove: 'Your form has encountered a problem. Please scroll up to review.',
    unauthorized: 'Unable to submit form. Please try again later.',
    notConfigured: 'This form has not been configured yet.',
    rateLimited: 'Unable to submit form. Submission rate limit exceeded. Please try again later.',
    serverError: 'Unable to send form. Please try again later.',
    notSent: 'This form was not sent before you left the page. Please send it again.',
    maybeSent: 'This form may have arrived already, but we could not confirm it. Do you want to send it again?',
  },
} as const;

export type FormTexts = Texts<typeof formTexts> & FailureTexts;

export const fieldTexts = {
  name: 'form',
  texts: {
    First: 'First Name',
    Last: 'Last Name',
    Line1: 'Address 1',
    Line2: 'Address 2',
    City: 'City',
    State: 'State/Province',
    Zip: 'Zip/Postal Code',
    Country: 'Country',
    Areacode: 'Area Code',
    Prefix: 'Prefix',
    Line: 'Line',
    Month: 'Month',
    Day: 'Day',
    Year: 'Year',
    Hour: 'Hour',
    Minute: 'Minute',
    Second: 'Second',
    Ampm: 'AM/PM',
    email: 'Email Address',
    signUp: 'Sign up for news and updates',
    requiredMark: '(required)',
    selectOne: 'Select an option',
    counter: '{count} / {max}',
    submit: 'Submit',
    submitNewsletter: 'Sign up',
    next: 'Next',
    back: 'Back',
    step: 'Step {step} of {steps}',
    sent: 'Thank you!',
    suggestion: '1 suggestion',
    suggestions: '{count} suggestions',
  },
} as const;

export type FieldTexts = Texts<typeof fieldTexts>;

/** Group and name of the texts that the platform groups. */
export const groupedFieldTextKeys = {
  signUp: ['email', 'signUp'],
  First: ['name', 'firstName'],
  Last: ['name', 'lastName'],
} as const;
