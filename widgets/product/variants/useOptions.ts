import { useMemo } from 'react';
import { canBeBought } from '../../../src/commerce/rules/stock.ts';
import { matchVariant, optionValues, selectionOf } from '../../../src/commerce/rules/selection.ts';
import { soldOutChoiceText, soldOutLabel } from '../../../src/commerce/rules/soldOut.ts';
import type { Variant } from '../../../src/commerce/model/variant.ts';
import type { Filter } from '../../../src/core/filter/Filter.ts';
import { filterProduct } from '../filterProduct.ts';
import type { ProductFilters } from '../filters.ts';
import type { ProductState } from '../ProductState.ts';
import { branchChoices, type Branching, hiddenChoices, missingChoices, soldOutChoices } from '../rules/choices.ts';
import type { ProductPart } from '../useProducts.ts';
import type { OptionShown, Shown } from './writeControls.ts';

const NOTHING: ReadonlySet<string> = new Set();

/** The conditions of a picker, beside its product's state. */
export interface PickerSituation {
  /** `null`: the page has none. */
  readonly filter: Filter<ProductFilters['choices']> | null;
  /** Whether the picker is rendered by the widget. */
  readonly isOurs: boolean;
  readonly selectCount: number;
  /** How sold-out choices are shown: `show`, `disable`, `hide`, or `auto` for the site's setting. */
  readonly mode: string;
  readonly branching: Omit<Branching, 'selectCount'>;
  /** Whether visitors can sign up for a variant's return. */
  readonly awaits: (variant: Variant) => boolean;
}

/** Derives the choices, marks and value of each option. */
export function useOptions(
  { state, texts }: ProductPart,
  { filter, isOurs, selectCount, mode, branching, awaits }: PickerSituation,
): Shown {
  const { product, selection } = state ?? {};
  return useMemo(() => {
    const shown = new Map<string, OptionShown>();
    if (!product || !selection) return shown;
    const isWanted = (variant: Variant) => canBeBought(variant, product.type) || (variant.problem === undefined && awaits(variant));
    for (const option of product.optionNames) {
      const missing = missingChoices(product, selection, option);
      const soldOut = soldOutChoices(product, selection, option);
      const value = selection[option] ?? '';
      const hidden = mode === 'hide' ? hiddenChoices(product, selection, option, isWanted) : NOTHING;
      shown.set(option, {
        labels: filter && state ? filteredLabels(filter, state, option, soldOut, missing) : null,
        value,
        soldOut,
        missing,
        saysMissing: isOurs,
        offered: branching.enabled ? branchChoices(product, selection, option, { ...branching, selectCount }) : null,
        disables: mode === 'disable',
        hidden,
        hiddenBoxes: mode === 'hide' && value !== '' ? hiddenChoices(product, {}, option, isWanted) : hidden,
        mark(text, choice) {
          const { problem } = matchVariant(product, selectionOf([...Object.entries(selection), [option, choice]])) ?? {};
          return soldOutChoiceText(
            text,
            problem === undefined && !missing.has(choice) ? soldOutLabel(texts, product) : texts.unavailable,
            texts,
          );
        },
      });
    }
    return shown;
    // oxlint-disable-next-line react/exhaustive-deps -- only filters get more of the state, and they are another one each time; what awaits a variant is looked up then
  }, [product, selection, selectCount, branching, texts, isOurs, filter, mode]);
}

/** An option's values after the page's filters, in their order, with their labels; the chosen one stays. */
function filteredLabels(
  filter: Filter<ProductFilters['choices']>,
  state: ProductState,
  option: string,
  soldOut: Iterable<string>,
  missing: Iterable<string>,
): ReadonlyMap<string, string> {
  const values = optionValues(state.product, option);
  const chosen = state.selection[option];
  const filtered = filter(
    values.map((value) => ({ value, label: value })),
    () => ({ ...filterProduct(state), option, soldOut: [...soldOut], missing: [...missing] }),
  );
  const labels = new Map(filtered.flatMap(({ value, label }) => (values.includes(value) ? [[value, label]] : [])));
  if (chosen && !labels.has(chosen)) labels.set(chosen, chosen);
  return labels;
}
