import { lazySchema, z } from '../../lib/zod.ts';
import { name } from '../../commerce/model/fields.ts';

const text = () => z.nullable(z.string());
const px = () => z.nullable(z.number().check(z.gte(0)));

/** Fields of every event v2, beside the event's own. `null`: unknown, or not on this page. */
export const eventV2PayloadSchema = lazySchema(() =>
  z.looseObject({
    analytics_id: text(),
    session_id: text(),
    marketing_id: text(),
    browser_language: text(),
    browser_locale: text(),
    browser_window_height: px(),
    browser_window_width: px(),
    page_host: z.string(),
    page_path: z.string(),
    page_query_params: z.string(),
    page_referrer_url: text(),
    enduser_user_agent: z.string(),
    /** ms since the epoch */
    event_occurrence_timestamp: z.number(),
    client_name: name(),
    client_version: name(),
    custom_schema_name: name(),
    source_environment: z.string(),
    context_website_id: text(),
    destination_url: text(),
    member_account_id: text(),
    object_identifier: text(),
    /** The document's language if nothing better is known, then "en-US". */
    resolved_locale: name(),
    website_locale: text(),
    member_account_locale: text(),
  }),
);

export type EventV2Payload = z.infer<ReturnType<typeof eventV2PayloadSchema>>;

/** An event v2 as sent: its payload as JSON text and its schema's name. */
export const eventV2EnvelopeSchema = lazySchema(() => z.object({ eventContent: name(), eventSchemaName: name() }));

export type EventV2Envelope = z.infer<ReturnType<typeof eventV2EnvelopeSchema>>;
