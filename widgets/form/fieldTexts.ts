import type { Texts } from '../../src/commerce/texts/localize.ts';

export const fieldTexts = {
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
  next: 'Next',
  back: 'Back',
  step: 'Step {step} of {steps}',
  sent: 'Thank you!',
  suggestion: '1 suggestion',
  suggestions: '{count} suggestions',
} as const;

export type FieldTexts = Texts<typeof fieldTexts>;

export const fieldTextKeys = { requiredMark: 'required' } as const;

/** Group and name of the texts that the platform groups. */
export const groupedFieldTextKeys = {
  signUp: ['email', 'signUp'],
  First: ['name', 'firstName'],
  Last: ['name', 'lastName'],
} as const;
