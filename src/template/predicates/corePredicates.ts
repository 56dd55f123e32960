import type { Predicates } from '../createCompile.ts';
import * as core from './core.ts';

export const corePredicates: Predicates = {
  'debug?': core.debug,
  'equal?': core.equal,
  'even?': core.even,
  'greaterThan?': core.greaterThan,
  'greaterThanOrEqual?': core.greaterThanOrEqual,
  'lessThan?': core.lessThan,
  'lessThanOrEqual?': core.lessThanOrEqual,
  'notEqual?': core.notEqual,
  'nth?': core.nth,
  'odd?': core.odd,
  'plural?': core.plural,
  'singular?': core.singular,
};
