import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHost, visitPage, type Host, type Visit } from '../../../mocks/node.ts';
import { seedProducts } from '../../../mocks/db/seedProducts.ts';
import { createApi, type Api } from '../../app/createApi.ts';
import { z } from '../../../src/lib/zod.ts';

const SHIRT = seedProducts[0]!;
const SOLD_OUT = SHIRT.structuredContent.variants[1]!.id;
const signUp = { isJoinMailingList: true, productId: SHIRT.id, siteVisitorEmail: 'anna@example.com', variantId: SOLD_OUT };

const send = (wire: Api, json: object) =>
  wire.send({ method: 'post', path: 'site-users/account/notifications/restock', json, schema: z.unknown(), empty: {} });

let host: Host;
let visit: Visit;
let api: Api;
beforeEach(() => {
  host = createHost({ products: seedProducts });
  visit = visitPage(host);
  api = createApi({ fetch: visit.fetch });
});
afterEach(() => visit.leave());

describe('telling the host who waits for a variant', () => {
  it('is one POST with the crumb, which the host keeps', async () => {
    expect(await send(api, signUp)).toEqual({ ok: true, value: {} });
    expect(host.log.map(({ method, path, body, status }) => [method, path, body, status])).toEqual([
      ['POST', '/api/site-users/account/notifications/restock', signUp, 200],
    ]);
    expect(host.log[0]!.headers['x-csrf-token']).toBeTruthy();
    expect(host.db.signUps()).toEqual([signUp]);
    await send(api, { ...signUp, isJoinMailingList: false });
    expect(host.db.signUps()).toEqual([{ ...signUp, isJoinMailingList: false }]);
    host.reset();
    expect(host.db.signUps()).toEqual([]);
  });

  it.each([
    ['an address that is none', { siteVisitorEmail: 'anna' }, 'That is no e-mail address that we can write to.'],
    ['a variant that nobody knows', { variantId: 'x' }, 'Sorry, that item variant is unavailable. Please select another variant.'],
    ['an item that nobody knows', { productId: 'x' }, 'Sorry, that item variant is unavailable. Please select another variant.'],
    [
      'a variant that can be bought',
      { variantId: SHIRT.structuredContent.variants[0]!.id },
      'Good news: it is in stock again. Please reload the page.',
    ],
    ['no address at all', { siteVisitorEmail: '' }, 'The request could not be read.'],
  ])('is refused for %s, in words for the visitor', async (_case, changes, message) => {
    expect(await send(api, { ...signUp, ...changes })).toMatchObject({
      ok: false,
      error: { kind: 'http', serverMessage: message },
    });
    expect(host.db.signUps()).toEqual([]);
  });

  it('is done when the host answers with nothing', async () => {
    const silent = createApi({ fetch: async () => new Response(null, { status: 204 }) });
    expect(await send(silent, signUp)).toEqual({ ok: true, value: {} });
  });
});
