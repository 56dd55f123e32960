import { readMilliseconds, readOneOf, readPath, readSwitch } from '../../src/lib/settingReaders.ts';

export const productSettings = {
  /** `{token}`: the subscription cart's. */
  subscriptionCheckoutPath: [readPath, '/checkout?cartToken={token}'],
  /** `{itemId}`, `{sku}`: the card with the chosen denomination. */
  giftCardPath: [readPath, '/checkout/gift-card?itemId={itemId}&sku={sku}'],
  /** Whether the page's address may choose a variant: `?variant=` with its id or sku, or a parameter per option. */
  preselect: [readSwitch, false],
  /** Whether the chosen variant of the page's main product is kept in its address as `?variant=`, and read from there at start. */
  updateUrl: [readSwitch, false],
  /** Whether every product reads its current stock from the platform; `data-storefront-live-stock` does so for one product. */
  liveStock: [readSwitch, false],
  /** Delay (ms) after a successful add before the button shows it, and half the time it stays. */
  addedDelay: [readMilliseconds, 1000],
  /**
   * Where a refused add is explained: in an alert, or only beside the button and the options. `auto`: in an alert on pages of the platform,
   * whose add-ons wait for it, and beside the button elsewhere.
   */
  errors: [readOneOf('auto', 'alert', 'inline'), 'auto'],
  /** The display of sold-out choices; `auto`: as the platform's context has it. A picker has its own by `data-storefront-sold-out-choices`. */
  soldOutChoices: [readOneOf('auto', 'show', 'disable', 'hide'), 'auto'],
  /** Whether the only choice of an option is chosen at the start. */
  preselectSingle: [readSwitch, false],
} as const;
