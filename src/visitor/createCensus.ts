import { stringify } from '../lib/stringify.ts';
import type { PageHit } from './readAnalyticsContext.ts';
import type { Outbox } from './createOutbox.ts';
import type { Wire } from './createWire.ts';

/** What is told to the visitor census beside page views: its path, and what it says more than where it happened. */
export type CensusCall =
  | { readonly path: 'button-click' | 'button-render'; readonly blockId: string | null }
  | { readonly path: 'form-render'; readonly formId: string }
  | { readonly path: 'overlay' }
  | { readonly path: `RecordQuickView/${string}` };

/** The platform's visitor census (spec §7). */
export interface Census {
  /** Somebody looks at a page. */
  recordHit(hit: PageHit): void;
  record(hit: PageHit, call: CensusCall): void;
  /** A fact of the shop. */
  recordEvent(event: string, data: object): void;
}

interface CensusDeps {
  readonly outbox: Outbox;
  readonly wire: Wire;
  /** Where the platform's calls go: an absolute path. */
  readonly apiRoot: string;
  /** The visitor's cookie as it is now, `null` without one. */
  readonly visitorCookie: () => string | null;
  readonly crumb: () => string | null;
}

export function createCensus({ outbox, wire, apiRoot, visitorCookie, crumb }: CensusDeps): Census {
  // What belongs to the moment of sending (cookies) is asked for then.
  const send = (path: string, type: 'json' | 'form', body: () => string) =>
    outbox.send(async () => {
      await wire.post(`${apiRoot.replace(/\/?$/, '/')}${path}`, body(), type);
    });
  const form = (fields: Readonly<Record<string, string>>) => new URLSearchParams(fields).toString();
  return {
    recordHit: (hit) =>
      send('census/RecordHit', 'form', () => {
        const cookie = visitorCookie();
        return form({ event: 'View', data: stringify({ ...hit, visitorCookie: cookie }), ss_cvr: cookie ?? '' });
      }),
    record: (hit, { path, ...more }) =>
      send(`census/${path}`, 'json', () => stringify({ visitorCookie: visitorCookie(), ...hit, ...more })),
    recordEvent: (event, data) => send('events/RecordEvent', 'form', () => form({ crumb: crumb() ?? '', event, data: stringify(data) })),
  };
}
