import type { Track } from '../lib/createActivity.ts';
import type { Emitter } from '../lib/emitter.ts';
import type { SettingsOf } from '../lib/settingReaders.ts';
import type { Cart } from '../commerce/model/cart.ts';
import type { FeatureFlag } from '../commerce/rules/hasFlag.ts';
import type { PageContext } from '../commerce/model/pageContext.ts';
import type { ConsentKeeper } from './createConsent.ts';
import type { VisitorIds } from './createVisitorIds.ts';
import type { AgentEvents } from '../../widgets/agents/events.ts';
import type { CartEvents } from '../../widgets/cart/events.ts';
import type { FormEvents } from '../../widgets/form/events.ts';
import type { PopupEvents } from '../../widgets/popup/events.ts';
import type { ProductEvents } from '../../widgets/product/events.ts';
import type { VisitorEvents } from './events.ts';
import type { visitorSettings } from './settings.ts';

/** The page's settings that analytics needs. */
export interface AnalyticsSettings extends Pick<
  SettingsOf<typeof visitorSettings>,
  'census' | 'dataLayer' | 'legacyTransaction' | 'analyticsItemId' | 'analyticsTestOrders' | 'eventsRoot' | 'eventsMode' | 'environment'
> {
  readonly apiRoot: string;
}

export interface AnalyticsPage {
  readonly document: Document;
  context(): PageContext;
  hasFlag(flag: FeatureFlag): boolean;
  /** `null`: not logged in. */
  roles(): readonly number[] | null;
  productId(): string | null;
  /** As it stands in the page. */
  order(): unknown;
  currency(): string;
}

export type EarlyEvent = {
  readonly [Name in ObservedEventName]: readonly [name: Name, detail: ObservedEvents[Name]];
}[ObservedEventName];

export interface AnalyticsDeps {
  readonly settings: AnalyticsSettings;
  readonly page: AnalyticsPage;
  readonly events: Pick<Emitter<ObservedEvents>, 'on'>;
  /** The cart that the shop knows already; left out: none. */
  readonly cart?: Cart | null | undefined;
  readonly emit: (name: 'analytics', detail: ObservedEvents['analytics']) => void;
  readonly consent: ConsentKeeper;
  readonly ids: VisitorIds;
  readonly report: (error: Error) => void;
  /** Counts requests that are under way; left out: none. */
  readonly track?: Track;
}

/** The events that analytics listens for, and its own. */
export interface ObservedEvents extends CartEvents, ProductEvents, FormEvents, PopupEvents, VisitorEvents, AgentEvents {}

export type ObservedEventName = keyof ObservedEvents;
