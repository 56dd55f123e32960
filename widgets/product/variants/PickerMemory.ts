import type { PickerSettings, ProductPart } from '../useProducts.ts';
import { readChosen, type PickerControls } from './readControls.ts';
import type { ChoiceMemory } from './writeControls.ts';

export type Choices = Iterable<readonly [option: string, value: string]>;

/** A picker's mutable state between renders: one object, because refs take more memory and a long list has hundreds of pickers. */
export interface PickerMemory extends ChoiceMemory {
  /** The served controls, else our own; `null` before ours are rendered. */
  controls: PickerControls | null;
  /** Choices made before the script was loaded; `null` once the store has them. */
  early: Choices | null;
  /** The site's when the picker was mounted. */
  readonly settings: PickerSettings;
  wasRefused: boolean;
}

export const createPickerMemory = ({ settings, nextId }: ProductPart, served: PickerControls | null): PickerMemory => ({
  id: nextId(),
  gone: null,
  marked: null,
  controls: served,
  early: served && readChosen(served),
  settings: settings.pickerSettings(),
  wasRefused: false,
});
