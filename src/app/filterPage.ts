import type { Report } from '../core/createReport.ts';
import { createFiltering, type Filtering } from '../core/filter/createFiltering.ts';
import type { Registered } from '../core/filter/Filter.ts';
import type { StorefrontFilterName } from './StorefrontFilters.ts';

const NAMES: Readonly<Record<StorefrontFilterName, true>> = {
  text: true,
  price: true,
  choices: true,
  mark: true,
  'line-item': true,
  'form-values': true,
};

/** Asks the filters that the page has registered. */
export const filterPage = (filters: Set<Registered>, report: Report): Filtering => createFiltering(filters, Object.keys(NAMES), report);
