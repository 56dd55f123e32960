import { readContext } from '../core/page/readContext.ts';
import { readProduct } from '../core/page/readProduct.ts';
import { idOf } from '../core/page/findRoot.ts';
import { hook, off, parts } from '../core/page/selectors.ts';
import { unselectedOptions } from '../commerce/rules/selection.ts';
import type { Product } from '../commerce/model/product.ts';
import { dataOf, variantsOf } from './dataMistakes.ts';
import { attributeDocs } from './docs.ts';
import type { Mistake, PageFacts } from './Mistake.ts';
import { nearest } from './nearest.ts';
import { ownTags } from './ownTags.ts';
import { isPriceStated } from './structuredDataMistakes.ts';

const PRODUCT = `[${hook}="product"]`;

/** Fields that are read of a variant, and of a product. */
const VARIANT_KEYS = ['id', 'sku', 'price', 'salePrice', 'onSale', 'attributes', 'unlimited', 'qtyInStock', 'stock', 'pricingOptions'];
const PRODUCT_KEYS = ['variants', 'title', 'productType', 'onSale', 'subscriptionPlan', 'additionalFieldsForm', 'collectionId'];
/** Also read, and near to one of these. */
const OTHER_KEYS = new Set([
  'variant',
  'images',
  'imageIds',
  'mainImage',
  'optionValues',
  'priceMoney',
  'salePriceMoney',
  'soldOut',
  'fullUrl',
]);

const productsOf = (page: Document): Element[] => [...page.querySelectorAll(PRODUCT)].filter((element) => !element.closest(off));

/** Fields of a product's data that are misspelt, and so are not read. */
export function* fieldMistakes(page: Document): Generator<Mistake> {
  for (const element of productsOf(page)) yield* misspeltFields(element);
}

function* misspeltFields(element: Element): Generator<Mistake> {
  const ofVariants = variantsOf(element).flatMap((one) => misspelt(one, VARIANT_KEYS));
  for (const [written, meant] of [...misspelt(Object(dataOf(element)) as object, PRODUCT_KEYS), ...ofVariants])
    yield { element, message: `its data have "${written}", which is not read`, fix: `Write "${meant}".`, guide: 'hooks-in' };
}

const misspelt = (data: object, known: readonly string[]): (readonly [written: string, meant: string])[] =>
  Object.keys(data).flatMap((key) => {
    const meant = key.length < 3 || known.includes(key) || OTHER_KEYS.has(key) ? null : nearest(key, known);
    return meant === null || meant in data ? [] : [[key, meant] as const];
  });

/** Data that are JSON, and no product as the shop reads one. */
export function* unreadableMistakes(page: Document): Generator<Mistake> {
  for (const element of productsOf(page)) {
    const product = productOf(element);
    const problem = typeof product === 'string' ? product : product?.variants.find((one) => one.problem)?.problem;
    // Where a field is misspelt, another line names the reason.
    if (problem && misspeltFields(element).next().done) {
      yield { element, message: problem.replace(" The server's HTML stays.", '').replace(/\.$/, ''), fix: FIX, guide: 'hooks-in' };
    }
  }
}

const FIX = 'Write {"variants": [{"id": …, "sku": …, "attributes": {…}, "price": 2800}]}, prices in the smallest unit (cents).';

/** A product as the shop reads it; as text the reason why it cannot; `null` where another rule reports that. */
function productOf(element: Element): Product | string | null {
  const data = dataOf(element);
  if (data === null || (!('variants' in data) && 'variant' in data)) return null;
  if (!idOf(element) && !('id' in data) && !element.querySelector('[data-product-id],[data-item-id]')) return null;
  try {
    return readProduct(element, readContext(element.ownerDocument), 'USD');
  } catch (error) {
    return error instanceof Error ? error.message : null;
  }
}

/** Products with options, and nothing to choose them by. */
export function* pickerMistakes(page: Document): Generator<Mistake> {
  const isPreset = ownTags(page).some((tag) => tag.hasAttribute('data-preselect'));
  for (const element of productsOf(page)) {
    const product = productOf(element);
    if (isPreset || product === null || typeof product === 'string' || !element.querySelector(`[${hook}="add-to-cart"]`)) continue;
    const picker = `[${hook}="variants"],${parts.variants}`;
    const isElsewhere = [...page.querySelectorAll(picker)].some((one) => idOf(one) === product.id);
    const [option] = unselectedOptions(product, {});
    const isUneven = product.variants.some(({ attributes }) => product.optionNames.some((name) => !Object.hasOwn(attributes, name)));
    if (option === undefined || isUneven || isElsewhere || element.querySelector(picker)) continue;
    yield {
      element,
      message: `the product has the option "${option}" and nothing to choose it by, so that it cannot be bought`,
      fix: `Put an element with ${hook}="variants" inside.`,
      guide: 'hooks-in',
    };
  }
}

const CHEAP = 100;

/** All prices under 1.00, which may be meant so, and may be amounts in the wrong unit. */
export function* cheapMistakes(page: Document, { served }: PageFacts): Generator<Mistake> {
  for (const element of productsOf(page)) {
    const prices = variantsOf(element).map(({ price }) => price);
    const isCheap = prices.length > 0 && prices.every((price) => typeof price === 'number' && price > 0 && price < CHEAP);
    const shown = element.querySelector(`[${hook}="price"]`);
    if (!isCheap || /\d/.test((shown && (served.get(shown) ?? shown.textContent)) ?? '')) continue;
    if (isPriceStated(element)) continue;
    const [price] = prices as number[];
    yield {
      element,
      isQuestion: true,
      message: `all its prices are under 1.00 (${((price ?? 0) / 100).toFixed(2)}): are they meant so?`,
      fix: `If not, write them in the smallest unit: "price": ${Math.round((price ?? 0) * 100)} for ${(price ?? 0).toFixed(2)}.`,
      guide: 'hooks-in',
    };
  }
}

/** Attributes with a list of values: the `<code>one | other</code>` of their descriptions. */
const CHOICES = Object.entries(attributeDocs).flatMap(([name, meaning]) => {
  const list = /<code>([^<]* \| [^<]*)<\/code>/.exec(meaning)?.[1];
  return list ? [[name, list.split(' | ')] as const] : [];
});

/** Attributes with a value that is none of theirs. */
export function* valueMistakes(page: Document): Generator<Mistake> {
  for (const [name, values] of CHOICES) {
    for (const element of page.querySelectorAll(`[${name}]`)) {
      const value = element.getAttribute(name) ?? '';
      if (values.includes(value)) continue;
      const meant = nearest(value, values);
      const fix = meant ? `Write ${name}="${meant}".` : `Write one of ${values.join(', ')}.`;
      yield { element, message: `${name} cannot be "${value}"`, fix, guide: 'hooks-in' };
    }
  }
}

/** Forms that cannot be sent, because the platform knows them by their ids. */
export function* formMistakes(page: Document): Generator<Mistake> {
  for (const element of page.querySelectorAll(`[${hook}="form"]`)) {
    const inside = element.querySelector('[data-form-id],script[type="application/json"],[data-form],[data-form-template]');
    const own = ['data-form-id', 'data-form', 'data-form-template'].some((name) => element.hasAttribute(name));
    if (element.closest(off) || own || inside || element.closest('.sqs-form-block-context,[data-form-id]')) continue;
    yield { element, message: 'the form has no id and cannot be sent', fix: 'Write data-form-id with the id of the form.', guide: 'forms' };
  }
}
