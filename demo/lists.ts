import type { HostProduct } from '../mocks/db/HostProduct.ts';
import { PRODUCT_TYPE } from '../src/commerce/model/productType.ts';
import type { ProductSheet, VariantSheet } from './content/sheet.ts';
import { store } from './content/site.ts';
import { toHostProduct } from './content/toHostProduct.ts';
import { renderLayout } from './pages/layout.ts';
import type { PageRequest } from './pages/pageRequest.ts';
import { productView, SIGNED_MONEY } from './pages/product/productView.ts';
import { renderTemplate } from './pages/renderTemplate.ts';
import { PICTURES } from './pictures.ts';

const MOST = 5000;
const SIZES = ['Small', 'Medium', 'Large'];
const COLOURS = ['Oat', 'Ink'];
const FIRST_NUMBER = 0x1000;

/** Made-up products numbered from 1, at most 5,000. */
export const benchProducts = (count: number): readonly HostProduct[] =>
  Array.from({ length: Math.min(Math.max(Math.trunc(count) || 0, 0), MOST) }, (_, index) => benchProduct(index + 1));

/** Deterministic. Every fifth is on sale, every seventh has sold-out variants. */
export function benchProduct(number: number): HostProduct {
  const pictures = Object.keys(PICTURES);
  const variants = SIZES.flatMap((size, sizeAt) =>
    COLOURS.map((colour, colourAt): VariantSheet => ({
      options: { Size: size, Colour: colour },
      price: 1000 + number * 10 + sizeAt * 500,
      ...(number % 5 === 0 && { sale: 900 + number * 9 + sizeAt * 400 }),
      stock: number % 7 === 0 && colourAt === 0 ? 0 : (number + sizeAt + colourAt) % 4 === 0 ? 'unlimited' : 3 + ((number + colourAt) % 9),
      sku: `BENCH-${number}-${sizeAt}-${colourAt}`,
    })),
  );
  const sheet: ProductSheet = {
    slug: `bench-${number}`,
    title: `Trial Pot No. ${number}`,
    type: PRODUCT_TYPE.physical,
    category: 'bench',
    tags: [],
    excerpt: ['One of a long row of trial pots.'],
    pictures: [{ name: pictures[(number - 1) % pictures.length] ?? '', alt: 'A trial pot' }],
    options: ['Size', 'Colour'],
    variants,
  };
  return toHostProduct(sheet, FIRST_NUMBER + number, store.id);
}

/** `null` unless the slug is of the form `bench-12`. */
export function benchProductBySlug(slug: string): HostProduct | null {
  const [, number] = /^bench-([1-9][0-9]{0,3})$/.exec(slug) ?? [];
  return number && Number(number) <= MOST ? benchProduct(Number(number)) : null;
}

/**
 * A long list for measurements: `?n=100` products, each with variants, quantity, price and button unless `?pickers=0`, as
 * product blocks or, with `?markup=hooks`, in our own hooks.
 */
export function listsPage(request: PageRequest): string {
  const { query } = request;
  const withHooks = query.get('markup') === 'hooks';
  const products = benchProducts(Number(query.get('n') ?? '100')).map((product, index) => ({
    ...productView(product, withHooks ? 'hooks' : 'a', index + 1),
    ...SIGNED_MONEY,
    isFirstBlock: index === 0,
    blockSuffix: '',
  }));
  const main = renderTemplate('bench-list', {
    products,
    withPickers: query.get('pickers') !== '0',
    withHooks,
    labelRole: true,
  });
  return renderLayout(
    {
      title: 'A long list',
      description: 'Many products at once.',
      collection: store,
      markup: withHooks ? 'hooks' : 'b',
      cart: withHooks ? 'hooks' : 'header',
    },
    main,
    request,
  );
}
