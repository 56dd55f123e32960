import * as fc from '../../support/fastCheck.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHost, visitPage, type Host, type Visit } from '../../../mocks/node.ts';
import { seedProducts } from '../../../mocks/db/seedProducts.ts';
import { createApi } from '../../app/createApi.ts';
import { createAnswerCheck } from '../../../widgets/form/dialog/AdditionalFieldsDialog.tsx';
import { createForm } from '../../../widgets/form/engine/createForm.ts';
import { createSubmission, type CaptchaHook } from '../../../widgets/form/engine/createSubmission.ts';
import { partIds } from '../../../widgets/form/engine/formValues.ts';
import { createFormField, type FormField } from '../../../widgets/form/model/formField.ts';
import type { Form } from '../../../widgets/form/model/form.ts';
import { aForm, everyField, freshTab, textsOfForm } from './everyField.ts';

const message = createFormField('textarea', 'message', { title: 'Message', required: true });
const KEY = '/api/form/FormSubmissionKey';
const SAVE = '/api/form/SaveFormSubmission';
const FACTS = { pageTitle: 'Contact — Тест', pageId: 'c1', contentSource: 'c', pagePath: '/contact', pagePermissionTypeValue: 1 } as const;

let host: Host;
let visit: Visit;
beforeEach(() => {
  host = createHost({ products: seedProducts, delayFactor: 0.01 });
  visit = visitPage(host, 'http://shop.test/contact');
});
afterEach(() => visit.leave());

const captchaForm = { captcha: { theme: 'light', align: 'left' } } as const;
const solved = (token: string | null = 'token') => ({ getToken: vi.fn<CaptchaHook['getToken']>(() => token), reset: vi.fn() });

function open(
  fields: readonly FormField[] = [message],
  options: { captcha?: CaptchaHook | null; stated?: Partial<Form>; fetch?: typeof fetch; query?: string } = {},
) {
  const form = aForm(fields, options.stated);
  const texts = textsOfForm(form);
  const api = createApi({ fetch: options.fetch ?? visit.fetch, writeDeadlineMs: 300 });
  const controller = createForm(form, {
    texts,
    send: createSubmission(form, {
      api: api.form,
      texts,
      captcha: () => options.captcha ?? null,
      facts: () => ({ ...FACTS, query: options.query ?? '' }),
      ...freshTab(form),
    }),
    query: () => options.query ?? '',
    report: (error) => {
      throw error;
    },
  });
  return { controller, state: () => controller.store.getState() };
}

const paths = () => host.log.map(({ method, path }) => `${method} ${path}`);
const stored = (): Record<string, unknown> => JSON.parse(host.db.forms.submissions().at(-1)?.form ?? 'null') as Record<string, unknown>;

async function sendMessage(options?: Parameters<typeof open>[1], text = 'Hello') {
  const opened = open([message], options);
  opened.controller.setValue('message', '', text);
  await opened.controller.submit();
  return opened;
}

describe('a form that is sent', () => {
  it('gets a key, then saves its answers under it with all that the host wants to know of the page', async () => {
    const { state } = await sendMessage({ stated: { collectionId: 'c1', objectName: 'block-1' } });
    expect(state().status).toBe('succeeded');
    expect(paths()).toEqual([`POST ${KEY}`, `POST ${SAVE}`]);
    const [first, second] = host.log;
    expect(first?.rawBody).toBe('');
    expect(second?.body).toEqual({
      key: expect.stringMatching(/^key-/) as string,
      form: '{"message":"Hello"}',
      formId: 'form1',
      collectionId: 'c1',
      objectName: 'block-1',
      ...FACTS,
    });
    for (const { headers } of host.log) expect(headers['x-csrf-token']).toMatch(/./);
    expect(host.db.forms.submissions()).toHaveLength(1);
  });

  it('asks with credentials', async () => {
    const seen: [string, RequestCredentials | undefined][] = [];
    await sendMessage({
      fetch: (input, init) => {
        seen.push([new URL(String(input)).pathname, init?.credentials]);
        return visit.fetch(input, init);
      },
    });
    expect(seen).toEqual([
      [KEY, 'include'],
      [SAVE, 'include'],
    ]);
  });

  it('is judged before anything is asked of the host', async () => {
    const captcha = solved();
    const { controller, state } = open([message], { captcha, stated: captchaForm });
    await controller.submit();
    expect(state().errors['message']).toEqual([{ text: 'Required', fromServer: false }]);
    expect(host.log).toEqual([]);
    expect(captcha.getToken).not.toHaveBeenCalled();
  });

  it('is saved once, however often it is submitted meanwhile', async () => {
    const { controller } = open();
    controller.setValue('message', '', 'Hello');
    await Promise.all([controller.submit(), controller.submit(), controller.submit()]);
    expect(paths()).toEqual([`POST ${KEY}`, `POST ${SAVE}`]);
  });

  it('has the shape of each type of field', async () => {
    const { controller } = open(everyField, { query: '?utm_source=letter' });
    const typed: [string, string, string][] = [
      ['f1', '', ' plain '],
      ['f3', '', 'user@domain.com'],
      ['f6', '', '12.50'],
      ['f7', '', 'secret'],
      ['f9', 'Month', '1'],
      ['f9', 'Year', '2026'],
      ['f10', 'Hour', '6'],
      ['f10', 'Ampm', 'PM'],
      ['f11', 'First', 'Anna'],
      ['f11', 'Last', 'Bee'],
      ['f12', 'Line1', '1 Kiln Lane'],
      ['f12', 'Zip', '07102'],
      ['f13', 'Areacode', '646'],
      ['f13', 'Prefix', '123'],
      ['f13', 'Line', '0000'],
      ['f15', '', 'Second'],
      ['f16', 'Green', 'on'],
      ['f16', 'Red', 'on'],
      ['f17', '', 'Cat'],
      ['f18', 'It is hot', '-2'],
    ];
    for (const [id, part, text] of typed) controller.setValue(id, part, text);
    await controller.submit();
    expect(stored()).toEqual({
      f1: ' plain ',
      f2: '',
      f3: 'user@domain.com',
      f4: '',
      f5: '',
      f6: '12.50',
      f7: 'secret',
      f8: '',
      f9: ['1', '', '2026'],
      f10: ['6', '', '', 'PM'],
      f11: ['Anna', 'Bee'],
      f12: ['1 Kiln Lane', '', '', '', '07102', ''],
      f13: ['', '646', '123', '0000'],
      f15: 'Second',
      f16: ['Red', 'Green'],
      f17: 'Cat',
      f18: { 'It is hot': '-2' },
      f19: 'letter',
    });
  });

  it('keeps the country code of a phone number that has one', async () => {
    const { controller } = open([createFormField('phone', 'p', { showCountryCode: true })]);
    for (const [part, text] of [
      ['Country', '49'],
      ['Areacode', '30'],
      ['Prefix', '123'],
      ['Line', '4567'],
    ] as const)
      controller.setValue('p', part, text);
    await controller.submit();
    expect(stored()).toEqual({ p: ['49', '30', '123', '4567'] });
  });
});

describe('what is typed', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(
      'שלום עולם',
      'مرحبا\u202eabc',
      '👩‍👩‍👧‍👦🏳️‍🌈',
      '\ud800',
      'a\udc00b',
      '\u0000',
      'e\u0301',
      '"\\\n\r\t\u2028',
      '__proto__',
      '<script>alert(1)</script>',
      '{email}',
      '%00',
      '\ufeff',
    ),
  );
  const fields = everyField.map((field) => (field.type === 'textarea' ? { ...field, maxLength: null } : field));
  const texts = fields.filter(({ type }) => ['text', 'textarea', 'website', 'password', 'twitter', 'name', 'address'].includes(type));

  it('is what the host has, character for character, in every field', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyText, { minLength: 30, maxLength: 30 }), async (words) => {
        host.reset();
        const { controller, state } = open(fields);
        let at = 0;
        const expected: Record<string, unknown> = {};
        for (const field of texts) {
          const parts = partIds(field);
          const given = parts.map((part) => {
            const text = words[at++ % words.length] ?? '';
            controller.setValue(field.id, part, text);
            return text;
          });
          expected[field.id] = parts.length === 1 ? given[0] : given;
        }
        await controller.submit();
        expect(state().status).toBe('succeeded');
        expect(stored()).toMatchObject(expected);
        expect(state().values['f1']).toEqual({ '': expected['f1'] });
      }),
    );
  });

  it('is sent under any id, choice and question that a page may have', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(anyText, fc.constantFrom('constructor', 'toString', 'length')).filter((text) => text !== ''),
        anyText.filter((text) => text !== ''),
        async (id, word) => {
          host.reset();
          const { controller } = open([
            createFormField('checkbox', id, { options: [word, `${word}!`] }),
            createFormField('likert', `${id}?`, { options: [word] }),
          ]);
          controller.setValue(id, word, 'on');
          controller.setValue(`${id}?`, word, '2');
          await controller.submit();
          const answers = stored();
          expect(Object.entries(answers)).toEqual(
            Object.entries(
              JSON.parse(
                JSON.stringify({ [id]: [word] }).slice(0, -1) + `,${JSON.stringify({ [`${id}?`]: { [word]: '2' } }).slice(1)}`,
              ) as object,
            ),
          );
          expect(Object.keys(Object.prototype)).toEqual([]);
        },
      ),
    );
  });
});

describe('a captcha', () => {
  it('is asked for its token before the key, and the token is sent', async () => {
    const captcha = {
      getToken: () => {
        expect(host.log).toEqual([]);
        return Promise.resolve('token');
      },
      reset: vi.fn(),
    };
    const { state } = await sendMessage({ captcha, stated: captchaForm });
    expect(state().status).toBe('succeeded');
    expect(host.log[1]?.body).toMatchObject({ captchaKey: 'token' });
    expect(captcha.reset).not.toHaveBeenCalled();
  });

  it.each<[string, CaptchaHook | null]>([
    ['is not solved', solved(null)],
    ['gives an empty answer', solved('')],
    ['is given up', { getToken: () => Promise.reject(new Error('challenge-closed')), reset: vi.fn() }],
    ['is not there, because its script is blocked', null],
  ])('that %s leaves the form unsent and whole', async (_, captcha) => {
    const { state } = await sendMessage({ captcha, stated: captchaForm });
    expect(state()).toMatchObject({
      status: 'failed',
      locked: false,
      message: 'Complete CAPTCHA before submitting.',
      values: { message: { '': 'Hello' } },
    });
    expect(host.log).toEqual([]);
  });

  it('asks again after a failure, for a token counts once', async () => {
    host.setScenario('form-failed');
    const captcha = solved();
    await sendMessage({ captcha, stated: captchaForm });
    expect(captcha.reset).toHaveBeenCalledTimes(1);
  });

  it('is not asked of a form that has none', async () => {
    const captcha = solved();
    await sendMessage({ captcha });
    expect(captcha.getToken).not.toHaveBeenCalled();
    expect(host.log[1]?.body).not.toHaveProperty('captchaKey');
  });
});

describe('a form that the host does not take', () => {
  it.each([
    ['form-without-key', 'Could not get a form submission key, please try again later.', 0],
    ['server-error', 'Could not get a form submission key, please try again later.', 0],
    ['offline', 'The shop could not be reached. Please check your connection and try again.', 0],
    ['html-error-page', 'Could not get a form submission key, please try again later.', 0],
    ['form-unauthorized', 'Unable to submit form. Please try again later.', 1],
    ['form-not-configured', 'This form has not been configured yet.', 1],
    ['form-rate-limited', 'Unable to submit form. Submission rate limit exceeded. Please try again later.', 1],
    ['form-failed', 'Unable to send form. Please try again later.', 1],
    ['form-refused', 'We do not take forms on Sundays.', 1],
    ['form-refused-silently', 'Unknown error, please try again later.', 1],
    ['form-errors', 'One or more fields is invalid, please check your entries.', 1],
  ] as const)('(%s) says so, keeps what was typed and can be sent again', async (scenario, text, saves) => {
    host.setScenario(scenario);
    const { controller, state } = await sendMessage();
    expect(state()).toMatchObject({
      status: 'failed',
      locked: false,
      message: text,
      // The note appears only with fields to correct.
      noteAbove: scenario === 'form-errors' ? 'Your form has encountered a problem. Please scroll down to review.' : null,
      noteBelow: 'Your form has encountered a problem. Please scroll up to review.',
      values: { message: { '': 'Hello' } },
    });
    expect(host.log.filter(({ path }) => path === SAVE)).toHaveLength(saves);
    expect(state().errors).toEqual(
      scenario === 'form-errors' ? { message: [{ text: 'The host does not like message.', fromServer: true }] } : {},
    );
    expect(host.db.forms.submissions()).toEqual([]);
    host.setScenario('normal');
    await controller.submit();
    expect(state()).toMatchObject({ status: 'succeeded', message: null, noteAbove: null });
    expect(stored()).toEqual({ message: 'Hello' });
  });

  it('because the session has expired asks for a reload', async () => {
    const { state } = await sendMessage({
      fetch: only(SAVE, () => Response.json({ crumbFail: true, error: 'Invalid crumb' }, { status: 401 })),
    });
    expect(state().message).toBe('Error processing form submission. Please reload and try again.');
  });

  it.each<[string, unknown, string, object]>([
    [
      'lists',
      { errors: { message: ['Too short.', 'Too plain.'] } },
      'One or more fields is invalid, please check your entries.',
      {
        message: [
          { text: 'Too short.', fromServer: true },
          { text: 'Too plain.', fromServer: true },
        ],
      },
    ],
    [
      'objects',
      { errors: { message: { message: 'Too short.' } } },
      'One or more fields is invalid, please check your entries.',
      { message: [{ text: 'Too short.', fromServer: true }] },
    ],
    [
      'the body itself',
      { message: 'Too short.' },
      'One or more fields is invalid, please check your entries.',
      { message: [{ text: 'Too short.', fromServer: true }] },
    ],
    [
      'a field that the form has, and one that it has not',
      { errors: { message: 'Too short.', other: 'Elsewhere.' } },
      'One or more fields is invalid, please check your entries. Elsewhere.',
      { message: [{ text: 'Too short.', fromServer: true }] },
    ],
    ['no field of the form', { errors: { other: 'Elsewhere.', another: null } }, 'Elsewhere.', {}],
    ['nothing', { errors: {} }, 'Unknown error, please try again later.', {}],
    ['nonsense', { errors: [null, 7, {}], error: 'In words.' }, 'In words.', {}],
  ])('may have its errors as %s', async (_, body, text, errors) => {
    const { state } = await sendMessage({ fetch: only(SAVE, () => Response.json(body, { status: 400 })) });
    expect(state()).toMatchObject({ message: text, errors });
  });

  it('may say so with a good status', async () => {
    const { state } = await sendMessage({ fetch: only(SAVE, () => Response.json({ errors: { message: 'Too short.' } })) });
    expect(state()).toMatchObject({ status: 'failed', errors: { message: [{ text: 'Too short.', fromServer: true }] } });
    const other = await sendMessage({ fetch: only(SAVE, () => Response.json({ errors: ['Not today.'] })) });
    expect(other.state()).toMatchObject({ status: 'failed', message: 'Not today.', errors: {} });
  });

  it.each([{ message: 'We have it.' }, { errors: {} }, { errors: [] }, 'Saved.'])('has taken it when it says so: %j', async (body) => {
    const { state } = await sendMessage({ fetch: only(SAVE, () => Response.json(body)) });
    expect(state()).toMatchObject({ status: 'succeeded', errors: {} });
  });

  it('shows no more of an endless error than anyone can read', async () => {
    const { state } = await sendMessage({
      fetch: only(SAVE, () => Response.json({ errors: { message: 'x'.repeat(1e6) } }, { status: 400 })),
    });
    expect(state().errors['message']?.[0]?.text).toHaveLength(500);
  });
});

describe('an answer that never comes', () => {
  const lose = () => {
    let turn = 0;
    // The host has it nevertheless.
    return only(SAVE, async (work) => {
      const answer = await work();
      if (turn++ > 0) return answer;
      throw new TypeError('Failed to fetch');
    });
  };

  it('is not asked for again by itself, and the same answers go out under the same key when the visitor asks', async () => {
    const { controller, state } = await sendMessage({ fetch: lose() });
    expect(state()).toMatchObject({
      status: 'failed',
      message: 'Unknown error, please try again later.',
      values: { message: { '': 'Hello' } },
    });
    expect(paths()).toEqual([`POST ${KEY}`, `POST ${SAVE}`]);
    await controller.submit();
    expect(state().status).toBe('succeeded');
    expect(paths()).toEqual([`POST ${KEY}`, `POST ${SAVE}`, `POST ${SAVE}`]);
    expect(host.db.forms.submissions()).toHaveLength(1);
  });

  it('is a new submission when the visitor has changed something', async () => {
    const { controller, state } = await sendMessage({ fetch: lose() });
    controller.setValue('message', '', 'Hello again');
    await controller.submit();
    expect(state().status).toBe('succeeded');
    expect(host.db.forms.submissions().map(({ form }) => form)).toEqual(['{"message":"Hello"}', '{"message":"Hello again"}']);
  });

  it.each<[string, typeof fetch | undefined]>([
    ['its head', () => new Promise(() => undefined)],
    ['its body', undefined],
  ])('is given up after the deadline: %s', async (_, fetch) => {
    if (!fetch) host.setScenario('stalled-body');
    const { state } = await sendMessage(fetch ? { fetch } : {});
    expect(state()).toMatchObject({
      status: 'failed',
      locked: false,
      message: 'Could not get a form submission key, please try again later.',
    });
  });
});

describe('answers that cannot be read', () => {
  it('are said to be so', async () => {
    const form = aForm([message]);
    const texts = textsOfForm(form);
    const send = createSubmission(form, {
      api: createApi({ fetch: visit.fetch }).form,
      texts,
      captcha: () => null,
      facts: () => ({ ...FACTS, query: '' }),
      ...freshTab(form),
    });
    const answer = await send(() => {
      throw new Error('unreadable');
    });
    expect(answer).toEqual({ ok: false, error: { message: 'Could not parse the form fields, please check your entries.', errors: {} } });
    expect(paths()).toEqual([`POST ${KEY}`]);
  });
});

describe('the additional fields of a product', () => {
  const openAnswers = (use: (json: string) => Promise<string | null>, id: string | null = 'extra') => {
    const form = aForm([message]);
    const texts = textsOfForm(form);
    const { form: api } = createApi({ fetch: visit.fetch });
    const controller = createForm(form, {
      texts,
      busy: 'saving',
      send: createAnswerCheck({ id, fields: form.fields }, { api, texts, use }),
      report: () => undefined,
    });
    controller.setValue('message', '', 'For Edith');
    return controller;
  };

  it('are judged by the host, then used', async () => {
    const use = vi.fn(() => Promise.resolve(null));
    const controller = openAnswers(use, 'a/b');
    await controller.submit();
    expect(paths()).toEqual(['POST /api/rest/forms/validate/a%2Fb']);
    expect(host.log[0]?.rawBody).toBe('{"message":"For Edith"}');
    expect(use).toHaveBeenCalledExactlyOnceWith('{"message":"For Edith"}');
    expect(controller.store.getState().status).toBe('editing');
  });

  it('are not used while the host finds something wrong with them', async () => {
    host.setScenario('form-errors');
    const use = vi.fn(() => Promise.resolve(null));
    const controller = openAnswers(use);
    await controller.submit();
    expect(use).not.toHaveBeenCalled();
    expect(controller.store.getState()).toMatchObject({
      status: 'failed',
      errors: { message: [{ text: 'The host does not like message.', fromServer: true }] },
    });
  });

  it('of a form that the host does not know by an id are used as they are', async () => {
    const use = vi.fn(() => Promise.resolve(null));
    await openAnswers(use, null).submit();
    expect(host.log).toEqual([]);
    expect(use).toHaveBeenCalledOnce();
  });

  it('say why they could not be used', async () => {
    const controller = openAnswers(() => Promise.resolve('Sorry, sold out.'));
    await controller.submit();
    expect(controller.store.getState()).toMatchObject({ status: 'failed', message: 'Sorry, sold out.', locked: false });
  });
});

function only(path: string, answer: (work: () => Promise<Response>) => Response | Promise<Response>): typeof fetch {
  return async (input, init) =>
    new URL(String(input)).pathname === path ? answer(() => visit.fetch(input, init)) : visit.fetch(input, init);
}
