import type { ComponentType } from 'react';
import type { OptionControlProps } from './OptionControlProps.ts';
import { Boxes } from './Boxes.tsx';
import { DropDown } from './DropDown.tsx';
import { Swatches } from './Swatches.tsx';

type OptionControl = ComponentType<OptionControlProps>;

/** How an option may be offered where the page leaves its picker to us, by the name that a page asks for it. A new style is a file and a line. */
const OPTION_STYLES: ReadonlyMap<string, OptionControl> = new Map<string, OptionControl>([
  ['drop-downs', DropDown],
  ['boxes', Boxes],
  ['swatches', Swatches],
]);

/** The control of a style; of one that is not known the drop-down. */
export const controlOf = (style: string): OptionControl => OPTION_STYLES.get(style) ?? DropDown;

/** Only drop-downs narrow each other. */
export const isDropDown = (style: string): boolean => controlOf(style) === DropDown;
