import type { Arity } from './language/ParseState.ts';

const ANY = Number.POSITIVE_INFINITY;
const COMPARED: Arity = [1, 2];

/** How many arguments the formatters and predicates take that need some or forbid some. */
export const coreArities: Readonly<Record<string, Arity>> = {
  apply: [1, ANY],
  'key-by': [1, 1],
  lookup: [1, 1],
  pluralize: [0, 2],
  'equal?': COMPARED,
  'even?': [0, 1],
  'greaterThan?': COMPARED,
  'greaterThanOrEqual?': COMPARED,
  'lessThan?': COMPARED,
  'lessThanOrEqual?': COMPARED,
  'notEqual?': COMPARED,
  'nth?': COMPARED,
  'odd?': [0, 1],
};
