import { nullProtoRecord } from '../../lib/nullProtoRecord.ts';

/**
 * What the visitor has chosen so far: option name → value. Absent or '' = that option is unselected. Own keys only count, so
 * a plain object and one without a prototype do equally well.
 */
export type Selection = Readonly<Record<string, string>>;

/** The chosen value of one option; null when it is unselected. */
export function chosenValue(selection: Selection, optionName: string): string | null {
  return (Object.hasOwn(selection, optionName) && selection[optionName]) || null;
}

/** A selection of these choices, in their order; without a prototype, because the names are the shopkeeper's. */
export const selectionOf = (choices: Iterable<readonly [option: string, value: string]>): Selection => nullProtoRecord(choices);
