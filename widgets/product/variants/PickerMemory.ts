import type { ProductPart } from '../useProducts.ts';
import { readChosen, type PickerControls } from './readControls.ts';
import type { PickerSituation } from './useOptions.ts';
import type { ChoiceMemory } from './writeControls.ts';

export type Choices = Iterable<readonly [option: string, value: string]>;

/** A picker's mutable state between renders: one object, because refs take more memory and a long list has hundreds of pickers. */
export interface PickerMemory extends ChoiceMemory {
  /** The served controls, else our own; `null` before ours are rendered. */
  controls: PickerControls | null;
  /** Choices made before the script was loaded; `null` once the store has them. */
  early: Choices | null;
  /** The site's settings when the picker was mounted. */
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
