import type { Texts } from '../../src/commerce/texts/localize.ts';

/**
 * What a form says beside its errors: the parts of its fields by their ids (spec §3), and its controls. A site overrides a text under
 * the key it has here, some also as {@link fieldTextKeys} and {@link groupedFieldTextKeys} say.
 */
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

/** The platform's names for {@link fieldTexts} in a form's `localizedStrings`. */
export const fieldTextKeys = { requiredMark: 'required' } as const;

/** Those that stand in a group there: group and name. */
export const groupedFieldTextKeys = {
  signUp: ['email', 'signUp'],
  First: ['name', 'firstName'],
  Last: ['name', 'lastName'],
} as const;
