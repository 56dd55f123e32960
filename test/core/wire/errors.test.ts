import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHost, visitPage, type Host, type Visit } from '../../../mocks/node.ts';
import type { ScenarioChoice } from '../../../mocks/chooseScenario.ts';
import { seedProducts } from '../../../mocks/db/seedProducts.ts';
import { ApiError } from '../../../src/core/wire/ApiError.ts';
import { createApi } from '../../app/createApi.ts';

const mug = { itemId: seedProducts[1]!.id, sku: 'MUG', quantity: 1, additionalFields: null };

let host: Host;
let visit: Visit;
beforeEach(() => {
  host = createHost({ products: seedProducts });
  visit = visitPage(host);
});
afterEach(() => visit.leave());

const answering = (answer: () => unknown) => createApi({ fetch: (async () => answer()) as typeof fetch });
const add = async (writeDeadlineMs = 10_000): Promise<ApiError> => {
  const outcome = await createApi({ fetch: visit.fetch, writeDeadlineMs }).cart.addEntry(mug);
  if (outcome.ok) throw new Error('The add was expected to fail.');
  return outcome.error;
};

describe('what went wrong, as the visitor and the log will read it', () => {
  it.each<[ScenarioChoice, Partial<ApiError>]>([
    ['offline', { kind: 'offline', message: 'Network Error', status: null }],
    ['lost-answer', { kind: 'offline', message: 'Network Error', status: null }],
    ['dropped-body', { kind: 'offline', message: 'Network Error', status: null }],
    ['redirect-login', { kind: 'offline', message: 'Network Error', status: null }],
    ['slow', { kind: 'timeout', message: 'timeout of 60ms exceeded' }],
    ['stalled-body', { kind: 'timeout', message: 'timeout of 60ms exceeded' }],
    ['server-error', { kind: 'http', message: 'Request failed with status code 500', status: 500 }],
    [
      'out-of-stock-at-add',
      { kind: 'http', status: 400, serverMessage: 'Sorry, we do not have enough of that item available.', retryAfterMs: null },
    ],
    ['crumb-expired', { kind: 'crumb', message: 'Request failed with status code 401', status: 401 }],
    ['cookies-disabled', { kind: 'crumb', message: 'Request failed with status code 401', status: 401 }],
    ['rate-limited', { kind: 'rate-limit', message: 'Request failed with status code 429', retryAfterMs: 2000 }],
    ['rate-limited-long', { kind: 'rate-limit', message: 'Request failed with status code 429', retryAfterMs: 5000 }],
    ['html-error-page', { kind: 'schema', message: 'The server sent something other than data.', status: 200 }],
    ['malformed-json', { kind: 'schema', message: 'The server sent something other than data.', status: 200 }],
    ['empty-body', { kind: 'schema', message: 'The server sent an empty answer.', status: 204 }],
  ])('in the scenario %s', async (scenario, expected) => {
    host.setScenario(scenario);
    const error = await add(expected.kind === 'timeout' ? 60 : undefined);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject(expected);
    expect(host.log.length).toBe(1);
  });

  it('tells an abort by the page from everything else', async () => {
    host.setScenario('slow');
    const giveUp = new AbortController();
    const pending = createApi({ fetch: visit.fetch }).cart.load({}, { signal: giveUp.signal });
    giveUp.abort();
    expect(await pending).toMatchObject({ ok: false, error: { kind: 'aborted', message: 'Request aborted' } });
    const late = await createApi({ fetch: visit.fetch }).cart.load({}, { signal: giveUp.signal });
    expect(late).toMatchObject({ ok: false, error: { kind: 'aborted', message: 'Request aborted' } });
  });

  it('takes a wrapper of fetch that gives up for an abort', async () => {
    const api = answering(() => Promise.reject(new DOMException('The user aborted a request.', 'AbortError')));
    expect(await api.cart.addEntry(mug)).toMatchObject({ ok: false, error: { kind: 'aborted', message: 'Request aborted' } });
  });

  it('knows a refused crumb by its body, whatever the status', async () => {
    const refused = answering(() => Response.json({ crumbFail: true, error: 'Invalid crumb' }, { status: 200 }));
    expect(await refused.cart.addEntry(mug)).toMatchObject({
      ok: false,
      error: { kind: 'crumb', status: 200, message: 'The host refused the request.', serverMessage: 'Invalid crumb' },
    });
    const other = answering(() => Response.json({ crumbFail: 'no' }, { status: 403 }));
    expect(await other.cart.addEntry(mug)).toMatchObject({ ok: false, error: { kind: 'http', status: 403 } });
  });

  it('hands the body of a refusal on, for forms that read errors by field', async () => {
    const api = answering(() => Response.json({ errors: { email: 'Email is invalid' } }, { status: 400 }));
    expect(await api.cart.addEntry(mug)).toMatchObject({
      ok: false,
      error: { body: { errors: { email: 'Email is invalid' } }, serverMessage: 'Email is invalid' },
    });
  });

  it.each([
    ['nothing', undefined],
    ['a text', 'ok'],
    ['plain data instead of a response', { entries: [] }],
    ['null', null],
  ])("survives a page's fetch that answers with %s", async (_, answer) => {
    expect(await answering(() => answer).cart.addEntry(mug)).toMatchObject({
      ok: false,
      error: { kind: 'offline', message: 'Network Error' },
    });
  });

  it.each([['a text'], [undefined], [null], [42], [{}]])("survives a page's fetch that rejects with %s", async (reason) => {
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors
    const api = answering(() => Promise.reject(reason));
    expect(await api.cart.addEntry(mug)).toMatchObject({ ok: false, error: { kind: 'offline', cause: reason } });
    expect(await api.cart.load()).toMatchObject({ ok: false, error: { kind: 'offline' } });
  });

  it("survives a page's fetch that throws at once, or has been taken away", async () => {
    const throwing = createApi({
      fetch: () => {
        throw new Error('blocked');
      },
    });
    expect(await throwing.cart.load()).toMatchObject({ ok: false, error: { kind: 'offline' } });
    vi.stubGlobal('fetch', undefined);
    expect(await createApi().cart.load()).toMatchObject({ ok: false, error: { kind: 'offline' } });
    vi.unstubAllGlobals();
  });

  it('survives an address that is none, to which nothing was sent', async () => {
    expect(await createApi({ root: 'http://a b/', fetch: visit.fetch }).cart.load()).toMatchObject({
      ok: false,
      error: { kind: 'invalid' },
    });
  });
});

describe('how often a request is sent', () => {
  it('repeats a read once when its answer never came', async () => {
    host.setScenario('flaky');
    expect(await createApi({ fetch: visit.fetch }).cart.load()).toMatchObject({ ok: true });
    expect(host.log.map(({ status }) => status)).toEqual([0, 200]);
  });

  it('gives a read up after two tries', async () => {
    host.setScenario('offline');
    expect(await createApi({ fetch: visit.fetch }).cart.load()).toMatchObject({ ok: false, error: { kind: 'offline' } });
    expect(host.log.length).toBe(2);
  });

  it.each<ScenarioChoice>(['server-error@reads', 'rate-limited-long@reads', 'html-error-page@reads'])(
    'does not repeat a read that was answered (%s)',
    async (scenario) => {
      host.setScenario(scenario);
      expect(await createApi({ fetch: visit.fetch }).cart.load()).toMatchObject({ ok: false });
      expect(host.log.length).toBe(1);
    },
  );

  const answeredIn = async (answers: Response[]): Promise<{ waits: number[]; outcome: unknown }> => {
    vi.useFakeTimers();
    const start = Date.now();
    const waits: number[] = [];
    const pending = createApi({ fetch: async () => (waits.push(Date.now() - start), answers.shift()!) }).cart.load();
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    return { waits, outcome: await pending };
  };
  const comeBack = (status: number, seconds?: string): Response =>
    new Response('{"error":"later"}', { status, ...(seconds !== undefined && { headers: { 'retry-after': seconds } }) });

  it.each([429, 503])('repeats a read once when the platform (%i) asks for it within what a visitor waits', async (status) => {
    const cart = Response.json({ id: 'c', entries: [] });
    expect(await answeredIn([comeBack(status, '2'), cart])).toMatchObject({ waits: [0, 2000], outcome: { ok: true } });
    expect(await answeredIn([comeBack(status, '5'), comeBack(status, '1'), cart])).toMatchObject({
      waits: [0, 5000],
      outcome: { ok: false, error: { status, retryAfterMs: 1000, serverMessage: 'later' } },
    });
  });

  it('does not repeat a read that was refused for longer, for no stated time, or for another reason', async () => {
    for (const refusal of [comeBack(429, '6'), comeBack(429), comeBack(503, 'soon'), comeBack(500, '1'), comeBack(413, '1')]) {
      expect(await answeredIn([refusal])).toMatchObject({ waits: [0], outcome: { ok: false, error: { status: refusal.status } } });
    }
  });

  it('reads what a wrapper of fetch has made in the likeness of a response', async () => {
    const likeness = (status: number) => ({ status, text: async () => '{"id":"c","entries":[]}', headers: new Headers() }) as Response;
    expect(await answeredIn([likeness(200)])).toMatchObject({ waits: [0], outcome: { ok: true } });
    expect(await answeredIn([likeness(404)])).toMatchObject({ waits: [0], outcome: { ok: false, error: { kind: 'http', status: 404 } } });
  });

  it('never repeats a write', async () => {
    host.setScenario('flaky');
    await add();
    expect(host.log.map(({ status }) => status)).toEqual([0]);
  });

  it('can succeed at the next try after the crumb was refused, for it is read anew each time', async () => {
    host.setScenario('crumb-expired-once');
    expect(await add()).toMatchObject({ kind: 'crumb' });
    expect(await createApi({ fetch: visit.fetch }).cart.addEntry(mug)).toMatchObject({ ok: true });
    const [first, second] = host.log.map(({ headers }) => headers['x-csrf-token']);
    expect(second).toBeTruthy();
    expect(second).not.toBe(first);
  });
});

describe('the deadline of a write', () => {
  it('holds for a fetch that ignores its signal', async () => {
    const deaf = createApi({ fetch: () => new Promise(() => undefined), writeDeadlineMs: 30 });
    expect(await deaf.cart.addEntry(mug)).toMatchObject({ ok: false, error: { kind: 'timeout', message: 'timeout of 30ms exceeded' } });
  });

  it('ignores an answer that comes too late', async () => {
    const answers: (() => void)[] = [];
    const late = createApi({
      writeDeadlineMs: 30,
      fetch: () => new Promise((resolve) => answers.push(() => resolve(Response.json({ shoppingCart: { entries: [] } })))),
    });
    const outcome = await late.cart.addEntry(mug);
    answers[0]!();
    await new Promise((go) => setTimeout(go, 5));
    expect(outcome).toMatchObject({ ok: false, error: { kind: 'timeout' } });
  });

  it('does not bind a read, which waits for as long as it takes', async () => {
    const slow = createApi({
      writeDeadlineMs: 10,
      fetch: () => new Promise((resolve) => setTimeout(() => resolve(Response.json({ entries: [] })), 60)),
    });
    expect(await slow.cart.load()).toMatchObject({ ok: true });
  });

  it('is 10 seconds where nobody says otherwise', async () => {
    vi.useFakeTimers();
    const pending = createApi({ fetch: () => new Promise(() => undefined) }).cart.addEntry(mug);
    await vi.advanceTimersByTimeAsync(9999);
    const early = await Promise.race([pending, 'still waiting']);
    await vi.advanceTimersByTimeAsync(1);
    expect(early).toBe('still waiting');
    expect(await pending).toMatchObject({ error: { message: 'timeout of 10000ms exceeded' } });
    vi.useRealTimers();
  });

  it('is three times as long for a form, which the host hands on before it answers', async () => {
    vi.useFakeTimers();
    const pending = createApi({ fetch: () => new Promise(() => undefined) }).form.validate('form', {});
    await vi.advanceTimersByTimeAsync(29_999);
    const early = await Promise.race([pending, 'still waiting']);
    await vi.advanceTimersByTimeAsync(1);
    expect(early).toBe('still waiting');
    expect(await pending).toMatchObject({ error: { message: 'timeout of 30000ms exceeded' } });
    vi.useRealTimers();
  });
});
