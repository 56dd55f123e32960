import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { summarize } from '../widgets/form/summarize.ts';
import { createValues, partIds } from '../../widgets/form/engine/formValues.ts';
import { createFormField } from '../../widgets/form/model/formField.ts';
import { compile } from '../../src/template/index.ts';
import { openStage, type Stage } from '../support/openStage.ts';
import { everyField } from '../widgets/form/everyField.ts';
import { payloads } from './payloads.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** Called by a payload that runs; the test of products shows that payloads work. */
const TRAP = '<script>window.ran = []; window.hit = function (what) { ran.push(String(what)); };</script>';
const ranIn = 'window.ran';

describe.each([
  ['a served form', '/fixtures/forms', 'form[data-form-id][data-state]'],
  ['a form that we render', '/fixtures/form-context', '.form-inner-wrapper form'],
])('text that would be a script, in %s', (_, path, selector) => {
  it('stays text in every field, in what is sent, and in every error that the host makes of it', async () => {
    expect(payloads.length).toBeGreaterThan(500);
    // Without a limit, so that every payload is sent.
    const visit = await stage.open({
      before: TRAP,
      path,
      edit: (html) =>
        html
          .replace('maxlength="40"', '')
          .replace('"maxLength":40', '"maxLength":""')
          .replace('"formFields":[', '"formFields":[{"type":"hidden","id":"hidden-f0","key":"from","value":""},'),
    });
    const { page } = visit;
    await page.locator(selector).waitFor();
    const outcome = await page.evaluate(
      async ([texts, formSelector]) => {
        // The host's refusal repeats each field's content.
        const sent: string[] = [];
        const real = window.fetch;
        window.fetch = (input, init) => {
          const url = String(input);
          if (url.includes('FormSubmissionKey')) return Promise.resolve(Response.json({ key: 'k' }));
          if (!url.includes('SaveFormSubmission')) return real(input, init);
          const { form } = JSON.parse(String(init?.body)) as { form: string };
          sent.push(form);
          const errors: Record<string, string> = {};
          for (const [id, answer] of Object.entries(JSON.parse(form) as Record<string, unknown>)) {
            const first = Array.isArray(answer) ? answer[0] : answer;
            if (typeof first === 'string' && first !== '') errors[id] = first;
          }
          return Promise.resolve(Response.json({ errors }, { status: 400 }));
        };
        const form = document.querySelector<HTMLFormElement>(formSelector)!;
        const set = (input: HTMLInputElement | HTMLTextAreaElement, text: string) => {
          const prototype = input instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
          Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(input, text);
          input.dispatchEvent(new Event('input', { bubbles: true }));
        };
        const boxes = [...form.querySelectorAll<HTMLInputElement>('input[type="radio"],input[type="checkbox"]')];
        const email = form.querySelector<HTMLInputElement>('input[type="email"]')!;
        // Types with validation do not accept such text.
        const judged = [...form.querySelectorAll<HTMLInputElement>('.form-item:is(.number,.currency,.date,.time,.phone) input')];
        const inputs = [...form.querySelectorAll<HTMLInputElement>('input,textarea')].filter(
          (input) => input !== email && !judged.includes(input) && !boxes.includes(input) && input.type !== 'submit',
        );
        for (const box of boxes) if (!box.checked) box.click();
        set(email, 'user@domain.com');
        for (const input of judged) set(input, '12');
        const strange: string[] = [];
        const lost: string[] = [];
        const unsaid: string[] = [];
        const tags = new Set([...document.body.querySelectorAll('*')].map(({ tagName }) => tagName));
        for (const tag of ['A', 'P', 'UL', 'LI', 'DIV', 'SPAN']) tags.add(tag);
        for (let at = 0; at < texts.length; at += inputs.length) {
          const own = inputs.map((input, index) => {
            const text = texts[(at + index) % texts.length]!;
            set(input, text);
            return text;
          });
          history.replaceState(null, '', `?${new URLSearchParams({ from: texts[at % texts.length]! })}`); // sent by hidden fields
          // The message is on the page when the event fires.
          const failed = new Promise((heard) => document.addEventListener('storefront:form-failed', heard, { once: true }));
          form.requestSubmit();
          await failed;
          const json = sent.at(-1) ?? '';
          const said = document.body.textContent!;
          inputs.forEach((input, index) => {
            // Inputs drop line breaks, and addresses surrounding blanks.
            const line = own[index]!.replace(/[\r\n]/g, '');
            const isText = input instanceof HTMLTextAreaElement;
            const kept = isText ? own[index]!.replace(/\r\n?/g, '\n') : input.type === 'url' ? line.trim() : line;
            if (input.value !== kept || !json.includes(JSON.stringify(kept).slice(1, -1))) lost.push(own[index]!);
          });
          const answers = Object.values(JSON.parse(json) as Record<string, unknown>).map((answer) =>
            Array.isArray(answer) ? (answer[0] as unknown) : answer,
          );
          for (const answer of answers) if (typeof answer === 'string' && !said.includes(answer.trim().slice(0, 500))) unsaid.push(answer);
          for (const node of document.body.querySelectorAll('*')) {
            if (!tags.has(node.tagName) || node.getAttributeNames().some((name) => name.startsWith('on')))
              strange.push(node.outerHTML.slice(0, 200));
          }
        }
        return {
          strange,
          lost,
          unsaid,
          hidden: sent.filter((json) => json.includes('"hidden-f0":')).length,
          rounds: sent.length,
          perRound: inputs.length,
        };
      },
      [payloads, selector] as const,
    );
    expect(outcome.strange).toEqual([]);
    expect(outcome.lost).toEqual([]);
    expect(outcome.unsaid).toEqual([]);
    expect(outcome.hidden).toBe(path.endsWith('context') ? outcome.rounds : 0);
    expect(outcome.rounds * outcome.perRound).toBeGreaterThanOrEqual(payloads.length);
    expect(await page.evaluate(ranIn)).toEqual([]);
    expect(visit.pageErrors).toEqual([]);
    await visit.close();
  });
});

describe('text that would be a script', () => {
  it('stays text in titles, descriptions, choices and questions of a form that its page describes', async () => {
    const fields = payloads.flatMap((text, index) =>
      index % 4 > 0
        ? []
        : [
            {
              type: ['radio', 'checkbox', 'select', 'likert'][(index / 4) % 4],
              id: `f${index}`,
              title: text,
              description: payloads[index + 1] ?? '',
              options: payloads.slice(index + 2, index + 4),
            },
          ],
    );
    const visit = await stage.open({ before: TRAP, path: '/fixtures/plain' });
    const { page } = visit;
    await page.evaluate(
      (form) => {
        const element = document.createElement('div');
        element.id = 'corpus';
        element.setAttribute('data-storefront', 'form');
        const script = document.createElement('script');
        script.type = 'application/json';
        script.textContent = JSON.stringify(form);
        element.append(script);
        document.body.append(element);
      },
      {
        formId: payloads[0]!,
        formFields: fields,
        formName: payloads[1]!,
        formSubmitButtonText: payloads[2]!,
        disclaimerMessage: payloads[3]!,
      },
    );
    await page.locator('#corpus form').waitFor();
    const shown = await page.evaluate(() => {
      const allowed = new Set(['FORM', 'DIV', 'FIELDSET', 'LEGEND', 'LABEL', 'INPUT', 'SELECT', 'OPTION', 'SPAN', 'P', 'BUTTON']);
      const nodes = [...document.querySelectorAll('#corpus *')].filter((node) => !node.closest('script, .form-disclaimer'));
      const harmless = /^(?:A|B|BR|DIV|EM|H[2-6]|I|LI|OL|P|SPAN|STRONG|SU[BP]|U|UL)$/;
      return {
        text: document.querySelector('#corpus')!.textContent!,
        strange: nodes
          .filter((node) => !allowed.has(node.tagName) || node.getAttributeNames().some((name) => name.startsWith('on')))
          .concat(
            [...document.querySelectorAll('#corpus .form-disclaimer *')].filter(
              (node) => !harmless.test(node.tagName) || node.getAttributeNames().some((name) => !/^(?:href|target|rel)$/.test(name)),
            ),
          )
          .map(({ outerHTML }) => outerHTML.slice(0, 200)),
      };
    });
    expect(shown.strange).toEqual([]);
    // The disclaimer is the owner's HTML; everything else is text.
    expect(payloads.filter((text, index) => index !== 3 && !shown.text.includes(text.trim()))).toEqual([]);
    expect(await page.evaluate(ranIn)).toEqual([]);
    expect(visit.pageErrors).toEqual([]);
    await visit.close();
  });

  it('stays text in the summary of what was answered', async () => {
    const template = compile('{.repeated section fields}{@|summary-form-field}{.end}', { name: 'summary' });
    const visit = await stage.open({ before: TRAP, path: '/fixtures/plain', tag: 'none' });
    const html = payloads
      .map((text) => {
        const fields = everyField.map((field) =>
          createFormField(field.type, field.id, { ...field, title: text, options: field.options.length > 0 ? [text] : [] }),
        );
        const given = Object.fromEntries(fields.map((field) => [field.id, Object.fromEntries(partIds(field).map((part) => [part, text]))]));
        return template.render({ fields: summarize(fields, createValues(fields, given)) }).html;
      })
      .join('');
    const shown = await visit.page.evaluate(async (markup) => {
      const place = document.createElement('div');
      document.body.append(place);
      place.insertAdjacentHTML('beforeend', markup);
      await new Promise((go) => setTimeout(go, 200));
      const allowed = new Set(['DIV', 'SPAN', 'BR']);
      return {
        text: place.textContent!,
        strange: [...place.querySelectorAll('*')]
          .filter((node) => !allowed.has(node.tagName) || node.getAttributeNames().some((name) => name !== 'style'))
          .map(({ outerHTML }) => outerHTML.slice(0, 200)),
      };
    }, html);
    expect(shown.strange).toEqual([]);
    expect(payloads.filter((text) => !shown.text.includes(text.trim()))).toEqual([]);
    expect(await visit.page.evaluate(ranIn)).toEqual([]);
    await visit.close();
  });
});
