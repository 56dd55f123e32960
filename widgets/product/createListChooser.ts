import type { ItemsApi } from './calls/items.ts';
import type { ProductKey } from '../../src/commerce/model/addIntent.ts';
import { parseProduct, type Product } from '../../src/commerce/model/product.ts';
import { PRODUCT_TYPE } from '../../src/commerce/model/productType.ts';
import { matchVariant, selectionOf, type Selection } from '../../src/commerce/rules/selection.ts';
import { addRefusalTexts } from '../../src/commerce/texts/addRefusalTexts.ts';
import { localize } from '../../src/commerce/texts/localize.ts';
import type { AddedBy, ProductPage } from './events.ts';
import { changeProduct, getProduct } from './changeProduct.ts';
import type { ProductDeps } from './ProductDeps.ts';
import type { Asked, PurchaseDisplay } from './createPurchaseDisplay.ts';
import type { ProductState } from './ProductState.ts';
import { HANDED_ON } from './rules/preselection.ts';
import { READ_DEADLINE_MS } from '../../src/commerce/model/constants.ts';

/** The choice that a list's button buys; `null`: nothing here, because the visitor was led to where it is chosen, or has read why not. */
type ChooseInList = (
  productKey: ProductKey,
  pressed: AskedProduct,
  findPage: NonNullable<AddedBy['findPage']>,
  form: AddedBy['form'],
) => Promise<AskedProduct | null>;

interface ListDeps extends Pick<ProductDeps, 'store' | 'settings' | 'navigate'>, Pick<PurchaseDisplay, 'show' | 'isPast' | 'waitFor'> {
  readonly api: { readonly items: ItemsApi };
  readonly refuse: (asked: Asked, message: string) => void;
}

export function createListChooser({ store, api, settings, navigate, show, isPast, waitFor, refuse }: ListDeps): ChooseInList {
  const selectionAt = ({ selection }: AskedProduct, page: ProductPage, product: Product) =>
    selectionOf([...Object.entries(selection), ...page.choicesOf(product)]);

  /** Merges list and page data; `null`: its page could not be read. */
  const read = async (asked: Asked, given: Product, { url }: ProductPage): Promise<Product | null> => {
    if (given.variants.length > 0) return given;
    if (url === null) return null;
    const product = await waitFor(asked, readListedProduct(api.items, url, given, settings.currency));
    if (product) changeProduct(store, asked.productInstance, { product });
    return product;
  };

  const lead = (asked: Asked, pressed: AskedProduct, page: ProductPage, product: Product | null) => {
    const { url } = page;
    if (url === null) return refuse(asked, localize(addRefusalTexts, settings.localizedStrings).notHere);
    // A visitor who has changed the choice is not led away.
    if (isPast(asked)) return;
    show(asked, { addStatus: 'idle' });
    const chosen = selectionAt(pressed, page, product ?? pressed.product);
    // The quick view starts without choices, and cannot show an unreadable product.
    const isLookedAt = product !== null && Object.keys(chosen).length === 0 && page.look();
    if (!isLookedAt) navigate(withPreselection(url, chosen));
  };

  return async (productKey, pressed, findPage, form) => {
    const asked = { productInstance: productKey, choice: pressed.choice };
    // Busy at once, so that a second press does nothing.
    show(asked, { addStatus: 'adding' });
    const page = await findPage().catch(() => undefined);
    if (page === undefined) {
      refuse(asked, settings.shopTexts.unknownError);
      return null;
    }
    if (page === null) return pressed;
    const product = await read(asked, pressed.product, page);
    if (!getProduct(store, productKey)) return null;
    const selection = product && selectionAt(pressed, page, product);
    if (product && selection && pressed.plan !== undefined && isKnown(product, selection, form)) return { ...pressed, product, selection };
    lead(asked, pressed, page, product);
    return null;
  };
}

/** Whether nothing must be guessed: a variant is chosen and its form is available. Memberships are sold by the platform. */
function isKnown(product: Product, selection: AskedProduct['selection'], stated: AddedBy['form']): boolean {
  const form = stated ?? product.additionalFieldsForm;
  // Pages may name a form without its fields.
  const isFormKnown = form ? form.fields.length > 0 : stated !== null;
  const isChosen = product.variants.length === 0 || matchVariant(product, selection) !== null;
  return product.type !== PRODUCT_TYPE.paywall && isFormKnown && isChosen;
}

/** Adds a choice to a product page's address. */
function withPreselection(url: string, selection: Selection): string {
  const address = new URL(url);
  for (const [name, value] of Object.entries(selection)) address.searchParams.set(HANDED_ON + name, value);
  return address.href;
}

export interface AskedProduct extends Pick<ProductState, 'product' | 'selection' | 'quantityText' | 'choice'> {
  /** Index in each variant's `pricingOptions`; `null`: bought once; `undefined`: a subscription whose plan is unknown. */
  readonly plan: number | null | undefined;
}

async function readListedProduct(
  items: ItemsApi,
  url: string,
  { id, collectionId, isMarkedSoldOut, customSoldOutText, isSubscribable, additionalFieldsForm }: Product,
  fallbackCurrency: string,
): Promise<Product | null> {
  const answer = await items.load(url, { deadlineMs: READ_DEADLINE_MS });
  if (!answer.ok || answer.value.id !== id) return null;
  const parsed = parseProduct(answer.value.data, { id, collectionId, fallbackCurrency });
  if (!parsed.ok) return null;
  const { value: product } = parsed;
  return {
    ...product,
    isMarkedSoldOut,
    customSoldOutText: customSoldOutText ?? product.customSoldOutText,
    // The list's button may have more data than the page.
    isSubscribable: isSubscribable || product.isSubscribable,
    additionalFieldsForm: product.additionalFieldsForm ?? additionalFieldsForm,
  };
}
