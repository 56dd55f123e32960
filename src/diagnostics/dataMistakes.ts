import { contextScript, hook, off, productContext, productData, productVariants } from '../core/page/selectors.ts';
import { parseContext, readRawContext } from '../core/page/readRawContext.ts';
import { jsonScript } from '../lib/readJson.ts';
import type { Mistake, PageFacts } from './Mistake.ts';

const PRODUCT = `[${hook}="product"]`;
const ATTRIBUTES = [productData, productVariants, productContext];

/** JSON that cannot be read, with the place of its first fault. */
export function* jsonMistakes(page: Document): Generator<Mistake> {
  for (const name of ATTRIBUTES) {
    for (const element of page.querySelectorAll(`[${name}]`)) yield* faultOf(element, name, element.getAttribute(name) ?? '');
  }
  for (const script of page.querySelectorAll(`[${hook}]>script[type="application/json"]`)) {
    yield* faultOf(script.parentElement, 'the JSON script', script.textContent ?? '');
  }
  for (const script of page.querySelectorAll(contextScript)) yield* faultOf(script, "the page's context", script.textContent ?? '');
}

function* faultOf(element: Element | null, source: string, text: string): Generator<Mistake> {
  if ((text.trim() === '' && !element?.matches(contextScript)) || element?.closest(off)) return;
  try {
    JSON.parse(text);
  } catch {
    const before = text.slice(0, faultAt(text)).split('\n');
    const [line, column] = [before.length, (before.at(-1) ?? '').length + 1];
    yield {
      element,
      message: `${source} is not valid JSON: line ${line}, column ${column}, near ${JSON.stringify(nearby(text, line, column))}`,
      fix: 'Write it as your language writes JSON (JSON.stringify, json_encode), and its quotes as &quot; in an attribute.',
      guide: 'hooks-in',
    };
  }
}

const STRING = /"(?:[^"\\\n\r\t]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** Where text stops being JSON (https://www.rfc-editor.org/rfc/rfc8259): the browsers' messages say so in their own ways, or not at all. */
function faultAt(text: string): number {
  let at = 0;
  const skip = (): void => void takes(/\s*/y);
  const takes = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const isThere = pattern.test(text);
    if (isThere) at = pattern.lastIndex;
    return isThere;
  };
  const member = (): boolean => (skip(), takes(STRING)) && (skip(), takes(/:/y)) && value();
  const list = (end: RegExp, item: () => boolean): boolean => {
    skip();
    if (takes(end)) return true;
    while (item()) {
      skip();
      if (takes(end)) return true;
      if (!takes(/,/y)) return false;
    }
    return false;
  };
  const value = (): boolean => {
    skip();
    if (takes(/\{/y)) return list(/\}/y, member);
    return takes(/\[/y) ? list(/\]/y, value) : takes(STRING) || takes(SCALAR);
  };
  value();
  skip();
  return at;
}

const nearby = (text: string, line: number, column: number): string => {
  const content = text.split('\n')[line - 1] ?? '';
  return content.slice(Math.max(0, column - 13), column + 12);
};

/** `variant` for `variants`: the product is then sold as if it had nothing to choose. */
export function* variantMistakes(page: Document): Generator<Mistake> {
  for (const element of page.querySelectorAll(PRODUCT)) {
    const data = dataOf(element);
    if (element.closest(off) || !data || 'variants' in data || !('variant' in data)) continue;
    yield { element, message: 'the product has "variant" in place of "variants"', fix: 'Write "variants": […].', guide: 'hooks-in' };
  }
}

/** Options whose names differ only in how they are written, so that no variant has all of them. */
export function* optionMistakes(page: Document): Generator<Mistake> {
  for (const element of page.querySelectorAll(PRODUCT)) {
    if (element.closest(off)) continue;
    const known = new Map<string, string>();
    for (const { attributes } of variantsOf(element)) {
      for (const name of Object.keys(Object(attributes) as object)) {
        const written = known.get(name.trim().toLowerCase()) ?? name;
        known.set(name.trim().toLowerCase(), written);
        if (written === name) continue;
        yield {
          element,
          message: `its variants name one option in two ways: "${written}" and "${name}"`,
          fix: `Write "${written}" in all of them.`,
          guide: 'hooks-in',
        };
      }
    }
  }
}

/** Whole numbers are minor units (cents): an amount of 28.00 written as a number is sold for 0.28. */
export function* priceMistakes(page: Document, { served }: PageFacts): Generator<Mistake> {
  for (const element of page.querySelectorAll(PRODUCT)) {
    if (element.closest(off)) continue;
    const shown = shownAmount(element, served);
    const amounts = variantsOf(element)
      .map(({ price }) => price)
      .filter((price): price is number => typeof price === 'number');
    if (shown === null || amounts.length === 0 || amounts.some((amount) => sameAmount(amount / 100, shown))) continue;
    const wrong = amounts.find((amount) => sameAmount(amount, shown));
    if (wrong === undefined) continue;
    yield {
      element,
      message: `the page shows ${shown.toFixed(2)}, and its data say ${wrong} minor units, which is ${(wrong / 100).toFixed(2)}`,
      fix: `Write "price": ${Math.round(wrong * 100)} (cents), or {"value": "${wrong.toFixed(2)}", "currency": …}.`,
      guide: 'hooks-in',
    };
  }
}

const sameAmount = (one: number, other: number): boolean => Math.abs(one - other) < 0.005;

/** The amount that the server has written into the product's price; `null`: none, or more than one. */
function shownAmount(product: Element, served: PageFacts['served']): number | null {
  const price = product.querySelector(`[${hook}="price"]`);
  const found = (price && (served.get(price) ?? price.textContent))?.match(/\d+(?:[.,]\d{2})?(?![\d.,])/g) ?? [];
  return found.length === 1 ? Number(found[0]?.replace(',', '.')) : null;
}

/** A context without the website's id: analytics would be refused. */
export function* contextMistakes(page: Document): Generator<Mistake> {
  const script = page.querySelector(contextScript);
  const context = readRawContext(page);
  if (!script || parseContext(script.textContent) === null) return;
  const website: unknown = context['website'];
  if (typeof website === 'object' && website !== null && 'id' in website) return;
  yield {
    element: script,
    message: "the page's context has no website.id, so that the platform refuses what is counted",
    fix: 'Write {"website": {"id": …}} into it, or data-census="off" on the tag.',
    guide: 'visitors',
  };
}

/** A product's data; `null`: it has none that can be read. */
export function dataOf(element: Element): object | null {
  try {
    const data: unknown = JSON.parse(element.getAttribute(productData) ?? element.querySelector(jsonScript)?.textContent ?? '');
    return typeof data === 'object' && data !== null ? data : null;
  } catch {
    return null;
  }
}

interface RawVariant {
  readonly attributes?: unknown;
  readonly price?: unknown;
}

export function variantsOf(element: Element): RawVariant[] {
  const list: unknown = Object(dataOf(element))['variants'];
  return Array.isArray(list) ? list.filter((one): one is RawVariant => typeof one === 'object' && one !== null) : [];
}
