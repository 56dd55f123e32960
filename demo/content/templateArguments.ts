const NUMBER =
  '"group" or "no-group", "round:" up, down, ceiling, floor, half-up, half-down or half-even, "minint:", "minfrac:", "maxfrac:", "minsig:", "maxsig:" and a count of digits';
const DATE =
  '"date", "time" or "datetime", each with ":short", ":medium", ":long" or ":full"; letters of fields such as yMMMd; "calendar:"';
const REFERENCES = 'what the message names by number, as references; "name:reference" for what it names by name';
const WANTED_SIZE = 'the size in pixels that is wanted';
const COMPARED =
  'with one, what the value is compared with; with two, both sides. JSON, or a reference; for texts with blanks write :a:"x y"';
const DIVIDED = 'what is looked at in place of the value: a number, or a reference';
const SEARCHED =
  'none: whatever is there; a path: one where that is something; a reference and a path: the same, where elements are keys of what the reference names';

/** Meaning of the arguments of formatters and predicates, in order; those not listed take none. */
export const TEMPLATE_ARGUMENTS: Readonly<Record<string, string>> = {
  apply:
    'the name of a macro or partial; "private", so that it sees nothing around the value; any number of key=value, which it finds in @args',
  'child-image-meta': 'which of the items, the first is 0; default 0',
  cycle: 'the list that is gone through, by the value’s number from 1 on',
  date: 'a pattern such as %B %d, %Y',
  datetime: `${DATE}; "context:begin-sentence"; default: a long date`,
  'datetime-interval': `${DATE}; default: the time within a day, else the date`,
  datetimefield: 'any: it prints nothing',
  decimal: `"style:" decimal, short, long, scientific, percent or permille; ${NUMBER}`,
  'find-first': SEARCHED,
  'find-last': SEARCHED,
  format: 'references, for {0}, {1} and so on of the value',
  get: 'references, whose values are the keys, one within the other',
  image: 'the class of the picture; default thumb-image',
  'image-color': 'none: attributes with all colours; a corner such as topLeft: its colour; with a property: a declaration of that colour',
  'key-by': 'the path whose value is each element’s key',
  lookup: 'a reference, whose value is the name that is looked up',
  message: REFERENCES,
  mod: 'the divisor; default 2',
  money: `"style:" symbol, accounting, code, name or short; "symbol:narrow"; ${NUMBER}`,
  'i18n-money-format': 'the locale; default: the page’s',
  output: 'what is printed in place of the value, joined by blanks',
  'percentage-format': '"trim": no zeros at the end',
  plural: REFERENCES,
  pluralize: 'the ending for any number but 1, default s; or two, for 1 and for any other number',
  'product-quick-view': 'the name of the group that is leafed through, or the key under which the item names it',
  prop: 'keys or paths, one within the other',
  'relative-time': `"allowWeeks:true", "alwaysNow:true", "numericOnly:true", "dayOfWeek:true", "field:" and a unit, "width:" long, short or narrow, "context:begin-sentence"; ${NUMBER}`,
  resizedHeightForWidth: WANTED_SIZE,
  resizedWidthForHeight: WANTED_SIZE,
  squarespaceThumbnailForHeight: WANTED_SIZE,
  squarespaceThumbnailForWidth: WANTED_SIZE,
  truncate: 'the most characters, default 100; what is put in place of the rest, default ...',
  unit: `"unit:" and its name, such as kilometer; "width:" long, short or narrow; ${NUMBER}`,
  video: '"load-false": not before a script asks for it; "color-data": with the colours of its picture',
  'collectionTypeNameEquals?': 'the name of the type',
  'current-type?': 'the name of the kind, such as social-icons',
  'equal?': COMPARED,
  'even?': DIVIDED,
  'greaterThan?': COMPARED,
  'greaterThanOrEqual?': COMPARED,
  'lessThan?': COMPARED,
  'lessThanOrEqual?': COMPARED,
  'notEqual?': COMPARED,
  'nth?': 'the divisor; or two, of which the first is looked at in place of the value',
  'odd?': DIVIDED,
};
