import { attempt } from '../lib/result.ts';
import { PageError } from '../lib/PageError.ts';
import { readText } from '../lib/readers.ts';
import { stringify } from '../lib/stringify.ts';
import type { EventV2Envelope, EventV2Payload } from './schemas/eventV2.ts';
import { SOURCE_ENVIRONMENTS } from './schemas/sourceEnvironment.ts';
import type { PageContext } from '../commerce/model/pageContext.ts';
import { readAccount } from './readAnalyticsContext.ts';
import { reportRefusedEvents } from './reportRefusedEvents.ts';
import type { AnalyticsSettings } from './AnalyticsDeps.ts';
import type { Outbox } from './createOutbox.ts';
import type { VisitorIds } from './createVisitorIds.ts';
import type { Wire } from './createWire.ts';
import { pathOf } from '../lib/pathOf.ts';

/** The events library version that the platform expects. */
const CLIENT_VERSION = '3.8.0';
const CLIENT_NAME = 'storefront-embed';

/** Service for live pages; other environments must be configured. */
const LIVE_ROOT = 'https://clanker-events.squarespace.com';

/** The caller's values win for these fields only. */
const CALLER_WINS: ReadonlySet<string> = new Set(['destination_url', 'object_identifier', 'resolved_locale']);

/** A client of the platform's events service (events v2). */
interface EventsClient {
  /** Captures the event now and adds ids when it is sent. `null`, after a report, when it is invalid. */
  prepare(schemaName: string, payload: object | undefined): (() => void) | null;
}

interface EventsClientDeps {
  readonly page: Document;
  readonly context: () => PageContext;
  readonly ids: VisitorIds;
  readonly outbox: Outbox;
  readonly wire: Wire;
  readonly report: (error: Error) => void;
  /** Ends what the client listens to. */
  readonly signal: AbortSignal;
}

export function createEventsClient(
  settings: Pick<AnalyticsSettings, 'eventsRoot' | 'eventsMode' | 'environment'>,
  { page, context, ids, outbox, wire, report, signal }: EventsClientDeps,
): EventsClient {
  const environment = settings.environment || environmentOf(context().env);
  const root = settings.eventsRoot || (environment === 'prod' ? LIVE_ROOT : '');
  const isKnown = (SOURCE_ENVIRONMENTS as readonly string[]).includes(environment);
  if (root) reportRefusedEvents(page, root, report, signal);
  if (!isKnown) warn(`The environment "${environment}" is none of ${SOURCE_ENVIRONMENTS.join(', ')}.`);

  return {
    prepare(schemaName, payload) {
      if (typeof payload !== 'object' || payload === null) {
        report(new Error('no payload'));
        return null;
      }
      const given = attempt(() => JSON.parse(stringify(payload)) as Readonly<Record<string, unknown>>);
      if (typeof schemaName !== 'string' || !given) {
        report(new PageError('track() takes the name of a schema, and what can be written as JSON.'));
        return null;
      }
      const own = fieldsOf(page, context(), schemaName, environment);
      for (const name of Object.keys(given)) {
        if ((Object.hasOwn(own, name) || ID_FIELDS.has(name)) && !CALLER_WINS.has(name)) {
          warn(`"${name}" of ${schemaName} is filled in by the page; what was given for it is dropped.`);
        }
      }
      return () => {
        if (!root) return;
        const content = { ...given, ...own, ...idsOf(ids), ...chosenBy(given, own) };
        const envelope: EventV2Envelope = { eventContent: stringify(content), eventSchemaName: schemaName };
        outbox.send(() => sendEvent(wire, root, envelope, settings.eventsMode).catch(report));
      };
    },
  };
}

const ID_FIELDS: ReadonlySet<string> = new Set(['analytics_id', 'session_id', 'marketing_id']);

const idsOf = (ids: VisitorIds) => ({
  analytics_id: ids.analyticsId(),
  session_id: ids.session()?.id ?? null,
  marketing_id: ids.marketingId(),
});

/** Ids are excluded, because they are created when sending. */
type OwnFields = Omit<EventV2Payload, keyof ReturnType<typeof idsOf>>;

function fieldsOf(page: Document, context: PageContext, schemaName: string, environment: string): OwnFields {
  const { innerHeight, innerWidth, location } = page.defaultView as Window;
  const account = readAccount(context);
  return {
    browser_language: navigator.language ?? null,
    browser_locale: Intl.DateTimeFormat().resolvedOptions().locale,
    browser_window_height: innerHeight,
    browser_window_width: innerWidth,
    page_host: location.host,
    page_path: location.pathname,
    page_query_params: location.search,
    page_referrer_url: page.referrer || null,
    enduser_user_agent: navigator.userAgent,
    event_occurrence_timestamp: Date.now(),
    client_name: CLIENT_NAME,
    client_version: CLIENT_VERSION,
    custom_schema_name: schemaName,
    source_environment: environment,
    context_website_id: context.website?.id ?? null,
    destination_url: null,
    member_account_id: account.id,
    object_identifier: null,
    resolved_locale: page.documentElement.lang || 'en-US',
    website_locale: context.website?.language ?? null,
    member_account_locale: account.locale,
  };
}

/** The caller's values of the fields it may set. */
const chosenBy = (given: Readonly<Record<string, unknown>>, own: OwnFields) =>
  Object.fromEntries(
    [...CALLER_WINS].map((name) => [name, (Object.hasOwn(given, name) && readText(given[name])) || own[name as keyof OwnFields]]),
  );

function environmentOf(env: string | undefined): string {
  if (env === undefined || env === 'PRODUCTION') return 'prod';
  return env === 'STAGING' ? 'staging' : 'dev';
}

const warn = (message: string) => console.warn(`[storefront] events: ${message}`);

const isAccepted = (status: number): boolean => status === 200 || status === 202;

/**
 * Sends one event by beacon, which needs no CORS permission; as JSON where the beacon is refused, or to validate.
 *
 * @param root the service's address
 *
 * @throws Error when the service rejects it; network failures are ignored
 */
export async function sendEvent(wire: Wire, root: string, envelope: EventV2Envelope, mode: AnalyticsSettings['eventsMode']): Promise<void> {
  const base = new URL(`${root.replace(/\/$/, '')}/api/v1/clanker/`, location.href).href;
  const isRecord = mode === 'record';
  if (isRecord && wire.beacon(`${base}events`, new URLSearchParams({ ...envelope }))) return;
  const path = isRecord ? 'events' : pathOf('validate-event-content', envelope.eventSchemaName);
  if (path === null) throw new Error(`Error tracking event: no schema can be called "${envelope.eventSchemaName}"`);
  const answer = await wire.post(base + path, stringify(envelope), 'json');
  if (answer && !isAccepted(answer.status)) throw new Error(`Error tracking event: HTTP Status ${answer.status}`);
  if (answer && !isRecord) console.info(`[storefront] events: ${envelope.eventSchemaName}:`, answer.text);
}
