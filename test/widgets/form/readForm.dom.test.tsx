import { afterEach, describe, expect, it } from 'vitest';
import { formContext } from '../../../demo/pages/fixtures/formContext.ts';
import { EVERY_FIELD, everyFieldForm } from '../../../demo/pages/forms/everyFieldForm.ts';
import { newsletter } from '../../../demo/pages/homePage.ts';
import { renderTemplate } from '../../../demo/pages/renderTemplate.ts';
import { FORM_FIELD_TYPES } from '../../../src/commerce/model/formFieldType.ts';
import { createPage } from '../../../src/core/page/createPage.ts';
import type { ServedNodes } from '../../../widgets/form/parts/ServedNodes.ts';
import { readFormPart, type FormProps } from '../../../widgets/form/readForm.ts';
import { rethrow, clearPage, one, showForeignPage, showPage } from '../../core/page/openPage.ts';

const ALL = { limited: true, emailTitle: () => 'Email Address' };
const openPage = () => createPage(document, ['form', 'newsletter'], 'USD');
const read = (selector: string, options: Partial<typeof ALL> = {}) => readFormPart(one(selector), openPage(), { ...ALL, ...options });
const found = () => [...openPage().find(document, rethrow)].map(({ element, name }) => [name, element.className || element.localName]);

function mustRead(selector: string, options?: Partial<typeof ALL>): FormProps & { form: NonNullable<FormProps['form']> } {
  const props = read(selector, options);
  if (!props?.form) throw new Error('The form was not read.');
  return { ...props, form: props.form };
}

const controlsOf = (nodes: ServedNodes | null, id: string) =>
  nodes?.fields.find((field) => field.id === id)?.controls.map(({ part, choice }) => (choice === null ? part : [part, choice]));

const every = (html = renderTemplate('part-form', everyFieldForm(true, '/thanks'))) => html;

afterEach(clearPage);

describe('a served form', () => {
  it('is found behind the gate, as the form itself, and the newsletter as another', () => {
    showForeignPage(every());
    expect(found()).toEqual([]);
    showPage(`${every()}${renderTemplate('part-newsletter', newsletter('c1'))}`);
    expect(found()).toEqual([
      ['form', 'form'],
      ['newsletter', 'newsletter-form'],
    ]);
  });

  it('has every field of the page, in order, under its id', () => {
    showPage(every());
    const { form, isForm } = mustRead('form');
    expect(isForm).toBe(true);
    expect(form.fields.map(({ id, type: kind, title, required }) => ({ id, type: kind, title, required }))).toEqual(
      EVERY_FIELD.map(({ id, type: kind, title, required = false }) => ({ id, type: kind, title, required })),
    );
    expect(new Set(form.fields.map(({ type: kind }) => kind)).size).toBe(FORM_FIELD_TYPES.length - 1);
  });

  it('has the choices, questions and parts that the page shows', () => {
    showPage(every());
    const { form } = mustRead('form');
    const field = (kind: string) => form.fields.find((one_) => one_.type === kind);
    expect(field('radio')?.options).toEqual(['First', 'Second "quoted"', 'Third & last']);
    expect(field('checkbox')?.options).toEqual(['Red', 'Green', 'Blue']);
    expect(field('select')?.options).toEqual(['', 'Cat', 'Dog']);
    expect(field('likert')?.options).toEqual(['The spout does not drip', 'The tea is hot']);
    expect(field('phone')).toMatchObject({ showCountryCode: true, parts: ['Country', 'Areacode', 'Prefix', 'Line'] });
    expect(field('address')?.parts).toEqual(['Line1', 'Line2', 'City', 'State', 'Zip', 'Country']);
    expect(field('currency')?.currencySymbol).toBe('$');
  });

  it('limits long texts only with the flag', () => {
    showPage(every());
    expect(mustRead('form').form.fields.find(({ type: kind }) => kind === 'textarea')?.maxLength).toBe(40);
    expect(mustRead('form', { limited: false }).form.fields.find(({ type: kind }) => kind === 'textarea')?.maxLength).toBeNull();
  });

  it('says what it is and where it stands: in its attributes, and in its inline handler', () => {
    showPage(every());
    const { form } = mustRead('form');
    expect(form).toMatchObject({
      id: one('form').getAttribute('data-form-id'),
      kind: 'form',
      objectName: 'block-every-field',
      captcha: { theme: 'light', align: 'left' },
    });
    expect(form.collectionId).toMatch(/^[0-9a-f]{24}$/);
    one('form').removeAttribute('onsubmit');
    expect(mustRead('form').form).toMatchObject({ collectionId: null, objectName: null });
  });

  it('reads what may change later at the moment of use', () => {
    showPage(every());
    const props = mustRead('form');
    expect(props.redirect()).toBe('/thanks');
    expect(props.successHtml()).toContain('<p class="after-submit">');
    one('form').setAttribute('data-success-redirect', '/other');
    expect(props.redirect()).toBe('/other');
    document.title = 'Later';
    expect(props.facts().pageTitle).toBe('Later');
  });

  it('takes the owner’s HTML of the block before that of the form', () => {
    showPage(
      every().replace(
        '<div class="form-wrapper">',
        '<div class="sqs-form-block-submission-html" data-submission-html="<b>block</b>"></div><div class="form-wrapper">',
      ),
    );
    expect(mustRead('form').successHtml()).toBe('<b>block</b>');
  });

  it('tells the widget what each node is', () => {
    showPage(every());
    const { nodes, form } = mustRead('form');
    expect(nodes?.form).toBe(one('form'));
    expect(nodes?.fields.map(({ wrapper }) => wrapper)).toEqual([...document.querySelectorAll('.form-item')]);
    expect(nodes).toMatchObject({
      lists: [one('.field-list')],
      buttons: [one('[type=submit]')],
      buttonWrappers: [one('.form-button-wrapper')],
      captcha: one('.captcha-container'),
      thanks: one('.form-submission-text'),
    });
    expect(nodes?.fields.map(({ id }) => id)).toEqual(form.fields.map(({ id }) => id));
    expect(controlsOf(nodes, 'address-f13')).toEqual(['Line1', 'Line2', 'City', 'State', 'Zip', 'Country']);
    expect(controlsOf(nodes, 'likert-f18')?.[5]).toEqual(['The tea is hot', '-2']);
    expect(controlsOf(nodes, 'radio-f15')?.[0]).toEqual(['', 'First']);
    expect(controlsOf(nodes, 'checkbox-f16')?.[1]).toEqual(['Green', 'on']);
  });

  it('knows what the server has filled in, and what the visitor had typed when we came', () => {
    showPage(
      every()
        .replace('id="text-f1-field"', 'id="text-f1-field" value="served"')
        .replace('value="Green"', 'value="Green" checked')
        .replace('<option value="Cat">', '<option value="Cat" selected>'),
    );
    const input = (selector: string) => one(selector) as HTMLInputElement;
    input('#text-f1-field').value = 'typed';
    input('#textarea-f2-field').value = 'a long story';
    input('input[value="Blue"]').checked = true;
    input('input[value="Green"]').checked = false;
    input('input[value="First"]').checked = true;
    input('input[name="likert-f18-field-1"][value="2"]').checked = true;
    input('#select-f17-field').value = 'Dog';
    const { values, typed } = mustRead('form');
    expect(values).toMatchObject({
      'text-f1': { '': 'served' },
      'checkbox-f16': { Red: '', Green: 'on', Blue: '' },
      'select-f17': { '': 'Cat' },
      'time-f11': { Hour: '', Ampm: 'AM' },
    });
    expect(typed()).toEqual({
      'text-f1': { '': 'typed' },
      'textarea-f2': { '': 'a long story' },
      'checkbox-f16': { Green: '', Blue: 'on' },
      'radio-f15': { '': 'First' },
      'likert-f18': { 'The tea is hot': '2' },
      'select-f17': { '': 'Dog' },
    });
  });

  it.each([
    ['hidden by a class', 'class="form-item field text required hidden"', 'text'],
    ['with classes of the theme', 'class="\n form-item\n theme  field\ttext"', 'text'],
  ])('knows a field %s', (_, attribute, kind) => {
    showPage(
      `<form data-form-id="f"><div ${attribute} id="x"><label class="title">A <span class="required">*</span></label><input></div></form>`,
    );
    expect(mustRead('form').form.fields).toMatchObject([{ id: 'x', type: kind, title: 'A' }]);
  });

  it('keeps the leave to send news apart from the address beside which it is asked', () => {
    // As served for an e-mail field with `mailingList`: a checkbox in the field.
    showPage(
      '<form data-form-id="f"><div class="form-item field email" id="x"><label class="title">A</label><input type="email"><label><input type="checkbox"> News</label></div></form>',
    );
    const { form, nodes } = mustRead('form');
    expect(form.fields[0]?.mailingList).toBe(true);
    expect(controlsOf(nodes, 'x')).toEqual(['', ['mailingList', 'on']]);
  });

  it('ties labels that belong to no control', () => {
    showPage(
      '<form data-form-id="f"><div class="form-item field text" id="x"><label class="title">A</label><input></div><div class="form-item field email" id="y"><label class="title" for="z">B</label><input id="z"></div></form>',
    );
    const [x, y] = mustRead('form').nodes?.fields ?? [];
    expect([x?.controls[0]?.label, y?.controls[0]?.label]).toEqual([document.querySelector('label'), null]);
  });

  it('may have the questions of a scale as items of their own', () => {
    const question = (text: string) =>
      `<fieldset class="form-item item" data-question="${text}"><legend class="question">${text}</legend><div class="option"><label><input type="radio" name="l-field-${text}" value="2"> Agree</label></div></fieldset>`;
    showPage(
      `<form data-form-id="f"><div class="form-item field likert" id="l"><div class="title">L</div>${question('A')}${question('B')}</div></form>`,
    );
    const { form, nodes } = mustRead('form');
    expect(form.fields).toMatchObject([{ id: 'l', type: 'likert', options: ['A', 'B'] }]);
    expect(nodes?.fields).toHaveLength(1);
  });

  it('keeps no draft where its owner does not want one', () => {
    showPage('<form data-form-id="f"><div class="form-item field text" id="x"><input></div></form>');
    expect(mustRead('form').keepsDraft).toBe(true);
    one('form').setAttribute('data-form-draft', 'off');
    expect(mustRead('form').keepsDraft).toBe(false);
  });

  it('is left to the host when it has a field that we do not know', () => {
    showPage(
      '<form data-form-id="f"><div class="form-item field text" id="x"><input></div><div class="form-item field file" id="y"><input type="file"></div></form>',
    );
    expect(read('form')).toBeNull();
  });

  it('is reported when nobody could send it', () => {
    showPage('<form data-form-id="f"><div class="form-item field text"><input></div></form>');
    expect(() => read('form')).toThrow('A field of the form has no id');
    showPage('<form data-storefront="form"><div class="form-item field text" id="x"><input></div></form>');
    expect(() => read('form')).toThrow('data-form-id is missing');
    showPage('<form data-form-id="f"><input></form>');
    expect(() => read('form')).toThrow('Nothing says what the form asks');
  });

  it('may have ids and choices of any words', () => {
    showPage(
      '<form data-form-id="__proto__"><div class="form-item field checkbox" id="__proto__"><input type="checkbox" value="constructor" checked></div><div class="form-item field text" id="a b&quot;c"><input value="😀"></div></form>',
    );
    const { form, values } = mustRead('form');
    expect(form.id).toBe('__proto__');
    expect(form.fields.map(({ id }) => id)).toEqual(['__proto__', 'a b"c']);
    expect(Object.keys(values)).toEqual(['__proto__', 'a b"c']);
    expect(values['__proto__']).toEqual({ constructor: 'on' });
    expect(({} as Record<string, unknown>)['constructor']).toBe(Object);
  });
});

describe('a form that its page describes as JSON', () => {
  const contextPage = (json: string, wrapper = '<div class="form-inner-wrapper"></div>') =>
    `<div class="sqs-block"><div class="sqs-block-content"><script type="application/json" class="sqs-form-block-context">${json}</script>
     <div class="sqs-form-block-submission-html" data-submission-html="<i>owner</i>"></div><div class="form-wrapper">${wrapper}</div></div></div>`;

  it('is found by its place, and read from its context', () => {
    const { contextJson, formId } = formContext(new URLSearchParams('captcha=1&lightbox=1&redirect=/thanks'));
    showPage(contextPage(contextJson));
    expect(found()).toEqual([['form', 'form-inner-wrapper']]);
    const props = mustRead('.form-inner-wrapper');
    expect(props).toMatchObject({ isForm: false, nodes: null, values: {} });
    expect(props.typed()).toEqual({});
    expect(props.form).toMatchObject({
      id: formId,
      name: 'Every field',
      submitLabel: 'Send',
      successHtml: '<p>Thank you!</p>',
      captcha: { theme: 'light', align: 'left' },
      lightbox: 'Open the form',
    });
    expect(props.form.fields.map(({ id }) => id)).toEqual(EVERY_FIELD.map(({ id }) => id));
    expect(props.form.formats.address).toHaveLength(6);
    expect([props.redirect(), props.form.successRedirect, props.successHtml()]).toEqual(['', '/thanks', '<i>owner</i>']);
  });

  it('keeps what was typed into a form that was served all the same', () => {
    showPage(
      contextPage(
        '{"formId":"f","formFields":[{"type":"text","id":"x","title":"From the context"}]}',
        '<div class="form-inner-wrapper" hidden><form data-form-id="f"><div class="form-item field text" id="x"><input value="a"></div></form></div>',
      ),
    );
    (one('input') as HTMLInputElement).value = 'typed';
    expect(found()).toEqual([['form', 'form-inner-wrapper']]);
    const props = mustRead('.form-inner-wrapper');
    expect(props).toMatchObject({ nodes: null, values: { x: { '': 'a' } } });
    expect(props.typed()).toEqual({ x: { '': 'typed' } });
    expect(props.form.fields[0]?.title).toBe('From the context');
  });

  // Structure of a saved page of version 7.1 whose wrapper a theme's script has shown.
  const SEEN =
    '<div class="form-inner-wrapper"><form data-form-id="f" data-success-redirect=""><div class="field-list"><div class="form-item field text" id="x"><label class="title">Served</label><input value="a"></div></div>' +
    '<div class="form-button-wrapper"><input type="submit" value="Send"></div><div class="hidden form-submission-text"></div></form></div>';
  const JSON_BESIDE =
    '{"formId":"f","collectionId":"c1","objectName":"block-1","successRedirect":"/thanks","captchaEnabled":true,"formSubmissionMessage":{"html":"<p>We have it.</p>"},"localizedStrings":{"submit":"Go"},' +
    '"formFields":[{"type":"text","id":"x","title":"From the context","required":true},{"type":"text","id":"gone","title":"Not served"},{"type":"hidden","id":"h","key":"utm","value":"none"}]}';

  it('stays the server’s where that is to be seen: its nodes decide, the context adds what they lack', () => {
    showPage(contextPage(JSON_BESIDE, SEEN));
    const props = mustRead('.form-inner-wrapper');
    expect(props.nodes?.fields.map(({ wrapper }) => wrapper)).toEqual([one('.form-item')]);
    expect(props).toMatchObject({ problem: null, cover: null, values: { x: { '': 'a' } } });
    expect(props.form).toMatchObject({ id: 'f', collectionId: 'c1', objectName: 'block-1', captcha: { theme: 'light' } });
    expect(props.form.fields.map(({ id, title, required }) => [id, title, required])).toEqual([
      ['x', 'Served', true],
      ['h', '', false],
    ]);
    expect([props.redirect(), props.form.successRedirect, props.strings()]).toEqual(['', '/thanks', { submit: 'Go' }]);
    expect([props.nodes?.thanks, props.form.successHtml]).toEqual([null, '<p>We have it.</p>']);
    one('label').textContent = 'Translated';
    expect(props.form.fields[0]?.title).toBe('Translated');
  });

  it('stays the server’s in a part of the page that is hidden for another reason, a tab, say', () => {
    showPage(`<div hidden>${contextPage(JSON_BESIDE, SEEN)}</div>`);
    expect(mustRead('.form-inner-wrapper').nodes).not.toBeNull();
  });

  it.each(['{"formId":"f","formFields":[', '"text"', '{"formFields":[]}', '{"formId":"f","formFields":[{"type":"text"}]}'])(
    'is the server’s own where its context cannot be read or asks nothing, hidden or not: %s',
    (json) => {
      for (const wrapper of [SEEN, SEEN.replace('<div class', '<div hidden class')]) {
        showPage(contextPage(json, wrapper));
        const props = mustRead('.form-inner-wrapper');
        expect(props.form.fields.map(({ id }) => id)).toEqual(['x']);
        expect(props.problem?.name).toBe(json === '{"formFields":[]}' ? undefined : 'PageError');
        expect(props.cover).toBe(wrapper === SEEN ? null : one('.form-inner-wrapper'));
      }
    },
  );

  it('is left to the platform, seen or not, where a file is to be uploaded, which the markup does not show', () => {
    const withFile = JSON_BESIDE.replace('"formFields":[', '"formFields":[{"type":"file","id":"cv","required":true},');
    for (const wrapper of [SEEN, SEEN.replace('<div class', '<div hidden class'), undefined]) {
      showPage(contextPage(withFile, wrapper));
      expect(read('.form-inner-wrapper')).toBeNull();
    }
  });

  it('is the context’s where the server’s markup cannot be read', () => {
    for (const broken of [SEEN.replace(' id="x"', ''), SEEN.replace('field text', 'field unheard-of')]) {
      showPage(contextPage(JSON_BESIDE, broken));
      expect(mustRead('.form-inner-wrapper')).toMatchObject({ nodes: null, form: { id: 'f' } });
    }
  });

  it.each([
    '{"formId":"f","formFields":[',
    '"text"',
    '{"formFields":[]}',
    '{"formId":"f","formFields":[{"type":"text"}]}',
    '{"formId":"f"',
    '[]',
  ])('is reported in one clear line when it is %s', (json) => {
    showPage(contextPage(json));
    expect(() => read('.form-inner-wrapper')).toThrow(/expected a form: \{"formId": …, "formFields": \[…\]\}.*The server's HTML stays/s);
  });
});

describe('a form by hook', () => {
  it('is described by its own JSON', () => {
    showForeignPage(
      '<div data-storefront="form" data-form-steps data-form-places><script type="application/json">{"formId":"f","formFields":[{"type":"text","id":"x"}]}</script></div>',
    );
    expect(found()).toEqual([['form', 'div']]);
    expect(mustRead('div').form).toMatchObject({ id: 'f', kind: 'form', stepped: true, places: true });
  });

  it('may have its JSON in an attribute, and says so when that is broken', () => {
    showForeignPage(`<div data-storefront="form" data-form='{"formId":"f","formFields":[{"type":"text","id":"x"}]}'></div>`);
    expect(mustRead('div')).toMatchObject({ form: { id: 'f', fields: [{ type: 'text', id: 'x' }] }, nodes: null, template: null });
    showForeignPage(`<div data-storefront="form" data-form='{"formId":'></div>`);
    expect(() => read('div')).toThrow('data-form is not valid JSON; expected a form');
  });

  it('may leave its fields to the host', () => {
    showForeignPage('<div data-storefront="form" data-form-type="contact" data-form-id="f"></div>');
    expect(read('div')).toMatchObject({ form: null, template: { type: 'contact', known: { id: 'f', kind: 'form' } }, nodes: null });
  });

  it('is a newsletter form in one line of HTML', () => {
    showForeignPage('<form data-storefront="newsletter" data-form-id="letter"></form>');
    const { form, isForm, nodes } = mustRead('form');
    expect([isForm, nodes]).toEqual([true, null]);
    expect(form).toMatchObject({ id: 'letter', kind: 'newsletter', captcha: null });
    expect(form.fields).toMatchObject([{ type: 'email', id: 'email', title: 'Email Address', required: true }]);
  });

  it('asks in a newsletter for an address in the words that the site has when it is asked for', () => {
    showForeignPage('<form data-storefront="newsletter" data-form-id="letter"></form>');
    let title = 'Email Address';
    const { form } = mustRead('form', { emailTitle: () => title });
    title = 'E-Mail-Adresse'; // scripts translate the page later
    expect(form.fields[0]?.title).toBe('E-Mail-Adresse');
  });

  it('says what is missing', () => {
    showForeignPage('<div data-storefront="newsletter"></div>');
    expect(() => read('div')).toThrow('Nothing says what the form asks');
  });
});

describe('a served newsletter form', () => {
  it('has its name and its address', () => {
    showPage(renderTemplate('part-newsletter', newsletter('c1')));
    const { form, nodes } = mustRead('form');
    expect(form).toMatchObject({ kind: 'newsletter', objectName: 'block-letter', captcha: null });
    expect(form.fields).toMatchObject([
      { type: 'name', parts: ['First', 'Last'] },
      { type: 'email', required: true },
    ]);
    expect(controlsOf(nodes, 'name-letter')).toEqual(['First', 'Last']);
    expect(controlsOf(nodes, 'email-letter')).toEqual(['']);
    expect([nodes?.lists.length, nodes?.buttons.length, nodes?.buttonWrappers.length, nodes?.thanks !== null]).toEqual([1, 1, 1, true]);
  });
});

describe('what a submission tells of its page', () => {
  it.each([
    [{ collection: { id: 'c1', permissionType: 1 } }, { pageId: 'c1', contentSource: 'c', pagePermissionTypeValue: 1 }],
    [
      { collection: { id: 'c1', permissionType: 'public' }, item: { id: 'i1' } },
      { pageId: 'i1', contentSource: 'i', pagePermissionTypeValue: 'public' },
    ],
    [{ item: { id: 'i2' } }, { pageId: 'i2', contentSource: 'i', pagePermissionTypeValue: null }],
    [{ collection: { permissionType: {} } }, { pageId: null, contentSource: 'c', pagePermissionTypeValue: null }],
    [{}, { pageId: null, contentSource: null, pagePermissionTypeValue: null }],
  ])('%j', (context, expected) => {
    showPage('<form data-storefront="newsletter" data-form-id="letter"></form>', context);
    expect(mustRead('form').facts()).toMatchObject(expected);
  });
});
