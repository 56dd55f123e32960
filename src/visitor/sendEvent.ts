import { pathOf } from '../lib/pathOf.ts';
import { stringify } from '../lib/stringify.ts';
import type { EventV2Envelope } from './schemas/eventV2.ts';
import type { Wire } from './createWire.ts';

const isAccepted = (status: number): boolean => status === 200 || status === 202;

/**
 * Sends one event by beacon, which needs no CORS permission; as JSON where the beacon is refused, or to validate.
 *
 * @param root the service's address
 *
 * @throws Error when the service rejects it; network failures are ignored
 */
export async function sendEvent(wire: Wire, root: string, envelope: EventV2Envelope, mode: 'record' | 'validate'): Promise<void> {
  const base = new URL(`${root.replace(/\/$/, '')}/api/v1/clanker/`, location.href).href;
  const isRecord = mode === 'record';
  if (isRecord && wire.beacon(`${base}events`, new URLSearchParams({ ...envelope }))) return;
  const path = isRecord ? 'events' : pathOf('validate-event-content', envelope.eventSchemaName);
  if (path === null) throw new Error(`Error tracking event: no schema can be called "${envelope.eventSchemaName}"`);
  const answer = await wire.post(base + path, stringify(envelope), 'json');
  if (answer && !isAccepted(answer.status)) throw new Error(`Error tracking event: HTTP Status ${answer.status}`);
  if (answer && !isRecord) console.info(`[storefront] events: ${envelope.eventSchemaName}:`, answer.text);
}
