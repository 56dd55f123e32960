import type { ProductPart } from '../useProducts.ts';
import { readChosen, type PickerControls } from './readControls.ts';
import type { PickerSituation } from './useOptions.ts';
import type { ChoiceMemory } from './writeControls.ts';

export type Choices = Iterable<readonly [option: string, value: string]>;

/** What a picker keeps while it is mounted; in one object, because a long list has hundreds of pickers. */
export interface PickerMemory extends ChoiceMemory {
  /** Those of the server, else ours; `null`: they are not there yet. */
  controls: PickerControls | null;
  /** Chosen before the script was loaded; `null`: taken over. */
  early: Choices | null;
  /** What the site says of narrowing and of sold-out choices. */
  readonly branching: PickerSituation['branching'];
  readonly disablesSoldOut: boolean;
  wasRefused: boolean;
}

export const createPickerMemory = ({ settings }: ProductPart, served: PickerControls | null): PickerMemory => ({
  gone: new Map(),
  marked: new Map(),
  controls: served,
  early: served && readChosen(served),
  branching: settings.branching(),
  disablesSoldOut: settings.disablesSoldOut(),
  wasRefused: false,
});
