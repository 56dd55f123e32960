import type { CartFilters } from '../../widgets/cart/filters.ts';
import type { FormFilters } from '../../widgets/form/filters.ts';
import type { ProductFilters } from '../../widgets/product/filters.ts';
import type { CoreFilters } from '../core/filter/CoreFilters.ts';

/** Values that a page may change where the shop writes them, by the filter's name, each with the detail that the filter is given. */
export interface StorefrontFilters extends CoreFilters, ProductFilters, CartFilters, FormFilters {}

export type StorefrontFilterName = keyof StorefrontFilters;

/** Gives a value of the same shape; anything else leaves it as it is. */
export type StorefrontFilter<Name extends StorefrontFilterName> = (
  value: StorefrontFilters[Name]['value'],
  detail: StorefrontFilters[Name]['detail'],
) => StorefrontFilters[Name]['value'];

/** `keys`: the filter of `text` is asked for these texts only, also for those that are otherwise left to the letter. */
export type StorefrontFilterOptions<Name extends StorefrontFilterName> = Name extends 'text' ? { readonly keys: readonly string[] } : never;
