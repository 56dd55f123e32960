/** Emitted on the page as described at `StorefrontEvents`. */
export interface PopupEvents {
  /** `version` counts the owner's changes. */
  'overlay-shown': { readonly productInstance: null; readonly version: number | null };
  /** `submitted`: after signing up. */
  'overlay-closed': { readonly productInstance: null; readonly version: number | null; readonly submitted: boolean };
}
