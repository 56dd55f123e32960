import type { Arity } from './language/ParseState.ts';

const ANY = Number.POSITIVE_INFINITY;
const COMPARED: Arity = [1, 2];

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
