import { MOBILE_MAX_WIDTH_PX } from './constants.ts';

/** A range of viewport widths in CSS px, both ends included; `null`: no such end. */
export interface Breakpoint {
  readonly minWidth: number | null;
  readonly maxWidth: number | null;
}

/** The layouts by viewport width (spec §2). The tablet has a name but no widths: it is not in use. */
export const BREAKPOINTS: { readonly mobile: Breakpoint; readonly tablet: null; readonly desktop: Breakpoint } = {
  mobile: { minWidth: null, maxWidth: MOBILE_MAX_WIDTH_PX },
  tablet: null,
  desktop: { minWidth: MOBILE_MAX_WIDTH_PX + 1, maxWidth: null },
};
