import { MAX_EMAIL_LENGTH } from '../../src/commerce/model/constants.ts';
import { isEmailAddress } from '../../src/commerce/model/isEmailAddress.ts';
import { localize } from '../../src/commerce/texts/localize.ts';
import type { PageProduct } from '../../src/core/page/createPage.ts';
import { recognisesPlatformMarkup, selectParts } from '../../src/core/page/recognisesPlatformMarkup.ts';
import { afterFrame } from '../../src/lib/afterFrame.ts';
import { isVisible } from '../../src/lib/isVisible.ts';
import { findRestockNodes, isOutOfStock } from '../restock/index.ts';
import type { AgentDeps } from './AgentDeps.ts';
import { agentTexts } from './agentTexts.ts';
import { answer, failed } from './answers.ts';
import { NOT_HERE, OPTIONS, type ProductTools } from './createProductTools.ts';
import { findOption } from './findOption.ts';
import type { Tool } from './ModelContext.ts';
import { writeControl } from './writeControl.ts';

const SIGN_UP = {
  type: 'object',
  properties: {
    id: { type: 'string', maxLength: 200, description: 'The id of the sold-out product, from list_products on this page.' },
    options: OPTIONS,
    email: { type: 'string', maxLength: MAX_EMAIL_LENGTH, description: 'The e-mail address that the visitor wants to be told at.' },
  },
  required: ['id', 'email'],
} as const;

/** Fills in the sign-up for the return of a sold-out variant. The visitor sends it, and the box for news is the visitor's. */
export function createRestockTool(deps: AgentDeps, { find }: ProductTools): { readonly tool: Tool; isOffered(): boolean } {
  const { page, shop, announce, mount } = deps;
  const { document } = page;
  const select = () => selectParts(['restock'], recognisesPlatformMarkup(document));
  const ownBlocks = ({ root, id }: PageProduct) =>
    [...root.querySelectorAll(select())].filter((block) => page.pageProductOf(block)?.id === id);

  const fillIn = async (one: PageProduct, options: Readonly<Record<string, string>>, email: string) => {
    const { id: key, product } = one;
    const choices = findOption(product, options);
    if (typeof choices === 'string') return failed(`Nothing was filled in. ${choices}`);
    if (!isEmailAddress(email, shop.settings.emailRule))
      return failed('Nothing was filled in: this is no e-mail address that the shop takes.');
    for (const [name, value] of choices) shop.products.choose(key, name, value);
    const state = shop.products.get(key);
    const variant = state && shop.products.variantOf(state);
    if (!variant) return failed('Nothing was filled in: choose every option of the product, as get_product lists them.');
    if (!isOutOfStock(state.product, variant)) return failed('Nothing was filled in: this variant can be bought. Call add_to_cart.');
    const blocks = ownBlocks(one);
    await Promise.all(blocks.map(mount));
    await afterFrame();
    const control = blocks.map((block) => findRestockNodes(block).email).find((node) => node && isVisible(node));
    if (!control || !writeControl(control, email)) return failed('Nothing was filled in: the shop takes no sign-up for this variant.');
    control.scrollIntoView({ block: 'nearest' });
    announce(localize(agentTexts, shop.settings.localizedStringsNow()).formFilled);
    return answer({ filled: ['email'], sent: false, next: 'The visitor checks the sign-up and sends it.' });
  };

  return {
    isOffered: () => document.querySelector(select()) !== null,
    tool: {
      name: 'fill_restock_sign_up',
      description: 'Fills in the e-mail address where the shop tells the visitor that a sold-out product is back. The visitor sends it.',
      inputSchema: SIGN_UP,
      annotations: { untrustedContentHint: true },
      async run({ id, options = {}, email }) {
        const one = find(id as string);
        return one ? fillIn(one, options as Readonly<Record<string, string>>, email as string) : failed(NOT_HERE);
      },
    },
  };
}
