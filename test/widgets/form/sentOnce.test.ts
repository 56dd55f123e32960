import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHost, visitPage, type Host, type Visit } from '../../../mocks/node.ts';
import { seedProducts } from '../../../mocks/db/seedProducts.ts';
import { createApi } from '../../app/createApi.ts';
import { createDraft } from '../../../widgets/form/engine/createDraft.ts';
import { createForm } from '../../../widgets/form/engine/createForm.ts';
import { createSubmission, createPendingSubmission } from '../../../widgets/form/engine/createSubmission.ts';
import { createFormField } from '../../../widgets/form/model/formField.ts';
import { aForm, textsOfForm } from './everyField.ts';

const KEY = '/api/form/FormSubmissionKey';
const SAVE = '/api/form/SaveFormSubmission';
const MAYBE_SENT = 'This form may have arrived already, but we could not confirm it. Do you want to send it again?';
const facts = () => ({
  pageTitle: '',
  pageId: null,
  contentSource: null,
  pagePath: '/contact',
  pagePermissionTypeValue: null,
  query: '',
});

const kept = new Map<string, string>();
let host: Host;
let visit: Visit;
beforeEach(() => {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  host = createHost({ products: seedProducts, delayFactor: 0.01 });
  visit = visitPage(host, 'http://shop.test/contact');
});
afterEach(() => {
  visit.leave();
  kept.clear();
  vi.unstubAllGlobals();
});

function load(fetch: typeof globalThis.fetch = visit.fetch, hasCookies = true) {
  const form = aForm([createFormField('textarea', 'message', { title: 'Message' })]);
  const texts = textsOfForm(form);
  const pending = createPendingSubmission(form.id);
  const left = pending.takeLeft();
  const api = createApi({ fetch, writeDeadlineMs: 300 });
  const controller = createForm(form, {
    draft: createDraft(form),
    texts,
    send: createSubmission(form, { api: api.form, texts, captcha: () => null, facts, pending, cookiesEnabled: () => hasCookies }),
    report: (error) => {
      throw error;
    },
  });
  return { controller, left, state: () => controller.store.getState() };
}

const only =
  (path: string, answer: (work: () => Promise<Response>) => Promise<Response>): typeof fetch =>
  async (input, init) =>
    new URL(String(input)).pathname === path ? answer(() => visit.fetch(input, init)) : visit.fetch(input, init);

/** The platform accepts the form, but its response is lost. */
const loses = only(SAVE, async (work) => {
  await work();
  throw new TypeError('Failed to fetch');
});

async function sendAndLose() {
  const first = load(loses);
  first.controller.setValue('message', '', 'Hello');
  await first.controller.submit();
  expect(first.state().status).toBe('failed');
}

const keysGiven = () => host.log.filter(({ path }) => path === KEY).length;
const arrived = () => host.db.forms.submissions().map(({ form }) => form);

describe('a form whose answer was lost', () => {
  it('arrives once when the visitor reloads the page and sends the same again', async () => {
    await sendAndLose();
    const second = load();
    expect(second.state().values).toEqual({ message: { '': 'Hello' } });
    await second.controller.submit();
    expect(second.state().status).toBe('succeeded');
    expect([keysGiven(), arrived()]).toEqual([1, ['{"message":"Hello"}']]);
    expect(kept.size).toBe(0);
  });

  it('is another one after the reload when the visitor changes something', async () => {
    await sendAndLose();
    const second = load();
    second.controller.setValue('message', '', 'Hello again');
    await second.controller.submit();
    expect([keysGiven(), arrived()]).toEqual([2, ['{"message":"Hello"}', '{"message":"Hello again"}']]);
  });

  it('is another one when the first was answered, however equal', async () => {
    for (const _ of [1, 2]) {
      const { controller } = load();
      controller.setValue('message', '', 'Hello');
      await controller.submit();
    }
    expect(arrived()).toHaveLength(2);
  });

  it.each([
    [400, { error: 'This form was sent already.' }],
    [400, { error: 'The key has already been used.' }],
    [400, { code: 'KEY_USED', error: 'No.' }],
    [409, {}],
  ])('has been sent when the platform calls its key used (%s, %j)', async (status, body) => {
    await sendAndLose();
    const second = load(only(SAVE, async () => Response.json(body, { status })));
    await second.controller.submit();
    expect(second.state()).toMatchObject({ status: 'succeeded', message: null });
    expect(kept.size).toBe(0);
  });

  it.each([
    [400, { error: 'This form has been open for too long. Please send it again.' }],
    [400, { error: 'Invalid form submission key.' }],
    [410, {}],
  ])('asks the visitor when the platform does not know its key any more, and has a new one then (%s, %j)', async (status, body) => {
    await sendAndLose();
    let turn = 0;
    const second = load(only(SAVE, async (work) => (turn++ === 0 ? Response.json(body, { status }) : work())));
    await second.controller.submit();
    expect(second.state()).toMatchObject({ status: 'failed', locked: false, message: MAYBE_SENT, values: { message: { '': 'Hello' } } });
    expect(keysGiven()).toBe(1);
    await second.controller.submit();
    expect([second.state().status, keysGiven()]).toEqual(['succeeded', 2]);
  });

  it('keeps its key while the platform refuses to look at it: too many requests, an expired session, a gateway that gives up', async () => {
    await sendAndLose();
    const answers = [
      Response.json({}, { status: 429 }),
      Response.json({ crumbFail: true }, { status: 401 }),
      new Response('<h1>Bad gateway</h1>', { status: 502 }),
    ];
    const second = load(only(SAVE, async (work) => answers.shift() ?? work()));
    for (const _ of [1, 2, 3, 4]) await second.controller.submit();
    expect(second.state().status).toBe('succeeded');
    expect([keysGiven(), arrived()]).toEqual([1, ['{"message":"Hello"}']]);
  });

  it('says what the platform says of a form that it has refused: then nothing of it has arrived', async () => {
    const refusing = load(only(SAVE, async () => Response.json({ error: 'You have asked already.' }, { status: 400 })));
    refusing.controller.setValue('message', '', 'Hello');
    await refusing.controller.submit();
    expect(refusing.state()).toMatchObject({ status: 'failed', message: 'You have asked already.' });
    await load().controller.submit();
    expect(keysGiven()).toBe(2);
  });
});

describe('a page that is left while its form is being sent', () => {
  const never = () => new Promise<Response>(() => undefined);

  it('says on return that the form was not sent, when it had no key yet', async () => {
    const first = load(only(KEY, never));
    first.controller.setValue('message', '', 'Hello');
    void first.controller.submit();
    expect(load().left).toBe('unsent');
    expect(load().left).toBeNull();
  });

  it('says on return that nobody knows, when it was on its way, and sends the same again under the same key', async () => {
    const first = load(only(SAVE, async (work) => (await work(), never())));
    first.controller.setValue('message', '', 'Hello');
    void first.controller.submit();
    await vi.waitFor(() => expect(arrived()).toHaveLength(1));
    const second = load();
    expect(second.left).toBe('unknown');
    expect(load().left).toBeNull();
    await second.controller.submit();
    expect([second.state().status, keysGiven(), arrived().length]).toEqual(['succeeded', 1, 1]);
  });

  it('does not end the request, unless that is too large for a browser', async () => {
    const sent: [length: number, keepalive: boolean][] = [];
    const noting: typeof fetch = (input, init) => {
      if (String(input).endsWith(SAVE)) sent.push([String(init?.body).length, init?.keepalive === true]);
      return visit.fetch(input, init);
    };
    for (const size of [1000, 59_000, 61_000]) {
      const { controller } = load(noting);
      controller.setValue('message', '', 'x'.repeat(size));
      await controller.submit();
    }
    expect(sent.map(([, isKept]) => isKept)).toEqual([true, true, false]);
  });
});

describe('a form for which no key is given', () => {
  it.each([
    ['reload the page', true, 'Your session has expired. Please reload the page and try again.'],
    ['enable cookies', false, 'Please enable cookies in your browser, reload the page, and try again.'],
  ])('because the session has expired says what helps: %s', async (_, hasCookies, text) => {
    const { controller, state } = load(
      only(KEY, async () => Response.json({ crumbFail: true }, { status: 401 })),
      hasCookies,
    );
    controller.setValue('message', '', 'Hello');
    await controller.submit();
    expect(state()).toMatchObject({ status: 'failed', message: text, values: { message: { '': 'Hello' } } });
  });

  it.each<[string, typeof fetch, string]>([
    [
      'the shop is out of reach',
      () => Promise.reject(new TypeError('Failed to fetch')),
      'The shop could not be reached. Please check your connection and try again.',
    ],
    [
      'too many were asked for',
      async () => Response.json({}, { status: 429 }),
      'Unable to submit form. Submission rate limit exceeded. Please try again later.',
    ],
    [
      'the platform has failed',
      async () => Response.json({}, { status: 500 }),
      'Could not get a form submission key, please try again later.',
    ],
  ])('says why, and on return nothing of it: %s', async (_, fetch, text) => {
    const { controller, state } = load(fetch);
    await controller.submit();
    expect(state().message).toBe(text);
    expect(load().left).toBeNull();
  });
});

describe('what the browser keeps of it', () => {
  it('is a key and a number, and nothing that was typed', async () => {
    await sendAndLose();
    const [, text] = [...kept].find(([name]) => name.startsWith('storefront-form-sent-'))!;
    expect(Object.keys(JSON.parse(text) as object)).toEqual(['key', 'hash', 'isOpen']);
    expect(text).not.toContain('Hello');
  });

  it.each(['', 'null', '{"key":', '[]', '7', '{"key":{},"hash":"x"}'])('is nothing when it is %j', async (text) => {
    kept.set('storefront-form-sent-form1', text);
    const { controller, left, state } = load();
    expect(left).toBeNull();
    controller.setValue('message', '', 'Hello');
    await controller.submit();
    expect(state().status).toBe('succeeded');
  });
});
