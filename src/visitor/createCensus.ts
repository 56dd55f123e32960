import { stringify } from '../lib/stringify.ts';
import type { PageHit } from './readAnalyticsContext.ts';
import type { Outbox } from './createOutbox.ts';
import type { Wire } from './createWire.ts';

/** Census calls beside page views. */
export type CensusCall =
  | { readonly path: 'button-click' | 'button-render'; readonly blockId: string | null }
  | { readonly path: 'form-render'; readonly formId: string }
  | { readonly path: 'overlay' }
  | { readonly path: `RecordQuickView/${string}` };

export interface Census {
  recordHit(hit: PageHit): void;
  record(hit: PageHit, call: CensusCall): void;
}

interface CensusDeps {
  readonly outbox: Outbox;
  readonly wire: Wire;
  readonly apiRoot: string;
  /** Current value of the visitor's cookie. */
  readonly visitorCookie: () => string | null;
}

export function createCensus({ outbox, wire, apiRoot, visitorCookie }: CensusDeps): Census {
  // The body is made when it is sent, because cookies may have changed.
  const send = ({ websiteId }: PageHit, path: string, type: 'json' | 'form', body: () => string) =>
    outbox.send(async () => {
      // The platform refuses what is of no website.
      if (websiteId !== '') await wire.post(apiRoot + path, body(), type);
    });
  return {
    recordHit: (hit) =>
      send(hit, 'census/RecordHit', 'form', () => {
        const cookie = visitorCookie();
        return `${new URLSearchParams({ event: 'View', data: stringify({ ...hit, visitorCookie: cookie }), ss_cvr: cookie ?? '' })}`;
      }),
    record: (hit, { path, ...more }) =>
      send(hit, `census/${path}`, 'json', () => stringify({ visitorCookie: visitorCookie(), ...hit, ...more })),
  };
}
