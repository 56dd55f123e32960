/** The events of the site's popup. Emitted on the page as described at `StorefrontEvents`. */
export interface PopupEvents {
  /** The site's popup is shown; `version` is its owner's count of its changes. */
  'overlay-shown': { readonly productInstance: null; readonly version: number | null };
  /** The visitor has closed it, after signing up (`submitted`) or without. */
  'overlay-closed': { readonly productInstance: null; readonly version: number | null; readonly submitted: boolean };
}
