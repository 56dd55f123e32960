import { pathOf } from '../lib/pathOf.ts';
import { stringify } from '../lib/stringify.ts';
import type { EventV2Envelope } from './schemas/eventV2.ts';
import type { Wire } from './createWire.ts';

const isAccepted = (status: number): boolean => status === 200 || status === 202;

/**
 * Sends one event to the events service (spec §7). By beacon, which needs no permission of the service; where the browser does not
 * take it, and to validate, as JSON.
 * @param root the service's address
 * @throws Error when the service refuses it (spec §8); a service that cannot be reached is nobody's business
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
