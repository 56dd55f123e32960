// The code of the guide's page about TypeScript, for the compiler; guideSnippets.test.ts compares the two.
import { cart, on, start, type StartOptions, type StorefrontEvents } from '../../widgets/index.ts';
import type { Storefront } from '../../widgets/index.ts';

const options: StartOptions = { currency: 'EUR', afterAdd: 'cart' };
const onAdded = ({ quantity }: StorefrontEvents['item-added']): void => console.log(quantity);

await start(options);
on('item-added', onAdded);
document.addEventListener('storefront:cart-change', ({ detail }) => console.log(detail.cart?.totalQuantity));

const answer = await cart.add({ itemId: '5f3c0de00000000000000101', sku: 'WK-MUG-OS', quantity: 1 });
if (!answer.ok) console.warn(answer.error.kind, answer.error.message);

const calls: Pick<Storefront, 'push'> | undefined = window.Storefront as Storefront | undefined;
calls?.push(['on', 'item-added', onAdded]);
