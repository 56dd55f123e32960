import { idOf } from '../core/page/findRoot.ts';
import { recognisesPlatformMarkup } from '../core/page/recognisesPlatformMarkup.ts';
import { rootOfPart } from '../core/page/ownParts.ts';
import { hook, off, productData } from '../core/page/selectors.ts';
import { jsonScript } from '../lib/readJson.ts';
import { hookDocs } from './docs.ts';
import type { Mistake } from './Mistake.ts';

const PRODUCT = `[${hook}="product"]`;
const OF_PRODUCT = Object.entries(hookDocs)
  .filter(([, { inside }]) => inside === 'product')
  .map(([name]) => `[${hook}="${name}"]`)
  .join();

/** Parts of a product that stand outside of each product and name none. */
export function* lonePartMistakes(page: Document): Generator<Mistake> {
  for (const element of page.querySelectorAll(OF_PRODUCT)) {
    if (element.closest(off) || rootOfPart(page, new Map(), element)) continue;
    yield {
      element,
      message: 'this part stands outside of a product, so nobody knows which one it is of',
      fix: `Put it inside the element with ${hook}="product", or write data-product-id on it.`,
      guide: 'hooks-in',
    };
  }
}

/** Products in which nothing is a part of the shop. */
export function* emptyProductMistakes(page: Document): Generator<Mistake> {
  for (const element of page.querySelectorAll(PRODUCT)) {
    if (element.closest(off) || element.querySelector(`[${hook}]`)) continue;
    // A part elsewhere may name it by its id.
    const id = idOf(element);
    if (id && [...page.querySelectorAll(OF_PRODUCT)].some((part) => idOf(part) === id)) continue;
    if (recognisesPlatformMarkup(page)) continue;
    yield {
      element,
      message: 'this product has no parts',
      fix: `Put elements with ${hook}="price", "variants" or "add-to-cart" inside.`,
      guide: 'hooks-in',
    };
  }
}

/** `off` round a whole product. */
export function* offMistakes(page: Document): Generator<Mistake> {
  for (const element of page.querySelectorAll(off)) {
    const product = element.querySelector(PRODUCT);
    if (product) {
      yield {
        element,
        message: `${hook}="off" takes in a whole product (${idOf(product) ?? 'without an id'}), which is not sold`,
        fix: 'Put it only round what the shop is to leave alone.',
        guide: 'hooks-in',
      };
    }
  }
}

/** Products without an id, by which the platform would know them. */
export function* idlessMistakes(page: Document): Generator<Mistake> {
  for (const element of page.querySelectorAll(PRODUCT)) {
    if (element.closest(off) || idOf(element) || element.querySelector('[data-product-id],[data-item-id]')) continue;
    const text = element.getAttribute(productData) ?? element.querySelector(jsonScript)?.textContent ?? '';
    if (hasId(text)) continue;
    yield {
      element,
      message: 'the product has no id',
      fix: 'Write data-product-id with the id that the platform knows.',
      guide: 'hooks-in',
    };
  }
}

/** Whether a product's data have an id; also where they cannot be read, which is another mistake. */
function hasId(text: string): boolean {
  try {
    return Boolean(Object(JSON.parse(text.trim() || 'null'))['id']);
  } catch {
    return true;
  }
}

/** Types of products are numbers; another word counts as a physical product. */
export function* typeMistakes(page: Document): Generator<Mistake> {
  for (const element of page.querySelectorAll('[data-product-type]')) {
    const value = element.getAttribute('data-product-type') ?? '';
    if (value === '' || /^\d+$/.test(value)) continue;
    yield {
      element,
      message: `data-product-type="${value}" is no number and counts as a physical product`,
      fix: 'Write its number: 1 physical, 2 digital, 3 service, 4 gift card.',
      guide: 'hooks-in',
    };
  }
}

/** Sign-ups that cannot be sent, because the platform knows them by their ids. */
export function* newsletterMistakes(page: Document): Generator<Mistake> {
  for (const element of page.querySelectorAll(`[${hook}="newsletter"]`)) {
    if (element.closest(off) || element.closest('[data-form-id]') || element.querySelector('[data-form-id]')) continue;
    yield {
      element,
      message: 'the sign-up has no id and cannot be sent',
      fix: 'Write data-form-id with the id of the form.',
      guide: 'forms',
    };
  }
}
