import { lazy } from '../../lib/lazy.ts';
import type { TextFilter } from '../../commerce/texts/localize.ts';
import type { Report } from '../createReport.ts';
import type { Filtering } from './createFiltering.ts';
import type { FilterOf, FilterOptions, Registered } from './Filter.ts';

export interface Filters {
  /** Registers a filter, and returns its off. */
  add(name: string, run: Registered['run'], options?: FilterOptions): () => void;
  readonly filterOf: FilterOf;
  /** The filter of texts; `null` while there is no filter. */
  textFilter(): TextFilter | null;
  /** Settles once what is registered counts. */
  settled(): Promise<unknown> | null;
}

/**
 * The filters of the page. What asks them is loaded with the first.
 *
 * @param onChange called once another filter counts
 */
export function createFilters(
  load: () => Promise<(filters: Set<Registered>, report: Report) => Filtering>,
  report: Report,
  onChange: () => void,
): Filters {
  const filters = new Set<Registered>();
  const filtering = lazy(async () => (await load())(filters, report));
  let settled: Promise<unknown> | null = null;
  const now = () => (filters.size > 0 ? filtering.value() : null);
  return {
    add(name, run, options) {
      const onError = (error: unknown) => report(error, { part: 'filter' });
      let keys: Registered['keys'];
      try {
        keys = options?.keys && [...options.keys];
      } catch (error) {
        onError(error);
        return () => undefined;
      }
      const filter = { ...(keys && { keys }), name, run };
      filters.add(filter);
      settled = filtering.load().then((loaded) => {
        loaded.check(filter);
        onChange();
      }, onError);
      return () => void (filters.delete(filter) && onChange());
    },
    filterOf: (name) => now()?.filterOf(name) ?? null,
    textFilter: () => now()?.text ?? null,
    settled: () => settled,
  };
}
