import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHost, visitPage, type Host, type Visit } from '../../../mocks/node.ts';
import { seedProducts } from '../../../mocks/db/seedProducts.ts';
import { createApi } from '../../app/createApi.ts';
import { createPlaces } from '../../../widgets/form/engine/createPlaces.ts';
import { loadTemplate } from '../../../widgets/form/engine/loadTemplate.ts';
import { formTexts } from '../../support/englishTexts.ts';

let host: Host;
let visit: Visit;
beforeEach(() => {
  host = createHost({ products: seedProducts, delayFactor: 0.05 });
  visit = visitPage(host);
});
afterEach(() => visit.leave());

const open = (fetch: typeof globalThis.fetch = visit.fetch) => createPlaces(createApi({ fetch }).places);
const answering = (body: unknown) => open(() => Promise.resolve(Response.json(body)));

describe('an address that is looked up', () => {
  it('is found by a part of it, and filled in by its parts', async () => {
    const places = open();
    const found = await places.search(' kiln ');
    expect(found).toEqual([
      { id: 'place-1', text: '12 Kiln Lane, Newark, NJ, United States' },
      { id: 'place-2', text: '12 Kiln Road, Saltmouth, ME, United States' },
    ]);
    expect(await places.choose('place-1')).toEqual({
      Line1: '12 Kiln Lane',
      City: 'Newark',
      State: 'NJ',
      Zip: '07102',
      Country: 'United States',
    });
    expect(host.log.map(({ method, path, query }) => [method, path, { ...query }])).toEqual([
      ['GET', '/api/google-maps/places/autocomplete', { input: ['kiln'] }],
      ['GET', '/api/google-maps/places/details', { placeId: ['place-1'], productPage: ['form'], productSection: ['address'] }],
    ]);
  });

  it('is not asked for while nothing is typed', async () => {
    expect(await open().search('  ')).toBeNull();
    expect(host.log).toEqual([]);
  });

  it('is the one that was asked for last', async () => {
    host.setScenario('out-of-order');
    const places = open();
    const [first, second] = await Promise.all([places.search('kiln'), places.search('rope')]);
    expect(first).toBeNull();
    expect(second?.map(({ id }) => id)).toEqual(['place-3']);
  });

  it('is given up when its form leaves the page', async () => {
    const asked: AbortSignal[] = [];
    const places = open((input, init) => {
      asked.push(init?.signal ?? (input as Request).signal);
      return new Promise(() => undefined);
    });
    const found = places.search('kiln');
    places.stop();
    expect(await found).toBeNull();
    await expect.poll(() => asked[0]?.aborted ?? true).toBe(true);
  });

  it('is nothing, and no trouble, when the host does not know', async () => {
    expect(await open().choose('no-such-place')).toBeNull();
    host.setScenario('offline');
    expect(await open().search('kiln')).toBeNull();
  });

  it('is read as far as the service tells it', async () => {
    expect(await answering({ predictions: [{ place_id: 'p', description: 'P' }, { description: 'no id' }, null] }).search('p')).toEqual([
      { id: 'p', text: 'P' },
    ]);
    const components = [
      { types: ['route'], long_name: 'Kiln Lane' },
      { types: ['postal_town'], long_name: 'Leeds' },
      { types: 'route' },
      null,
    ];
    expect(await answering({ result: { address_components: components } }).choose('p')).toEqual({
      Line1: 'Kiln Lane',
      City: 'Leeds',
      State: '',
      Zip: '',
      Country: '',
    });
  });

  it.each([{}, { predictions: {} }, { result: { address_components: 7 } }, [], 'text', null])(
    'is nothing when the host answers %j',
    async (body) => {
      expect(await answering(body).search('p')).toBeNull();
      expect(await answering(body).choose('p')).toBeNull();
    },
  );
});

describe('a form whose fields the host knows', () => {
  const known = { id: '', kind: 'form', limited: true, stepped: false, places: false } as const;
  const load = (type: string) => loadTemplate(createApi({ fetch: visit.fetch }).form, type, known, formTexts);

  it('is asked for by the type of its block', async () => {
    const form = await load('contact');
    expect(form).toMatchObject({
      ok: true,
      value: {
        id: 'template-contact',
        name: 'Contact',
        fields: [{ type: 'name' }, { type: 'email' }, { type: 'textarea', maxLength: 500 }],
      },
    });
    expect(host.log[0]).toMatchObject({ method: 'GET', path: '/api/template/GetTemplateSchema', query: { type: ['contact'] } });
  });

  it('says in its place why it cannot be shown', async () => {
    expect(await load('nothing')).toEqual({ ok: false, error: 'There is no such form.' });
    host.setScenario('offline');
    expect(await load('contact')).toEqual({ ok: false, error: 'Unknown error, please try again later.' });
    const broken = createApi({ fetch: () => Promise.resolve(Response.json({ formFields: 'none' })) }).form;
    expect(await loadTemplate(broken, 'contact', known, formTexts)).toEqual({ ok: false, error: 'This form has not been configured yet.' });
  });
});
