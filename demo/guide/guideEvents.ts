import { coreDocs } from '../../src/core/docs.ts';
import { errorDocs } from '../../src/errors/docs.ts';
import { visitorDocs } from '../../src/visitor/docs.ts';
import { agentDocs } from '../../widgets/agents/docs.ts';
import { cartDocs } from '../../widgets/cart/docs.ts';
import { formDocs } from '../../widgets/form/docs.ts';
import { popupDocs } from '../../widgets/popup/docs.ts';
import { productDocs } from '../../widgets/product/docs.ts';
import { restockDocs } from '../../widgets/restock/docs.ts';

export const events = {
  ...coreDocs.events,
  ...productDocs.events,
  ...cartDocs.events,
  ...formDocs.events,
  ...restockDocs.events,
  ...popupDocs.events,
  ...agentDocs.events,
  ...visitorDocs.events,
  ...errorDocs.events,
};

type Name = keyof typeof events;

/** The rows of the guide's table, in its order; events of one detail share a row. */
const ROWS = [
  ['ready'],
  ['variant-change'],
  ['before-add'],
  ['item-added'],
  ['before-checkout'],
  ['add-failed'],
  ['cart-change'],
  ['item-removed', 'item-restored'],
  ['shipping-chosen'],
  ['cart-failed'],
  ['quick-view'],
  ['product-viewed'],
  ['cart-viewed'],
  ['before-cart-open'],
  ['cart-opened', 'cart-closed'],
  ['button-click', 'button-render'],
  ['form-render'],
  ['overlay-shown'],
  ['overlay-closed'],
  ['owner-action'],
  ['analytics'],
  ['before-submit'],
  ['form-submitted'],
  ['form-failed'],
  ['restock-signed-up'],
  ['before-agent-call'],
  ['agent-called'],
  ['widget-failed'],
  ['before-error-report'],
] as const satisfies readonly (readonly [Name, ...Name[]])[];

/** The guide’s texts for all events; HTML. */
export const guideEvents = ROWS.map((names: readonly [Name, ...Name[]]) => ({
  names: names.map((name) => `<code>${name}</code>`).join(', '),
  when: names.map((name) => events[name].when).join('; '),
  detail: events[names[0]].detail,
}));
