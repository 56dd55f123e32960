import type { HeardEventName, HeardEvents } from './HeardEvents.ts';
import type { Emitter } from '../lib/emitter.ts';
import type { FeatureFlag } from '../commerce/model/featureFlag.ts';
import type { PageContext } from '../commerce/model/pageContext.ts';
import type { ConsentKeeper } from './createConsent.ts';
import type { EventsClientOptions } from './createEventsClient.ts';
import type { VisitorIds } from './createVisitorIds.ts';

/** What the site has settled of analytics. */
export interface AnalyticsSettings {
  /** Absolute path of the platform's calls. */
  readonly apiRoot: string;
  readonly census: 'on' | 'cookieless' | 'off';
  readonly dataLayer: boolean;
  readonly legacyTransaction: boolean;
  readonly events: EventsClientOptions;
}

/** What analytics knows of the page, read anew at each call. */
export interface AnalyticsPage {
  readonly document: Document;
  context(): PageContext;
  hasFlag(flag: FeatureFlag): boolean;
  /** Of whoever is logged in; `null`: nobody is. */
  roles(): readonly number[] | null;
  /** The product that the page is about. */
  productId(): string | null;
  /** The order that the page confirms, as it stands there. */
  order(): unknown;
  /** ISO 4217 code of the amounts in the cart. */
  currency(): string;
}

/** An event that was emitted before analytics was there. */
export type EarlyEvent = {
  readonly [Name in HeardEventName]: readonly [name: Name, detail: HeardEvents[Name]];
}[HeardEventName];

export interface AnalyticsDeps {
  readonly settings: AnalyticsSettings;
  readonly page: AnalyticsPage;
  readonly events: Pick<Emitter<HeardEvents>, 'on'>;
  readonly early: readonly EarlyEvent[];
  readonly emit: (name: 'analytics', detail: HeardEvents['analytics']) => void;
  readonly consent: ConsentKeeper;
  readonly ids: VisitorIds;
  readonly report: (error: Error) => void;
}
