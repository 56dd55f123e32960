import { localize } from '../../src/commerce/texts/localize.ts';
import { cartChangeTexts } from '../cart/index.ts';
import type { ProductKey } from '../../src/commerce/model/addIntent.ts';
import { changeProduct, getProduct } from './changeProduct.ts';
import type { ProductDeps } from './ProductDeps.ts';
import type { AddStatus, ProductState, Purchase } from './ProductState.ts';
import { addAlertTitle } from './rules/purchaseFlow.ts';

/** Delay (ms) after a failed add before the button works again. */
const ERROR_RESET_MS = 1000;

/** Delay (ms) before a wait is announced. */
const BUSY_TEXT_MS = 300;

/** A press of an add button: the product, and its choice at that moment. */
export type Asked = Pick<Purchase, 'productInstance' | 'choice'>;

/** The purchase as a product shows it, unless the visitor has changed the choice since. */
export type PurchaseDisplay = ReturnType<typeof createPurchaseDisplay>;

export function createPurchaseDisplay({ store, emit, settings, later }: Pick<ProductDeps, 'store' | 'emit' | 'settings' | 'later'>) {
  const change = (productKey: ProductKey, part: Partial<ProductState>) => changeProduct(store, productKey, part);
  /** Whether the visitor has changed the choice, which the button is then about. */
  const isPast = ({ productInstance: productKey, choice }: Asked): boolean => (getProduct(store, productKey)?.choice ?? choice) !== choice;
  const show = (asked: Asked, part: Partial<ProductState>) => isPast(asked) || change(asked.productInstance, part);
  const turning = new Map<ProductKey, () => void>();
  /** Sets `addStatus` after a delay in ms, unless another change comes first. */
  const turn = (asked: Asked, addStatus: AddStatus, ms: number, then?: () => void) => {
    if (isPast(asked)) return;
    turning.get(asked.productInstance)?.();
    const callOff = later(ms, () => {
      show(asked, { addStatus });
      then?.();
    });
    turning.set(asked.productInstance, callOff);
  };

  /** Explains why nothing was bought; the button works again after a moment. */
  const refuse = (
    { itemId, flow, ...asked }: Asked & Pick<Purchase, 'itemId' | 'flow'>,
    message: string,
    { isEmitted = false, ...why }: { isEmitted?: boolean } & Partial<Pick<ProductState, 'addStatus' | 'refusedFor' | 'missing'>> = {},
  ) => {
    const { productInstance: productKey } = asked;
    const { unableToAdd } = settings.cartTexts;
    const texts = { ...localize(cartChangeTexts, settings.localizedStrings), unableToAdd };
    const notice = { title: addAlertTitle(flow, texts), message };
    change(productKey, { notice });
    show(asked, { addStatus: 'refused', ...why });
    turn(asked, 'idle', ERROR_RESET_MS);
    // The cart reports its own refusals.
    if (!isEmitted) emit('add-failed', { productInstance: productKey, itemId, ...notice });
  };

  /** Also what a visitor sees who returns from another page. */
  const celebrate = (purchase: Purchase) => {
    const { addedDelay } = settings;
    change(purchase.productInstance, { additionalFields: null });
    turn(purchase, 'added', addedDelay, () => turn(purchase, 'idle', 2 * addedDelay));
  };

  /** Announces a long wait. */
  const waitFor = async <Answer>(asked: Asked, sent: Promise<Answer>): Promise<Answer> => {
    const callOff = later(BUSY_TEXT_MS, () => show(asked, { isSlow: true }));
    const answer = await sent;
    callOff();
    show(asked, { isSlow: false });
    return answer;
  };

  return {
    isPast,
    show,
    turn,
    cancelTurn: (productKey: ProductKey) => turning.get(productKey)?.(),
    refuse,
    celebrate,
    waitFor,
  };
}
