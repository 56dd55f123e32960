import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/core/wire/ApiError.ts';
import { fail, ok, type Result } from '../../../src/lib/result.ts';
import { createForm } from '../../../widgets/form/engine/createForm.ts';
import { createSubmission } from '../../../widgets/form/engine/createSubmission.ts';
import { failureOf } from '../../../widgets/form/engine/failureOf.ts';
import type { FormFailure } from '../../../widgets/form/engine/FormState.ts';
import { createFormField } from '../../../widgets/form/model/formField.ts';
import { aForm, freshTab, textsOfForm } from './everyField.ts';
import { formTexts } from '../../support/englishTexts.ts';

const name = createFormField('text', 'name', { title: 'Name', required: true });
const email = createFormField('email', 'email', { title: 'E-mail' });

function open(fields = [name, email], stepped = false) {
  let answer: (result: Result<void, FormFailure>) => void = () => undefined;
  const form = createForm(aForm(fields, { stepped }), {
    texts: formTexts,
    send: () => new Promise((resolve) => (answer = resolve)),
    report: (error) => expect.unreachable(String(error)),
  });
  form.setValue('name', '', 'Ada');
  form.setValue('email', '', 'ada@example.com');
  return { form, state: () => form.store.getState(), answer: (result: Result<void, FormFailure>) => answer(result) };
}

describe('a form while it is being sent', () => {
  it('keeps the answers that are on their way, until it is known what became of them', async () => {
    const { form, state, answer } = open();
    const sending = form.submit();
    form.setValue('name', '', 'Bob');
    expect([state().locked, state().values['name']]).toEqual([true, { '': 'Ada' }]);
    answer(fail({ message: 'Try again.', errors: {} }));
    await sending;
    form.setValue('name', '', 'Bob');
    expect([state().locked, state().values['name']]).toEqual([false, { '': 'Bob' }]);
  });
});

describe('what the visitor has typed before the script was there', () => {
  const openTyped = (typed?: object) => {
    const draft = { read: () => ({ values: null, step: 0 }), write: vi.fn(), clear: vi.fn() };
    createForm(aForm([name, email]), {
      texts: formTexts,
      draft,
      send: async () => ok(undefined),
      report: (error) => expect.unreachable(String(error)),
      ...(typed && { typed: typed as never }),
    });
    return draft.write;
  };

  it('is kept for the next page of the tab at once, because no key may be pressed before that', () => {
    const write = openTyped({ name: { '': 'Ada' } });
    expect(write).toHaveBeenCalledExactlyOnceWith({ name: { '': 'Ada' }, email: { '': '' } }, 0);
  });

  it('is nothing to be kept where nothing was typed', () => {
    expect(openTyped()).not.toHaveBeenCalled();
    expect(openTyped({})).not.toHaveBeenCalled();
  });
});

describe('what the platform has found wrong', () => {
  it('still stands at its field when another one is found wrong here', async () => {
    const { form, state, answer } = open();
    const sending = form.submit();
    answer(fail({ message: 'One field is wrong.', errors: { email: ['We know no such address.'] } }));
    await sending;
    form.setValue('name', '', '');
    await form.submit();
    expect(Object.entries(state().errors).map(([id, said]) => [id, said.map(({ fromServer }) => fromServer)])).toEqual([
      ['email', [true]],
      ['name', [false]],
    ]);
  });

  it('still stands there when the visitor goes a step back and on again', async () => {
    const { form, state, answer } = open([name, createFormField('section', 'more', { title: 'More' }), email], true);
    expect(form.next()).toBe(true);
    const sending = form.submit();
    answer(fail({ message: 'One field is wrong.', errors: { email: ['We know no such address.'] } }));
    await sending;
    form.back();
    expect([form.next(), state().step, state().errors['email']]).toEqual([
      true,
      1,
      [{ text: 'We know no such address.', fromServer: true }],
    ]);
  });
});

describe('what the platform says of a field that nothing can be filled in to', () => {
  const heading = createFormField('section', 'more', { title: 'More' });
  const refused = (body: object) => failureOf(new ApiError('http', 'It failed.', { status: 400, body }), [name, heading], formTexts);

  it.each([
    ['by the names of fields', { more: 'This part is closed.' }],
    ['in a list of errors', { errors: { more: ['This part is closed.'] } }],
  ])('is said of the form (%s)', (_how, body) => {
    expect(refused(body)).toEqual({ message: 'This part is closed.', errors: {} });
  });

  it('is not taken from what else its answer holds', () => {
    expect(refused({ requestId: 'a1b2' })).toEqual({ message: formTexts.unknownError, errors: {} });
  });
});

describe('a form that the platform has refused', () => {
  const message = aForm([createFormField('textarea', 'message', { title: 'Message' })]);
  const refusal = (kind: ConstructorParameters<typeof ApiError>[0], status: number | null) =>
    new ApiError(kind, 'It failed.', status === null ? {} : { status });

  function openSubmission(...failures: ApiError[]) {
    let keys = 0;
    const key = vi.fn(async () => ok(`key-${(keys += 1)}`));
    const save = vi.fn(async (_sent: { readonly key: string }) => {
      const error = failures.shift();
      return error ? fail(error) : ok({});
    });
    const send = createSubmission(message, {
      api: { key, save } as never,
      texts: textsOfForm(message),
      captcha: () => null,
      facts: () => ({ pageTitle: '', pageId: null, contentSource: null, pagePath: '/', pagePermissionTypeValue: null, query: '' }),
      ...freshTab(message),
    });
    return { submit: () => send(() => ({ message: 'Hello' })), keys: () => save.mock.calls.map(([sent]) => sent.key) };
  }

  it.each([
    ['in too many requests', 'rate-limit', 429],
    ['because the session is over', 'crumb', 403],
    ['because its owner is asked to log in', 'http', 401],
    ['with an error of its own', 'http', 500],
  ] as const)('%s: the next try is a new one, under a new key', async (_why, kind, status) => {
    const { submit, keys } = openSubmission(refusal(kind, status));
    expect(await submit()).toMatchObject({ ok: false });
    expect(await submit()).toMatchObject({ ok: true });
    expect(keys()).toEqual(['key-1', 'key-2']);
  });

  it.each([
    ['too slow', 'timeout', null],
    ['from a gateway', 'http', 504],
  ] as const)('or may have taken, by an answer that is %s: the next try is the same one, under its key', async (_what, kind, status) => {
    const { submit, keys } = openSubmission(refusal(kind, status));
    expect(await submit()).toMatchObject({ ok: false });
    expect(await submit()).toMatchObject({ ok: true });
    expect(keys()).toEqual(['key-1', 'key-1']);
  });

  it('when it was tried again: it may still have the first one, so that its key is kept', async () => {
    const { submit, keys } = openSubmission(refusal('timeout', null), refusal('rate-limit', 429));
    for (let times = 0; times < 3; times += 1) await submit();
    expect(keys()).toEqual(['key-1', 'key-1', 'key-1']);
  });
});
