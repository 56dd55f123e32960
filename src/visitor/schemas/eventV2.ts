import { z } from '../../lib/zod.ts';
import { name } from '../../commerce/model/fields.ts';

const text = () => z.nullable(z.string());
const px = () => z.nullable(z.number().check(z.gte(0)));

/** What an event v2 says (spec §3). An event's own fields stand beside these. `null`: not known, or not on this page. */
export const eventV2PayloadSchema = z.looseObject({
  analytics_id: text(),
  session_id: text(),
  marketing_id: text(),
  browser_language: text(),
  browser_locale: text(),
  /** CSS px */
  browser_window_height: px(),
  /** CSS px */
  browser_window_width: px(),
  page_host: z.string(),
  page_path: z.string(),
  page_query_params: z.string(),
  page_referrer_url: text(),
  enduser_user_agent: z.string(),
  /** ms since the epoch */
  event_occurrence_timestamp: z.number(),
  client_name: name,
  client_version: name,
  custom_schema_name: name,
  /** See `SOURCE_ENVIRONMENTS`. */
  source_environment: z.string(),
  context_website_id: text(),
  destination_url: text(),
  member_account_id: text(),
  object_identifier: text(),
  /** The document's language where nothing better is known, then "en-US". */
  resolved_locale: name,
  website_locale: text(),
  member_account_locale: text(),
});

export type EventV2Payload = z.infer<typeof eventV2PayloadSchema>;

/** An event v2 on its way: the payload as JSON text, and the name of its schema (spec §3). */
export const eventV2EnvelopeSchema = z.object({ eventContent: name, eventSchemaName: name });

export type EventV2Envelope = z.infer<typeof eventV2EnvelopeSchema>;
