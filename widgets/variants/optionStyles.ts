import type { ComponentType } from 'react';
import type { OptionControlProps } from './OptionControlProps.ts';
import { Boxes } from './Boxes.tsx';
import { DropDown } from './DropDown.tsx';

/** What decides how an option is offered. */
export interface OptionOffer extends OptionControlProps {
  /** Whether the site's setting asks for boxes. */
  readonly wantsBoxes: boolean;
}

/** How an option may be offered where the page leaves its picker to us. */
interface OptionStyle {
  readonly Control: ComponentType<OptionControlProps>;
  readonly fits: (offer: OptionOffer) => boolean;
}

/** The first that fits counts. A new style is a file with its control, and a line here. */
const OPTION_STYLES: readonly OptionStyle[] = [
  { Control: Boxes, fits: ({ wantsBoxes }) => wantsBoxes },
  { Control: DropDown, fits: () => true },
];

/** The control that offers an option. */
export const controlOf = (offer: OptionOffer): OptionStyle['Control'] => OPTION_STYLES.find(({ fits }) => fits(offer))?.Control ?? DropDown;

/** How many options are drop-downs: only those narrow each other. */
export const countDropDowns = (offers: readonly OptionOffer[]): number => offers.filter((offer) => controlOf(offer) === DropDown).length;
