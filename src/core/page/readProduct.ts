import { optionNames, parseProduct, parseVariants, type KnownProduct, type Product } from '../../commerce/model/product.ts';
import type { PageContext } from '../../commerce/model/pageContext.ts';
import { readProductType } from '../../commerce/model/productType.ts';
import type { FormDefinition } from '../../commerce/model/formDefinition.ts';
import { parseSubscriptionPlan } from '../../commerce/model/subscriptionPlan.ts';
import { PageError } from '../../lib/PageError.ts';
import { attempt, type Result } from '../../lib/result.ts';
import { idOf } from './findRoot.ts';
import { ownButton, ownIdInside, ownPart, variantsNodeOf } from './ownParts.ts';
import * as selectors from './selectors.ts';
import { merchandisingRecords } from './merchandisingRecords.ts';
import { readForm } from './readForm.ts';
import { jsonScript, readJsonAttribute, readJsonScript } from '../../lib/readJson.ts';
import { filledText, own, readText } from '../../lib/readers.ts';

const LIST = 'the products of a list: {"items": [{"id", …}]}';

/** The list's JSON for one product; `null`: none. Throws `PageError` once when it cannot be read. */
export type ListData = (item: Element, id: string) => unknown;

const PRODUCT = 'a product: {"variants": […]}';
const DETAIL = 'an object with "product"';
const PLAN = 'a plan: {"billingPeriod": …}';
const VARIANTS = 'a list of variants: [{"id", "sku", "attributes", "price", …}, …]';

/** A product from elsewhere than its root's markup. */
export interface GivenProduct {
  /** Raw input of `parseProduct`. */
  readonly data: unknown;
  /** Raw, by product id. */
  readonly merchandising: unknown;
}

/**
 * Reads a root's product from the first source with variants: the hook's data, the variants node, the root's context (version 8), the
 * block's data, the page context of the same item. Without data it can still be sold by its id, because the platform knows its only
 * variant.
 *
 * @throws PageError when a source is broken or the product has no id
 */
export function readProduct(
  root: Element,
  context: PageContext,
  currency: string,
  listData: ListData = () => null,
  given: GivenProduct | null = null,
): Product {
  const button = ownButton(root);
  const variantsNode = variantsNodeOf(root);
  const ownData = given ? given.data : readOwnData(root, listData);
  const id = ownId(root, ownData, context);
  if (!id)
    throw new PageError(
      `the product has no id; expected ${selectors.productId} (or ${selectors.productItemId}) on it. The server's HTML stays.`,
      root,
    );

  const known: KnownProduct = {
    id,
    collectionId: attributeOf(selectors.productCollectionId, button, root) ?? context.collection?.id ?? null,
    type: readProductType(attributeOf(selectors.productType, button, root)),
    fallbackCurrency: currency,
  };
  const valid = validFor(root);
  const shared = context.item?.id === id ? context.product : null;
  const fromPage = shared ? parseProduct(shared, known) : null;
  const pageProduct = fromPage?.ok ? fromPage.value : null;
  const fullerVariants = pageProduct?.variants ?? [];
  const product =
    ownData === null
      ? (pageProduct ?? valid(parseProduct({}, known)))
      : valid(parseProduct(completed(root, ownData, shared), { ...known, fullerVariants }));
  let { variants } = product;
  // The variants node has no pictures, which the block's data has.
  if (variantsNode && !(variants.length > 0 && root.matches(selectors.productHooks))) {
    const stated = valid(parseVariants(readJsonAttribute(variantsNode, selectors.productVariants, VARIANTS) ?? [], currency, variants));
    if (stated.length > 0) variants = stated;
  }
  // A broken page context matters only if no nearer source has variants.
  if (variants.length === 0 && fromPage) ({ variants } = valid(fromPage));
  const plan = variantsNode && parseSubscriptionPlan(readJsonAttribute(variantsNode, selectors.productPlan, PLAN));
  return {
    ...product,
    variants,
    optionNames: product.optionNames.length > 0 ? product.optionNames : optionNames(null, variants),
    title: product.title ?? titleOf(root),
    isMarkedSoldOut: isMarkedSoldOut(root),
    customSoldOutText: product.customSoldOutText ?? soldOutTextOf(merchandisingRecords(root, id, context, given?.merchandising)),
    subscriptionPlan: product.subscriptionPlan ?? plan,
    isSubscribable: product.isSubscribable || isSubscription(variantsNode, button),
    additionalFieldsForm: product.additionalFieldsForm ?? formOf(button),
  };
}

/** The root's own data: its hook's, its list's, its block's, or a version 8 context. */
function readOwnData(root: Element, listData: ListData): unknown {
  if (root.matches(`[${selectors.hook}]`)) {
    return (
      readJsonAttribute(root, selectors.productData, PRODUCT) ??
      readJsonScript(root.querySelector(jsonScript), PRODUCT) ??
      listData(root, idOf(root) ?? '')
    );
  }
  if (root.matches(selectors.productBlock)) return readJsonAttribute(root, selectors.productData, PRODUCT);
  if (!root.matches(selectors.productDetail)) return null;
  const context = readJsonAttribute(root, selectors.productContext, DETAIL);
  return own(context, 'product') ?? null;
}

/** Version 8 pages leave a product's type, plan and form out of its root's data; the page's context has them. */
const completed = (root: Element, ownData: unknown, shared: unknown): unknown =>
  root.matches(selectors.productDetail) ? { ...Object(shared), ...Object(ownData) } : ownData;

function ownId(root: Element, data: unknown, context: PageContext): string | null {
  const blockId = root.matches(selectors.productBlock) ? filledText(own(data, 'id')) : null;
  return idOf(root) ?? blockId ?? ownIdInside(root) ?? filledText(own(data, 'id')) ?? context.item?.id ?? null;
}

const attributeOf = (name: string, ...elements: (Element | null)[]): string | null => {
  for (const element of elements) {
    const value = element?.getAttribute(name);
    if (value) return value;
  }
  return null;
};

function titleOf(root: Element): string | null {
  return root.getAttribute(selectors.productTitleHook) ?? ownPart(root, selectors.productTitle)?.textContent?.trim() ?? null;
}

const soldOutTextOf = (records: readonly unknown[]): string | null =>
  records.map((record) => readText(own(record, 'customSoldOutText'))).findLast((text) => text !== undefined) ?? null;

/** Served even on pages without stock data. */
const isMarkedSoldOut = (root: Element): boolean =>
  root.matches(selectors.productSoldOut) || ownPart(root, selectors.productSoldOutMark) !== null;

const isSubscription = (variantsNode: Element | null, button: Element | null): boolean =>
  variantsNode?.getAttribute(selectors.productIsSubscribable) === 'true' ||
  button?.getAttribute(selectors.productIsSubscription) === 'true';

/** The button's own part reports a form that cannot be read. */
const formOf = (button: Element | null): FormDefinition | null => (button && attempt(() => readForm(button))) ?? null;

const validFor =
  (root: Element) =>
  <Value>(parsed: Result<Value, string>): Value => {
    if (!parsed.ok) throw new PageError(`${parsed.error}. The server's HTML stays.`, root);
    return parsed.value;
  };

/** Parses a list's JSON once for all its products, and again when its text changes. */
export function createListData(): ListData {
  const known = new WeakMap<Element, { readonly text: string | null; readonly byId: Map<unknown, unknown> }>();
  return (item, id) => {
    const script = item.closest(selectors.list)?.querySelector(jsonScript);
    if (!script) return null;
    const text = script.textContent;
    let list = known.get(script);
    if (list?.text !== text) {
      list = { text, byId: new Map() };
      known.set(script, list);
      for (const product of itemsOf(readJsonScript(script, LIST))) list.byId.set(Object(product)['id'], product);
    }
    return list.byId.get(id) ?? null;
  };
}

function itemsOf(raw: unknown): readonly unknown[] {
  const items: unknown = Array.isArray(raw) ? raw : Object(raw)['items'];
  return Array.isArray(items) ? items : [];
}
