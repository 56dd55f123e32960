import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraft } from '../../../widgets/form/engine/createDraft.ts';
import { createForm, type FormDeps } from '../../../widgets/form/engine/createForm.ts';
import { fail, ok, type Result } from '../../../src/lib/result.ts';
import { createFormField, type FormField } from '../../../widgets/form/model/formField.ts';
import type { Form } from '../../../widgets/form/model/form.ts';
import type { FormFailure } from '../../../widgets/form/engine/FormState.ts';
import type { FormAnswers } from '../../../widgets/form/engine/formValues.ts';
import { aForm } from './everyField.ts';
import { formTexts } from '../../support/englishTexts.ts';

const name = createFormField('text', 'name', { title: 'Name', required: true });
const email = createFormField('email', 'email', { title: 'E-mail' });
const secret = createFormField('password', 'secret', { title: 'Password' });
const more = createFormField('section', 'more', { title: 'More' });

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('location', new URL('https://shop.example/contact'));
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
});
afterEach(() => {
  kept.clear();
  vi.unstubAllGlobals();
});

function open(fields: readonly FormField[] = [name, email], deps: Partial<FormDeps> = {}, stated: Partial<Form> = {}) {
  const sent: FormAnswers[] = [];
  const said: [string, object][] = [];
  const reports: unknown[] = [];
  let answer: (result: Result<void, FormFailure>) => void = () => undefined;
  const left: string[] = [];
  const stands = aForm(fields, stated);
  const form = createForm(stands, {
    texts: formTexts,
    draft: createDraft(stands),
    send: (sanitize) => {
      sent.push(sanitize());
      return new Promise((resolve) => (answer = resolve));
    },
    emit: ((event: string, detail: object) => void said.push([event, detail])) as never,
    navigate: (href) => void left.push(href),
    report: (error) => void reports.push(error),
    ...deps,
  });
  return {
    form,
    sent,
    said,
    reports,
    left,
    state: () => form.store.getState(),
    answer: (result: Result<void, FormFailure>) => answer(result),
  };
}

const done = ok(undefined);
const failed = (message: string, errors: FormFailure['errors'] = {}) => fail({ message, errors });
const settle = () => new Promise((go) => setTimeout(go));

describe('filling in a form', () => {
  it('begins with what the server has filled in, and keeps what the visitor had typed before we came', () => {
    const { state } = open([name, email], {
      values: { name: { '': 'served' }, email: { '': 'served@x.de' } },
      typed: { name: { '': 'typed' } },
    });
    expect(state().values).toEqual({ name: { '': 'typed' }, email: { '': 'served@x.de' } });
    expect(state()).toMatchObject({ status: 'editing', locked: false, failures: 0, steps: 1 });
  });

  it('takes what is typed, and nothing for a field that the form does not have', () => {
    const { form, state } = open();
    form.setValue('name', '', 'Anna');
    form.setValue('__proto__', '', 'x');
    form.setValue('else', '', 'x');
    expect(Object.keys(state().values)).toEqual(['name', 'email']);
    expect(state().values['name']).toEqual({ '': 'Anna' });
    expect(({} as Record<string, unknown>)['']).toBeUndefined();
  });
});

describe('sending a form', () => {
  it('is refused while something is wrong, in words at each field, above and below', async () => {
    const { form, state, sent, said } = open();
    form.setValue('email', '', 'nobody');
    await form.submit();
    expect(sent).toEqual([]);
    expect(state()).toMatchObject({
      status: 'failed',
      locked: false,
      message: 'One or more fields is invalid, please check your entries.',
      noteAbove: 'Your form has encountered a problem. Please scroll down to review.',
      noteBelow: 'Your form has encountered a problem. Please scroll up to review.',
      failures: 1,
      errors: {
        name: [{ text: 'Required', fromServer: false }],
        email: [{ text: 'Email is not valid. Email addresses should follow the format user@domain.com.', fromServer: false }],
      },
    });
    expect(said).toEqual([['form-failed', expect.objectContaining({ formId: 'form1', kind: 'form', fields: ['name', 'email'] })]]);
  });

  it('has no notes above and below a newsletter form', async () => {
    const { form, state } = open([name], {}, { kind: 'newsletter' });
    await form.submit();
    expect(state()).toMatchObject({ status: 'failed', noteAbove: null, noteBelow: null, errors: { name: [{ text: 'Required' }] } });
  });

  it('forgets an error as soon as it is put right, and the notes with the last one', async () => {
    const { form, state } = open();
    form.setValue('email', '', 'nobody');
    await form.submit();
    form.setValue('name', '', 'A');
    expect(Object.keys(state().errors)).toEqual(['email']);
    expect(state().noteAbove).not.toBeNull();
    form.setValue('email', '', 'nobody@');
    expect(Object.keys(state().errors)).toEqual(['email']);
    form.setValue('email', '', 'somebody@x.de');
    expect(state()).toMatchObject({ status: 'editing', errors: {}, message: null, noteAbove: null, noteBelow: null });
  });

  it('locks the form until the host has answered: nothing can be changed, and nothing is sent twice', async () => {
    const { form, state, sent, answer } = open();
    form.setValue('name', '', 'Anna');
    const first = form.submit();
    expect(state()).toMatchObject({ status: 'submitting', locked: true });
    form.setValue('name', '', 'Berta');
    await Promise.all([form.submit(), form.submit()]);
    expect(sent).toHaveLength(1);
    answer(done);
    await first;
    expect(state()).toMatchObject({ status: 'succeeded', locked: false, leaving: false });
    expect(sent).toEqual([{ name: 'Anna', email: '' }]);
  });

  it('tells of it before and after, without what was typed', async () => {
    const { form, said, answer } = open();
    form.setValue('name', '', 'canary');
    const sending = form.submit();
    answer(done);
    await sending;
    expect(said.map(([event]) => event)).toEqual(['before-submit', 'form-submitted']);
    expect(JSON.stringify(said)).not.toContain('canary');
  });

  it('is not done when a listener refuses', async () => {
    const { form, state, sent } = open([email], {
      emit: ((event: string, detail: { preventDefault(): void }) => event === 'before-submit' && detail.preventDefault()) as never,
    });
    await form.submit();
    expect(sent).toEqual([]);
    expect(state()).toMatchObject({ status: 'editing', locked: false });
  });

  it('keeps everything typed when the host refuses, and says what the host says of each field', async () => {
    const { form, state, said, answer } = open();
    form.setValue('name', '', 'Anna');
    const sending = form.submit();
    answer(failed('One or more fields is invalid, please check your entries.', { name: ['Too short.', 'Too plain.'] }));
    await sending;
    expect(state()).toMatchObject({ status: 'failed', locked: false, failures: 1, values: { name: { '': 'Anna' } } });
    expect(state().errors['name']).toEqual([
      { text: 'Too short.', fromServer: true },
      { text: 'Too plain.', fromServer: true },
    ]);
    expect(said.at(-1)).toEqual([
      'form-failed',
      expect.objectContaining({
        messages: ['One or more fields is invalid, please check your entries.', 'Too short.', 'Too plain.'],
        fields: ['name'],
      }),
    ]);
    form.setValue('name', '', 'Anna');
    expect(Object.keys(state().errors)).toEqual(['name']);
    form.setValue('name', '', 'Annabelle');
    expect(state().errors).toEqual({});
  });

  it('says so when something of ours breaks, and reports it', async () => {
    const { form, state, reports } = open([email], { send: () => Promise.reject(new Error('broken')) });
    await form.submit();
    expect(state()).toMatchObject({
      status: 'failed',
      locked: false,
      message: 'Error processing form submission. Please reload and try again.',
    });
    expect(reports).toEqual([new Error('broken')]);
  });

  it('is called saving where answers are only kept, and is open again afterwards', async () => {
    const { form, state, answer } = open([email], { busy: 'saving', redirect: () => '/thanks' });
    const sending = form.submit();
    expect(state()).toMatchObject({ status: 'saving', locked: true });
    answer(done);
    await sending;
    expect(state()).toMatchObject({ status: 'editing', locked: false, leaving: false });
  });

  it('sends hidden fields with the page’s query string over their own value', async () => {
    const hidden = createFormField('hidden', 'source', { key: 'utm source', value: 'none' });
    for (const [query, value] of [
      ['?utm%20source=letter&utm%20source=second', 'letter'],
      ['?utm%20source=', ''],
      ['', 'none'],
    ] as const) {
      const { form, sent } = open([hidden], { query: () => query });
      void form.submit();
      expect(sent).toEqual([{ source: value }]);
      await settle();
    }
  });
});

describe('success', () => {
  const succeed = async (redirect: string) => {
    const visit = open([email], { redirect: () => redirect });
    const sending = visit.form.submit();
    visit.answer(done);
    await sending;
    return visit;
  };

  it.each([
    ['/thanks', 'https://shop.example/thanks'],
    ['thanks', 'https://shop.example/thanks'],
    [' https://else.example/thanks ', 'https://else.example/thanks'],
    ['//else.example', 'https://else.example/'],
  ])('leads to the page that the owner has set: %j', async (target, href) => {
    const { state, left } = await succeed(target);
    expect(left).toEqual([href]);
    expect(state()).toMatchObject({ status: 'succeeded', leaving: true, locked: true });
  });

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'https://me@else.example/',
    'https://[',
  ])('never runs nor opens anything else, says so, and shows the text: %j', async (target) => {
    const { state, left, reports } = await succeed(target);
    expect(left).toEqual([]);
    expect(state()).toMatchObject({ status: 'succeeded', leaving: false, locked: false });
    expect(String(reports[0])).toContain('no web address');
    expect(reports).toHaveLength(1);
  });

  it('without a page to lead to shows the text', async () => {
    const { state, left, reports } = await succeed('');
    expect([left, reports]).toEqual([[], []]);
    expect(state()).toMatchObject({ status: 'succeeded', leaving: false });
  });

  it.each(['#thanks', 'https://shop.example/contact#thanks'])(
    'shows the text as well as the place of this page that it leads to: %j',
    async (target) => {
      const { state, left } = await succeed(target);
      expect(left).toEqual(['https://shop.example/contact#thanks']);
      expect(state()).toMatchObject({ status: 'succeeded', leaving: false, locked: false });
    },
  );

  it('leaves an empty form behind for who comes back to it', async () => {
    const { form, state } = await succeed('/thanks');
    const off = form.start();
    const [type, listener] = vi.mocked(addEventListener).mock.calls[0] as unknown as [string, (event: { persisted: boolean }) => void];
    expect(type).toBe('pageshow');
    listener({ persisted: false });
    expect(state().leaving).toBe(true);
    listener({ persisted: true });
    expect(state()).toMatchObject({ status: 'editing', locked: false, leaving: false, values: { email: { '': '' } } });
    off();
    expect(removeEventListener).toHaveBeenCalledWith('pageshow', listener, undefined);
  });

  it('leads nowhere when the form has left the page meanwhile, though the host has it', async () => {
    const { form, answer, left, said, state } = open([name], { redirect: () => '/thanks' });
    const off = form.start();
    form.setValue('name', '', 'Anna');
    const sending = form.submit();
    off();
    answer(done);
    await sending;
    expect(left).toEqual([]);
    expect(state()).toMatchObject({ status: 'succeeded', leaving: false });
    expect(said.map(([event]) => event)).toEqual(['before-submit', 'form-submitted']);
    expect(kept.size).toBe(0);
  });
});

describe('what was typed', () => {
  it('is there again after a reload, but for passwords', () => {
    const first = open([name, secret]);
    first.form.setValue('name', '', 'Anna 👩‍🚀');
    first.form.setValue('secret', '', 'canary');
    expect(JSON.stringify([...kept])).not.toContain('canary');
    expect(open([name, secret]).state().values).toEqual({ name: { '': 'Anna 👩‍🚀' }, secret: { '': '' } });
  });

  it('gives way to what the visitor has typed before we came, not to what the server has filled in', () => {
    open([name]).form.setValue('name', '', 'kept');
    expect(open([name], { values: { name: { '': 'served' } } }).state().values['name']).toEqual({ '': 'kept' });
    expect(open([name], { typed: { name: { '': 'typed' } } }).state().values['name']).toEqual({ '': 'typed' });
  });

  it('is forgotten when the host has it, and when the form begins anew', async () => {
    const { form, answer, state } = open([name]);
    form.setValue('name', '', 'Anna');
    expect(kept.size).toBe(1);
    const sending = form.submit();
    answer(done);
    await sending;
    expect(kept.size).toBe(0);
    form.setValue('name', '', 'Anna');
    form.reset();
    expect(kept.size).toBe(0);
    expect(state().values['name']).toEqual({ '': '' });
  });

  it.each([
    ['4242 4242 4242 4242', false],
    ['my card is 4242-4242-4242-4242.', false],
    ['378282246310005', false],
    ['4242 4242 4242 4241', true],
    ['0123456789', true],
    ['4242424242424242424242424242', true],
  ])('does not keep what looks like the number of a card: %s', (text, isKept) => {
    open([name]).form.setValue('name', '', text);
    expect([...kept.values()].join().includes(text)).toBe(isKept);
  });

  it('is not kept where it shall not be', () => {
    open([name], { draft: undefined }).form.setValue('name', '', 'Anna');
    expect(kept.size).toBe(0);
  });

  it.each([
    '',
    'null',
    '{"values":',
    '[]',
    '7',
    '{"values":7,"step":"x"}',
    '{"values":{"name":{"":{}}},"step":1e99}',
    '{"values":{"name":"x","__proto__":{"":"x"}}}',
  ])('is nothing when the browser has kept %j', (json) => {
    kept.set('storefront-form-form1', json);
    expect(open([name]).state()).toMatchObject({ values: { name: { '': '' } }, step: 0, status: 'editing' });
  });

  it('is left out where it is a choice that the form no longer has, which would be sent unseen', async () => {
    const options = ['A', 'B'];
    const fields = [
      createFormField('radio', 'r', { required: true, options }),
      createFormField('select', 's', { options }),
      createFormField('checkbox', 'c', { options }),
      createFormField('likert', 'l', { options }),
    ];
    const keep = (values: object) => kept.set('storefront-form-form1', JSON.stringify({ step: 0, values }));
    keep({ r: { '': 'Gone' }, s: { '': 'Gone' }, c: { A: 'yes', Gone: 'on' }, l: { A: '7', Gone: '1' } });
    const { form, state, sent } = open(fields);
    expect(state().values).toEqual({ r: { '': '' }, s: { '': '' }, c: { A: '', B: '' }, l: { A: '', B: '' } });
    await form.submit();
    expect([sent, state().errors['r']?.length]).toEqual([[], 1]);
    const values = { r: { '': 'B' }, s: { '': 'A' }, c: { A: '', B: 'on' }, l: { A: '-2', B: '' } };
    keep(values);
    expect(open(fields).state().values).toEqual(values);
  });

  it('is not kept, and nothing breaks, where the browser has no storage or it is full', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    const full = open([name]);
    full.form.setValue('name', '', 'Anna');
    expect(full.state().values['name']).toEqual({ '': 'Anna' });
    vi.stubGlobal('sessionStorage', undefined);
    const none = open([name]);
    none.form.setValue('name', '', 'Anna');
    expect(none.state().values['name']).toEqual({ '': 'Anna' });
  });
});

describe('a form in steps', () => {
  const openSteps = () => open([name, more, email], {}, { stepped: true });

  it('goes on only when the step is right, and back as one likes', () => {
    const { form, state } = openSteps();
    expect(state()).toMatchObject({ step: 0, steps: 2 });
    expect(form.next()).toBe(false);
    expect(state()).toMatchObject({ step: 0, status: 'failed', failures: 1, errors: { name: [{ text: 'Required' }] } });
    form.setValue('name', '', 'Anna');
    expect(form.next()).toBe(true);
    expect(state()).toMatchObject({ step: 1, status: 'editing', errors: {} });
    expect(form.next()).toBe(false);
    form.back();
    form.back();
    expect(state().step).toBe(0);
  });

  it('does not begin with a step of hidden fields, which ask nothing', () => {
    const hidden = createFormField('hidden', 'utm', { key: 'utm' });
    const secretAlone = createFormField('section', 'safe', { title: 'Safe' });
    const { form } = open([hidden, more, secret, secretAlone, hidden, name], {}, { stepped: true });
    expect(form.shown().map(({ id }) => id)).toEqual(['utm', 'more', 'secret']);
    form.next();
    expect(form.shown().map(({ id }) => id)).toEqual(['safe', 'utm', 'name']);
  });

  it('is where it was after a reload', () => {
    const { form } = openSteps();
    form.setValue('name', '', 'Anna');
    form.next();
    expect(openSteps().state()).toMatchObject({ step: 1, values: { name: { '': 'Anna' } } });
  });

  it('leads to the step of what the host refuses', async () => {
    const { form, state, answer } = openSteps();
    form.setValue('name', '', 'Anna');
    form.next();
    const sending = form.submit();
    answer(failed('no', { name: ['Taken.'] }));
    await sending;
    expect(state()).toMatchObject({ step: 0, errors: { name: [{ text: 'Taken.', fromServer: true }] } });
  });
});
