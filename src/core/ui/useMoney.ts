import { createPageMoneyFormatter } from '../../money/createPageMoneyFormatter.ts';
import { recognisesPlatformMarkup } from '../page/recognisesPlatformMarkup.ts';
import * as selectors from '../page/selectors.ts';
import type { CoreSettings } from './CoreSettings.ts';
import { useActions } from './ShopContext.ts';
import { oncePerTask } from '../../lib/oncePerTask.ts';

/** Formats amounts as the site does; loaded with the parts that show some, because the server has written the first ones. */
export const createMoney = ({ settings }: { readonly settings: Pick<CoreSettings, 'money'> }) => {
  const { page, ...format } = settings.money;
  // A long cart writes hundreds of amounts at once.
  return {
    format: createPageMoneyFormatter(
      format,
      oncePerTask(() => readShownPrices(page)),
    ),
  };
};

/** The same for a component. */
export const useMoney = (): ReturnType<typeof createMoney> => useActions(createMoney);

/** The price texts of the page. Bare numbers with a sign from CSS are skipped. */
function readShownPrices(page: Document): string[] {
  const selector = `[${selectors.hook}="price"]${recognisesPlatformMarkup(page) ? `,${selectors.shownPrice}` : ''}`;
  return [...page.querySelectorAll(selector)]
    .filter((price) => !price.querySelector(`.${selectors.moneyNative}`))
    .map((price) => (price.querySelector(selectors.priceValue) ?? price).textContent ?? '');
}
