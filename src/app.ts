import { account } from '../widgets/account/index.ts';
import { cart } from '../widgets/cart/index.ts';
import { consent } from '../widgets/consent/index.ts';
import { form } from '../widgets/form/index.ts';
import { instalments } from '../widgets/instalments/index.ts';
import { media } from '../widgets/media/index.ts';
import { popup } from '../widgets/popup/index.ts';
import { product } from '../widgets/product/index.ts';
import { restock } from '../widgets/restock/index.ts';
import { reviews } from '../widgets/reviews/index.ts';

/** Every feature that the shop has. */
export const features = [product, media, restock, instalments, cart, form, reviews, account, popup, consent] as const;
