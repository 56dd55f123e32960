import { nullProtoRecord } from '../../lib/nullProtoRecord.ts';

/** Option name → chosen value. Absent or '' = unselected. Only own keys count. */
export type Selection = Readonly<Record<string, string>>;

export function chosenValue(selection: Selection, optionName: string): string | null {
  return (Object.hasOwn(selection, optionName) && selection[optionName]) || null;
}

/** Without a prototype, because the names are the shopkeeper's. */
export const selectionOf = (choices: Iterable<readonly [option: string, value: string]>): Selection => nullProtoRecord(choices);
