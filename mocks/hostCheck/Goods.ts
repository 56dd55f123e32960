import type { z } from '../../src/lib/zod.ts';
import { PRODUCT_TYPE } from '../../src/commerce/model/productType.ts';
import type { product } from '../contract/products.ts';

type Product = z.infer<typeof product>;
type Variant = Product['structuredContent']['variants'][number];

/** Something that can be put into a cart. */
export interface Good {
  readonly product: Product;
  /** `null` for an item without variants. */
  readonly variant: Variant | null;
}

/** One of each kind that the cases need; `null` where the shop has none. */
export interface Goods {
  /** Physical, and as many as one likes. */
  readonly plenty: Good | null;
  /** Another one. */
  readonly other: Good | null;
  /** Physical, and a few left. */
  readonly few: Good | null;
  readonly soldOut: Good | null;
  /** Asks something. */
  readonly asking: Good | null;
  readonly subscription: Good | null;
  readonly giftCard: Good | null;
}

const PLENTY = 50;
const FEW = 20;

export function chooseGoods(products: readonly Product[]): Goods {
  const all = products.flatMap((one): Good[] => {
    const { variants } = one.structuredContent;
    return variants.length > 0 ? variants.map((variant) => ({ product: one, variant })) : [{ product: one, variant: null }];
  });
  const isPlain = ({ product: { structuredContent: content } }: Good): boolean =>
    content.productType === PRODUCT_TYPE.physical && !content.isSubscribable && content.additionalFieldsForm === null;
  const left = ({ variant }: Good): number => (!variant || variant.unlimited ? Infinity : variant.qtyInStock);
  const physical = all.filter(isPlain);
  const plenty = physical.filter((good) => left(good) >= PLENTY);
  const find = (fits: (good: Good) => boolean): Good | null => all.find(fits) ?? null;
  return {
    plenty: plenty[0] ?? null,
    other: plenty.find((good) => good.product.id !== plenty[0]?.product.id) ?? plenty[1] ?? null,
    few: physical.find((good) => left(good) >= 2 && left(good) <= FEW) ?? null,
    soldOut: physical.find((good) => left(good) === 0) ?? null,
    asking: find((good) => good.product.structuredContent.additionalFieldsForm !== null && left(good) >= 3),
    subscription: find((good) => good.product.structuredContent.isSubscribable),
    giftCard: find((good) => good.product.structuredContent.productType === PRODUCT_TYPE.giftCard),
  };
}
