import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHost, type Host } from '../../../mocks/createHost.ts';
import type { ScenarioChoice } from '../../../mocks/chooseScenario.ts';
import { seedProducts } from '../../../mocks/db/seedProducts.ts';
import { startServer, type HostServer } from '../../../mocks/server.ts';
import { visitPage, type Visit } from '../../../mocks/visitPage.ts';
import type { ApiError } from '../../../src/core/wire/ApiError.ts';
import { createApi } from '../../app/createApi.ts';
import { browserFetch } from './browserFetch.ts';

const mug = { itemId: seedProducts[1]!.id, sku: null, quantity: 1, additionalFields: null };

let host: Host;
let server: HostServer;
let visit: Visit;
beforeEach(async () => {
  host = createHost({ products: seedProducts });
  server = await startServer({ host });
  visit = visitPage(host, `${server.url}/shop/enamel-mug`);
});
afterEach(async () => {
  visit.leave();
  await server.close();
});

describe('the wire over a real connection', () => {
  it('fills, changes and empties a cart', async () => {
    const { cart } = createApi({ fetch: browserFetch });
    const added = await cart.addEntry(mug);
    expect(added).toMatchObject({ ok: true, value: { shoppingCart: { totalQuantity: 1, subtotalCents: 1850 } } });
    const id = added.ok ? added.value.shoppingCart.entries[0]!.id : '';
    expect(await cart.updateQuantity(id, 4)).toMatchObject({ ok: true, value: { updatedEntry: { quantity: 4 } } });
    expect(await cart.load({ timecode: '1' })).toMatchObject({ ok: true, value: { totalQuantity: 4 } });
    expect(await cart.removeEntry(id)).toMatchObject({ ok: true, value: { shoppingCart: { totalQuantity: 0 } } });
    expect(document.cookie).toContain('hasCart=true');
  });

  it.each<[ScenarioChoice, Partial<ApiError>, number]>([
    ['offline', { kind: 'offline', message: 'Network Error' }, 0],
    ['lost-answer', { kind: 'offline', message: 'Network Error' }, 1],
    ['dropped-body', { kind: 'offline', message: 'Network Error' }, 1],
    ['redirect-login', { kind: 'offline', message: 'Network Error' }, 0],
    ['slow', { kind: 'timeout', message: 'timeout of 1500ms exceeded' }, 1],
    ['stalled-body', { kind: 'timeout', message: 'timeout of 1500ms exceeded' }, 1],
    ['server-error', { kind: 'http', message: 'Request failed with status code 500' }, 0],
    ['rate-limited-long', { kind: 'rate-limit', message: 'Request failed with status code 429', retryAfterMs: 5000 }, 0],
    ['crumb-expired', { kind: 'crumb', message: 'Request failed with status code 401' }, 0],
    ['html-error-page', { kind: 'schema', status: 200 }, 0],
    ['malformed-json', { kind: 'schema', status: 200 }, 1],
    ['empty-body', { kind: 'schema', status: 204 }, 1],
  ])('meets %s with one POST, and a value', async (scenario, expected, inCart) => {
    host.setScenario(scenario);
    const { cart } = createApi({ fetch: browserFetch, writeDeadlineMs: expected.kind === 'timeout' ? 1500 : 10_000 });
    expect(await cart.addEntry(mug)).toMatchObject({ ok: false, error: expected });
    expect(host.log.map(({ method }) => method)).toEqual(['POST']);
    host.setScenario('normal');
    expect(await cart.load()).toMatchObject({ ok: true, value: { totalQuantity: inCart } });
  });

  it('says that there is no network when nobody listens', async () => {
    await server.close();
    const { cart } = createApi({ fetch: browserFetch });
    expect(await cart.addEntry(mug)).toMatchObject({ ok: false, error: { kind: 'offline', message: 'Network Error' } });
  });
});
