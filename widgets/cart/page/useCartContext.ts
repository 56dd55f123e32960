import { useMemo, useState } from 'react';
import { fill } from '../../../src/commerce/texts/fill.ts';
import { localize } from '../../../src/commerce/texts/localize.ts';
import { priceNoteTexts } from '../../../src/commerce/texts/priceNoteTexts.ts';
import { stepperTexts } from '../../../src/commerce/texts/stepperTexts.ts';
import { summaryTexts } from '../../../src/commerce/texts/summaryTexts.ts';
import type { FilterIn } from '../../../src/core/filter/Filter.ts';
import { useShopContext } from '../../../src/core/ui/ShopContext.ts';
import { useStyles } from '../../../src/core/ui/useStyles.ts';
import { useMoney } from '../../../src/core/ui/useMoney.ts';
import styles from './cart.css?inline';
import { cartChangeTexts } from '../cartChangeTexts.ts';
import type { CartFilters } from '../filters.ts';
import { useCart, useCartSettings } from '../useCart.ts';
import type { CartContextValue } from './CartContext.ts';
import type { CartPage } from './cartPage.ts';
import { cartPageTexts } from './cartPageTexts.ts';
import { amountDue } from './checkoutNote.ts';

/** @param served what the page was served with; `null`: nothing */
export function useCartContext(served: CartPage | null): CartContextValue {
  const cart = useCart();
  const settings = useCartSettings();
  const shop = useShopContext();
  const [fields] = useState(() => new Map() as CartContextValue['fields']);
  const amounts = useMoney();
  useStyles(styles);
  return useMemo((): CartContextValue => {
    // Another value of the shop's context says that filters or texts are others: then all is shown anew.
    const { announce, filterOf } = shop;
    const texts = localize(cartPageTexts, settings.localizedStrings);
    const money = (minor: number) => amounts.format({ minor, currency: settings.currency });
    const single = new Set(served?.cart?.entries.filter((entry) => entry.multipleQuantityAllowed === false).map(({ id }) => id));
    return {
      cart,
      settings,
      filterOf: filterOf as FilterIn<CartFilters>,
      texts,
      changeTexts: localize(cartChangeTexts, settings.localizedStrings),
      priceNote: localize(priceNoteTexts, settings.localizedStrings).priceNote,
      stepTexts: localize(stepperTexts, settings.localizedStrings),
      answerTexts: localize(summaryTexts, settings.localizedStrings),
      money,
      isSingle: (id) => single.has(id),
      fields,
      async announceChange(change, done) {
        const answer = await change;
        if (!answer.ok) return false;
        // Of the last one of several changes: only then is the total that of the cart that is shown.
        const isLast = !cart.store.getState().recalculating;
        announce(done(answer.value) + (isLast ? ` ${fill(texts.newTotal, { total: money(amountDue(answer.value)) })}` : ''));
        return true;
      },
    };
  }, [cart, settings, shop, fields, served, amounts]);
}
