import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApi } from '../../app/createApi.ts';

const PAGE = 'https://shop.example/store/p/mug';
const asked: Request[] = [];
let answer: () => Response;
const { items } = createApi({
  fetch: async (input, init) => {
    asked.push(new Request(input, init));
    return answer();
  },
});
const item = (changes: object = {}) => ({ id: 'mug', title: 'Mug', collectionId: 'c', structuredContent: { variants: [] }, ...changes });

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://shop.example/store'));
  vi.stubGlobal('document', { cookie: 'crumb=secret' });
  asked.length = 0;
  answer = () => Response.json({ item: item() });
});
afterEach(() => void vi.unstubAllGlobals());

describe('a product read from its own page', () => {
  it('is asked for as JSON at the page’s address, whatever else that says', async () => {
    await items.load(`${PAGE}?colour=red`);
    expect(asked.map(({ url, method }) => [method, url])).toEqual([['GET', `${PAGE}?colour=red&format=json`]]);
  });

  it('is asked for on this site, however the path is written', async () => {
    await items.load('https://shop.example//elsewhere.example/p');
    expect(asked[0]!.url).toBe('https://shop.example//elsewhere.example/p?format=json');
  });

  it('comes with its pictures and its whole data', async () => {
    const pictures = [
      { id: '1', assetUrl: '/1.jpg', title: 'One', info: { altText: 'The first' } },
      { id: 7, assetUrl: '/2.jpg', title: 'Two' },
      { id: '3' },
      'nonsense',
    ];
    answer = () => Response.json({ item: item({ items: pictures, extra: true }) });
    const result = await items.load(PAGE);
    expect(result).toEqual({
      ok: true,
      value: {
        id: 'mug',
        collectionId: 'c',
        title: 'Mug',
        pictures: [
          { id: '1', url: '/1.jpg', alt: 'The first' },
          { id: null, url: '/2.jpg', alt: 'Two' },
        ],
        excerpt: null,
        data: expect.objectContaining({ id: 'mug', extra: true, structuredContent: { variants: [] } }) as object,
        merchandising: undefined,
      },
    });
  });

  it('comes with its excerpt, and how it is merchandised', async () => {
    answer = () =>
      Response.json({ item: item({ excerpt: '<p>Holds tea.</p>' }), productMerchandisingContext: { mug: { afterPayMin: 1 } } });
    expect(await items.load(PAGE)).toMatchObject({ value: { excerpt: '<p>Holds tea.</p>', merchandising: { mug: { afterPayMin: 1 } } } });
  });

  it.each([
    ['no item', {}],
    ['an item that is not sold', { item: { id: 'about', title: 'About us' } }],
    ['an item without an id', { item: item({ id: '' }) }],
  ])('is an error when there is %s', async (_what, body) => {
    answer = () => Response.json(body);
    expect(await items.load(PAGE)).toMatchObject({ ok: false, error: { kind: 'schema' } });
  });

  it.each([
    ['a web page', () => new Response('<p>Log in</p>', { headers: { 'content-type': 'text/html' } }), 'schema'],
    ['an error', () => Response.json({ error: 'Not found' }, { status: 404 }), 'http'],
  ])('is an error when the host answers with %s', async (_what, respond, kind) => {
    answer = respond;
    expect(await items.load(PAGE)).toMatchObject({ ok: false, error: { kind } });
  });
});
