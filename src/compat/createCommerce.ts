import { readCartSettings } from '../core/page/readCartSettings.ts';
import { readRawContext } from '../core/page/readRawContext.ts';
import { readAnything, readFields, readFlag, readInteger, readText } from '../lib/readers.ts';
import { createMoneyFormatter } from '../money/createMoneyFormatter.ts';
import type { Fence } from './fence.ts';
import type { ShopAccess } from './ShopAccess.ts';

/** Of the page context only what is used here. */
const readContext = readFields({
  website: readFields({ language: readText }),
  websiteSettings: readFields({
    useCLDRMoneyFormat: readFlag,
    storeSettings: readFields({ expressCheckout: readFlag, defaultCurrency: readText, selectedCurrency: readText }),
  }),
  tweakJSON: readAnything,
});

/** The result of an `on` of the old interface. */
interface Handle {
  detach(): void;
}

/**
 * `Y.Squarespace`: the cart, what was added to it, messages, and the template's settings.
 *
 * @param goToCheckout leaves for the checkout with the running shop's cart
 */
export function createCommerce(page: Document, shop: ShopAccess, fence: Fence, goToCheckout: (cart: unknown) => void) {
  const context = () => readContext(readRawContext(page)) ?? {};
  return {
    Singletons: {
      ShoppingCart: {
        /** A field of the cart; of an unknown cart the quantity is 0. */
        get(name: string): unknown {
          const cart: object | null = shop.live()?.cart.get() ?? null;
          if (cart && Object.hasOwn(cart, name)) return cart[name as never];
          return name === 'totalQuantity' ? 0 : undefined;
        },
        on: subscriber({ change: (run) => shop.on('cart-change', () => run({})) }, fence),
      },
    },
    CommerceAnalytics: {
      on: subscriber(
        {
          'commerce-item-added': (run) => shop.on('item-added', ({ newlyAdded, cart }) => run({ newlyAdded, shoppingCart: cart })),
        },
        fence,
      ),
    },
    Commerce: {
      isExpressCheckout: (): boolean => context().websiteSettings?.storeSettings?.expressCheckout ?? false,
      goToCheckoutPage: (): void => shop.withShop((core) => goToCheckout(core.shop.cart)),
      /** @param amount minor units of the store's currency */
      moneyString(amount: unknown): string {
        const minor = readInteger(amount);
        if (minor === undefined) return '';
        const { website, websiteSettings } = context();
        const cart = readCartSettings(page);
        const store = websiteSettings?.storeSettings;
        const format = {
          useCldr: websiteSettings?.useCLDRMoneyFormat ?? cart.useCldrMode ?? false,
          locale: cart.formattingLocale ?? website?.language ?? 'en-US',
        };
        const currency = store?.selectedCurrency ?? store?.defaultCurrency ?? cart.storeCurrency ?? 'USD';
        return createMoneyFormatter(format)({ minor, currency });
      },
    },
    Template: {
      getTweakValue(name: string): unknown {
        const tweaks = context().tweakJSON;
        return typeof tweaks === 'object' && tweaks !== null && Object.hasOwn(tweaks, name) ? tweaks[name as never] : undefined;
      },
    },
    Widgets: { Alert: createAlert(shop) },
  };
}

/** `new Y.Squarespace.Widgets.Alert({ 'strings.title': …, 'strings.message': … })` shows the shop's alert. */
function createAlert(shop: ShopAccess) {
  return function Alert(config: unknown): void {
    const given = typeof config === 'object' && config !== null ? (config as Readonly<Record<string, unknown>>) : {};
    const strings = given['strings'] as Readonly<Record<string, unknown>> | undefined;
    const text = (name: string) => readText(given[`strings.${name}`] ?? strings?.[name]) ?? '';
    const notice = { title: text('title'), message: text('message') };
    if (notice.title || notice.message) shop.withShop((core) => core.showAlert(notice));
  };
}

/** An `on` that knows these events; others never fire. */
function subscriber(events: Readonly<Record<string, (run: (event: object) => void) => void>>, fence: Fence) {
  return (name: string, run: unknown): Handle => {
    let isOn = true;
    if (Object.hasOwn(events, name)) events[name]?.((event) => isOn && fence(run, event));
    return { detach: () => void (isOn = false) };
  };
}
