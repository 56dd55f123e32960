import type { Report } from '../../src/core/createReport.ts';
import type { FeatureCore } from '../../src/core/feature/FeatureCore.ts';
import type { PageProduct } from '../../src/core/page/createPage.ts';
import type { EmailRule } from '../../src/commerce/model/isEmailAddress.ts';
import type { CartEvents } from '../cart/events.ts';
import type { CartActions } from '../cart/index.ts';
import type { ProductActions } from '../product/index.ts';
import type { AgentEvents } from './events.ts';

interface AgentSettings {
  readonly cartPath: string;
  readonly expressCheckout: () => boolean;
  readonly emailRule: EmailRule;
  readonly cookiesEnabled: () => boolean;
  readonly limitsLongTexts: () => boolean;
  readonly mayHaveCart: () => boolean;
  readonly localizedStringsNow: () => unknown;
}

interface AgentTypes {
  readonly events: AgentEvents & CartEvents;
  readonly site: AgentSettings;
  readonly shop: { readonly cart: CartActions; readonly products: ProductActions };
}

/** The running shop as its own parts have it, which the tools act on. */
export interface AgentDeps extends Pick<FeatureCore<AgentTypes>, 'page' | 'isOff' | 'shop' | 'on' | 'emit' | 'announce'> {
  readonly report: Report;
  /** Opens a product in the shop, which may have it already. */
  readonly open: (product: PageProduct) => void;
  /** Mounts a part now; whether its widget has taken it. Rejects when a file is lost. */
  readonly mount: (part: Element) => Promise<boolean>;
}
