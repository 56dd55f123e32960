import { describe, expect, it } from 'vitest';
import { readFormJson } from '../../../widgets/form/model/form.ts';
import { createToolDesk } from '../../../widgets/agents/createToolDesk.ts';
import { answer } from '../../../widgets/agents/answers.ts';
import { findFault } from '../../../widgets/agents/findFault.ts';
import { formProperties } from '../../../widgets/agents/formProperties.ts';
import type { ModelContext, Tool, ToolAnswer } from '../../../widgets/agents/ModelContext.ts';
import { writeControl } from '../../../widgets/agents/writeControl.ts';

interface Registered {
  readonly name: string;
  readonly execute: (input: unknown) => Promise<ToolAnswer>;
}

/** A browser's registry that remembers what is registered now. */
function openDesk(onCall: (event: { readonly name: string; preventDefault(): void }) => void = () => undefined) {
  const registered = new Map<string, Registered>();
  const context: ModelContext = {
    registerTool(tool, { signal }) {
      registered.set(tool.name, tool);
      signal.addEventListener('abort', () => registered.delete(tool.name));
    },
  };
  const told: (readonly [string, unknown])[] = [];
  const errors: unknown[] = [];
  const ending = new AbortController();
  const emit = (name: string, detail: object) => {
    told.push([name, { ...detail }]);
    if (name === 'before-agent-call') onCall(detail as never);
  };
  const desk = createToolDesk(context, { emit: emit as never, report: (error) => void errors.push(error) }, ending.signal);
  return { desk, registered, told, errors, stop: () => ending.abort() };
}

const NUMBER = { type: 'object', properties: { n: { type: 'integer', minimum: 1, maximum: 3 } }, required: ['n'] } as const;
const tool = (name: string, run: Tool['run']): Tool => ({ name, description: 'A tool.', inputSchema: NUMBER, annotations: {}, run });
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('the tools for agents', () => {
  it('are called with what their schema allows only', async () => {
    const { desk, registered, told } = openDesk();
    const inputs: unknown[] = [];
    desk.register(tool('count', async (input) => (inputs.push(input), answer({ done: true }))));
    await settled();
    const { execute } = registered.get('count')!;
    for (const wrong of [undefined, null, 5, [], {}, { n: '1' }, { n: 0 }, { n: 4 }, { n: 1.5 }, { n: 1, pay: true }])
      expect((await execute(wrong)).isError, JSON.stringify(wrong)).toBe(true);
    expect(inputs).toEqual([]);
    expect(told.map(([name]) => name)).not.toContain('before-agent-call');
    expect(await execute({ n: 2 })).toEqual({ content: [{ type: 'text', text: '{"done":true}' }], structuredContent: { done: true } });
    expect(inputs).toEqual([{ n: 2 }]);
    expect(told.at(-1)).toEqual(['agent-called', { productInstance: null, name: 'count', isError: false }]);
  });

  it('can be refused by the page, and tell it of each answer without what was sent', async () => {
    const { desk, registered, told } = openDesk((event) => event.preventDefault());
    let runs = 0;
    desk.register(tool('count', async () => answer({ runs: (runs += 1) })));
    await settled();
    const refused = await registered.get('count')!.execute({ n: 1 });
    expect([refused.isError, runs]).toEqual([true, 0]);
    expect(told[0]).toMatchObject(['before-agent-call', { name: 'count', arguments: { n: 1 } }]);
    expect(told[1]).toEqual(['agent-called', { productInstance: null, name: 'count', isError: true }]);
  });

  it('run one after the other, and one that throws harms no other', async () => {
    const { desk, registered, errors } = openDesk();
    const order: string[] = [];
    desk.register(
      tool('count', async ({ n }) => {
        order.push(`begins ${n as number}`);
        await settled();
        order.push(`ends ${n as number}`);
        if (n === 1) throw new Error('broken');
        return answer({});
      }),
    );
    await settled();
    const { execute } = registered.get('count')!;
    const [first, second] = await Promise.all([execute({ n: 1 }), execute({ n: 2 })]);
    expect(order).toEqual(['begins 1', 'ends 1', 'begins 2', 'ends 2']);
    expect([first.isError, second.isError]).toEqual([true, undefined]);
    expect(first.content[0].text).toContain('do not repeat it');
    expect(errors).toEqual([new Error('broken')]);
  });

  it('are gone with their element, and all of them at the end; a late call does nothing', async () => {
    const { desk, registered, stop, told } = openDesk();
    let runs = 0;
    const end = desk.register(tool('form', async () => answer({ runs: (runs += 1) })));
    desk.register(tool('cart', async () => answer({ runs: (runs += 1) })));
    desk.register(tool('never', async () => answer({})))();
    await settled();
    expect([...registered.keys()]).toEqual(['form', 'cart']);
    const { execute } = registered.get('form')!;
    end();
    expect([...registered.keys()]).toEqual(['cart']);
    expect((await execute({ n: 1 })).isError).toBe(true);
    stop();
    expect(registered.size).toBe(0);
    const before = told.length;
    expect((await execute({ n: 1 })).isError).toBe(true);
    expect([runs, told.slice(before).map(([name]) => name)]).toEqual([0, ['before-agent-call']]);
  });
});

describe('the fields that an agent may fill in', () => {
  const known = { id: '', kind: 'form', limited: true, stepped: false, places: false } as const;
  const field = (type: string, title: string, more: object = {}) => ({ type, id: title, title, ...more });
  const propertiesOf = (...fields: object[]) => formProperties(readFormJson({ formId: 'f', formFields: fields }, known)!);

  it('are those of the form’s definition, with their choices and limits, each by a name of its own', () => {
    const found = propertiesOf(
      field('name', 'Name', { required: true }),
      field('email', 'Email', { required: true, mailingList: true }),
      { ...field('text', 'Email'), id: 'other' },
      field('select', 'Size', { options: ['', 'S', 'L'] }),
      field('textarea', 'Message', { maxLength: 20 }),
      field('likert', 'Rate us', { options: ['Fast', 'Kind'] }),
    );
    expect(found.map(({ key }) => key)).toEqual([
      'name_first',
      'name_last',
      'email',
      'email_2',
      'size',
      'message',
      'rate_us_fast',
      'rate_us_kind',
    ]);
    expect(found.find(({ key }) => key === 'size')?.schema.enum).toEqual(['S', 'L']);
    expect(found.find(({ key }) => key === 'message')?.schema.maxLength).toBe(20);
    expect(found[0]?.schema.description).toContain('Required');
    expect(findFault({ type: 'object', properties: { size: found[4]!.schema } }, { size: 'M' })).toContain('["S","L"]');
  });

  it('are no boxes, passwords, hidden values or opt-ins, nor what asks for consent by its words', () => {
    expect(
      propertiesOf(
        field('checkbox', 'Colours', { options: ['Red', 'I agree'] }),
        field('password', 'Password'),
        field('hidden', 'Source'),
        field('section', 'About you'),
        field('radio', 'May we write to you?', { options: ['Yes, send me your newsletter', 'No'] }),
        field('select', 'I accept the terms', { options: ['Yes', 'No'] }),
        field('text', 'Datenschutz: bitte bestätigen'),
        field('text', 'Name', { description: 'Type your name to give your consent.' }),
      ),
    ).toEqual([]);
  });

  it('take a value as if it was typed; a box never does', () => {
    document.body.innerHTML = '<input id="a"><input id="b" type="checkbox"><input id="c" type="radio" value="x"><input id="d" readonly>';
    const heard: string[] = [];
    for (const type of ['input', 'change'])
      document.body.addEventListener(type, ({ target }) => heard.push(`${type} ${(target as Element).id}`));
    const [a, b, c, d] = [...document.querySelectorAll('input')] as [
      HTMLInputElement,
      HTMLInputElement,
      HTMLInputElement,
      HTMLInputElement,
    ];
    expect([
      writeControl(a, 'Hi'),
      writeControl(b, 'on', 'on'),
      writeControl(c, 'y', 'x'),
      writeControl(c, 'x', 'x'),
      writeControl(d, 'Hi'),
    ]).toEqual([true, false, false, true, false]);
    expect([a.value, b.checked, c.checked, d.value]).toEqual(['Hi', false, true, '']);
    expect(heard).toEqual(['input a', 'change a', 'input c', 'change c']);
  });
});
