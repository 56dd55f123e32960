import { createPageMoneyFormatter } from '../../money/createPageMoneyFormatter.ts';
import { readShownPrices } from '../page/readCartSettings.ts';
import type { CoreSettings } from './CoreSettings.ts';
import { useActions } from './ShopContext.ts';

/** Formats amounts as the site does; loaded with the parts that show some, because the server has written the first ones. */
export const createMoney = ({ settings }: { readonly settings: Pick<CoreSettings, 'money'> }) => {
  const { page, ...format } = settings.money;
  // A long cart writes hundreds of amounts at once.
  return {
    format: createPageMoneyFormatter(
      format,
      oncePerTask(() => [...readShownPrices(page)]),
    ),
  };
};

/** The same for a component. */
export const useMoney = (): ReturnType<typeof createMoney> => useActions(createMoney);

/** Keeps the value until the current task ends, because the page cannot change before that. */
export function oncePerTask<Value>(read: () => Value): () => Value {
  let known: { readonly value: Value } | null = null;
  return () => {
    if (known) return known.value;
    known = { value: read() };
    void Promise.resolve().then(() => (known = null));
    return known.value;
  };
}
