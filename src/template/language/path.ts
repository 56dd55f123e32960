export const FROM_SELF = 0;
export const FROM_INDEX = 1;
export const FROM_INDEX0 = 2;
export const FROM_LOCAL = 3;
export const FROM_NAME = 4;

/** A reference such as `a.0.b`: first name, and the steps below it. */
export interface Path {
  readonly from: number;
  readonly head: string | number;
  readonly rest: readonly (string | number)[];
}
