import { PageError } from '../../lib/PageError.ts';
import type { TextFilter } from '../../commerce/texts/localize.ts';
import type { Report } from '../createReport.ts';
import { createTextFilter } from './createTextFilter.ts';
import type { Filter, FilterOf, Registered } from './Filter.ts';

export interface Filtering {
  readonly filterOf: FilterOf;
  readonly text: TextFilter;
  /** Drops a filter that can never be asked, and reports it. */
  check(filter: Registered): void;
}

/**
 * Asks the filters that are registered, in their order. One that throws, or returns what is not of the value's shape, counts as absent and
 * is reported once.
 *
 * @param names those that exist
 */
export function createFiltering(filters: Set<Registered>, names: readonly string[], report: Report): Filtering {
  const reported = new Set<Registered>();
  const reportOnce = (filter: Registered, error: unknown) => {
    if (!reported.has(filter)) report(error, { part: `filter ${filter.name}` });
    reported.add(filter);
  };

  const asking =
    (name: string, asked: readonly Registered[]): Filter =>
    (value, detail) => {
      const known = freeze(detail()) as { readonly key?: string };
      for (const filter of asked) {
        const { run, keys } = filter;
        if (keys && !keys.includes(known.key ?? '')) continue;
        try {
          // Copies, so that no filter changes what another one has returned.
          const result = run(structuredClone(value), known);
          if (isLike(value, result)) value = structuredClone(result);
          else reportOnce(filter, new PageError(`filter ${name}: returned another type than that of ${JSON.stringify(value)}.`));
        } catch (error) {
          reportOnce(filter, error);
        }
      }
      return value;
    };

  /** The same function while the same filters are registered. */
  const made = new Map<string, { readonly asked: readonly Registered[]; readonly filter: Filter }>();
  const filterOf: FilterOf = (name, isFixed = false) => {
    const asked = [...filters].filter((filter) => filter.name === name && (!isFixed || filter.keys));
    if (asked.length === 0) return null;
    const key = `${name} ${isFixed}`;
    const last = made.get(key);
    if (last?.asked.length === asked.length && last.asked.every((one, at) => one === asked[at])) return last.filter;
    const filter = asking(name, asked);
    made.set(key, { asked, filter });
    return filter;
  };

  return {
    filterOf,
    text: createTextFilter(filterOf),
    check(filter) {
      if (names.includes(filter.name) && typeof filter.run === 'function') return;
      filters.delete(filter);
      report(new PageError(`filter() takes a function, and one of the names ${names.join(', ')}.`));
    },
  };
}

/** Whether a result has the shape of the value: texts for texts, each name of an object, and entries like the value's in a list. */
const isLike = (value: unknown, result: unknown): boolean =>
  Array.isArray(value)
    ? Array.isArray(result) && result.every((entry) => isLike(value[0] ?? '', entry))
    : Object(value) === value
      ? Object(result) === result && Object.keys(value as object).every((name) => isLike(value?.[name as never], result?.[name as never]))
      : typeof result === typeof value;

/** A frozen copy: the shop's own state is neither changed nor frozen. Functions stay as they are. */
const freeze = (value: unknown): unknown =>
  typeof value === 'object' && value
    ? Object.freeze(
        Array.isArray(value) ? value.map(freeze) : Object.fromEntries(Object.entries(value).map(([name, part]) => [name, freeze(part)])),
      )
    : value;
