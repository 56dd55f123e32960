import type { Product } from '../commerce/model/product.ts';
import type { RefusedAdd } from '../commerce/model/refusedAdd.ts';
import type { Mistake } from './Mistake.ts';
import { productsOn } from './productsOn.ts';

/** Names that a line has at most. */
const LONGEST = 6;

/** An item or an sku that the platform does not sell, beside what the page knows of it; `null`: the error is about something else. */
export function refusedAddMistake(page: Document, error: Error & { readonly refusedAdd?: RefusedAdd }): Mistake | null {
  if (!error.refusedAdd) return null;
  const { itemId, sku, status, words } = error.refusedAdd;
  const products = productsOn(page);
  const own = products.find(({ product }) => product.id === itemId);
  const asked = `the platform has refused to add the item "${itemId}"${sku === null ? ' without an sku' : `, sku "${sku}"`} (${status}${words === null ? '' : `: ${words}`})`;
  const { known, fix } = own
    ? ofProduct(own.product, sku, status)
    : ofOthers(
        products.map(({ product }) => product),
        itemId,
      );
  return { element: own?.root ?? null, message: `${asked.replace(/\.\)$/, ')')}; ${known}`, fix, guide: 'product-data' };
}

interface Explained {
  readonly known: string;
  readonly fix: string;
}

function ofProduct({ id, variants }: Product, sku: string | null, status: number | null): Explained {
  const skus = variants.flatMap((variant) => variant.sku ?? []);
  if (variants.length > 0 && !variants.some((variant) => variant.sku === sku)) {
    const meant = skus.find((one) => isSpelling(one, sku));
    const known = `on this page it has ${list(skus, 'the sku', 'the skus') || 'no sku'}`;
    return { known, fix: meant === undefined ? 'Write the sku of the variant that is meant.' : `Write sku: "${meant}".` };
  }
  if (status === 404) {
    return {
      known: 'this page sells it under that id',
      fix: `Write the id that the platform has into data-product-id (now "${id}"), or take the product off the page.`,
    };
  }
  return { known: 'this page sells it without a limit', fix: 'Write the skus and the stock that the platform has into its data.' };
}

function ofOthers(products: readonly Product[], itemId: string): Explained {
  const ids = products.map(({ id }) => id);
  const meant = ids.find((id) => isSpelling(id, itemId));
  return {
    known: `this page has ${list(ids, 'the product', 'the products') || 'no product'}`,
    fix: meant === undefined ? 'Write the itemId and the sku that the platform has.' : `Write itemId: "${meant}".`,
  };
}

/** Ids and skus differ by a letter where they mean different things: only another way of writing one is a misspelling. */
const isSpelling = (name: string, written: string | null): boolean => written !== null && plain(name) === plain(written);
const plain = (name: string): string => name.toLowerCase().replaceAll(/[\s_-]/g, '');

/** `the skus "S", "M"`; '' for none. */
function list(names: readonly string[], one: string, several: string): string {
  const shown = names.slice(0, LONGEST).map((name) => `"${name}"`);
  if (shown.length === 0) return '';
  return `${names.length === 1 ? one : several} ${shown.join(', ')}${names.length > LONGEST ? ', …' : ''}`;
}
