import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { json, one } from '../../core/page/openPage.ts';
import { noteWrites } from '../../support/noteWrites.ts';
import { anArticle, aProductPage, aWireVariant, openWidgets, type OpenPage } from '../openWidgets.ts';

let page: OpenPage;
afterEach(() => page.close());

const EMPTY = '<div data-storefront="variants" id="variants"></div>';
const shirts = (stock: Record<string, number> = {}) =>
  ['S', 'M'].flatMap((Size) =>
    ['Blue', 'Red'].map((Color) => aWireVariant({ Size, Color }, { qtyInStock: stock[`${Size}-${Color}`] ?? 5 })),
  );
const twins = (option: string, values: string[]) =>
  `<div class="variant-option"><div class="variant-option-title">${option}: </div><div class="variant-select-wrapper">` +
  `<select aria-label="Select ${option}" data-variant-option-name="${option}"><option value="">Select ${option}</option>${values.map((value) => `<option value="${value}">${value}</option>`).join('')}</select></div>` +
  `<div class="variant-radiobtn-wrapper" data-variant-option-name="${option}">${values
    .map(
      (value) =>
        `<input type="radio" class="variant-radiobtn" value="${value}" name="variant-option-${option}" id="variant-option-${option}-${value}"><label for="variant-option-${option}-${value}">${value}</label>`,
    )
    .join('')}</div></div>`;
const server = (list: unknown, inside = twins('Size', ['S', 'M']) + twins('Color', ['Blue', 'Red'])) =>
  anArticle(`<div class="product-variants" id="variants" data-variants='${json(list)}'>${inside}</div>`);

const variants = () => one('#variants');
const select = (option: string) => one(`select[data-variant-option-name="${option}"]`) as HTMLSelectElement;
const radio = (option: string, value: string) => document.getElementById(`variant-option-${option}-${value}`) as HTMLInputElement;
const choices = (option: string) => [...select(option).options].map((choice) => choice.textContent);
async function pick(option: string, value: string): Promise<void> {
  fireEvent.change(select(option), { target: { value } });
  await page.show();
}

describe('the variant picker', () => {
  it('stands there as the server made it, but for the text of the closed drop-downs', async () => {
    const served = document.createElement('div');
    served.innerHTML = twins('Size', ['S', 'M']) + twins('Color', ['Blue', 'Red']);
    for (const [at, group] of served.querySelectorAll('.variant-radiobtn-wrapper').entries()) {
      group.setAttribute('role', 'radiogroup');
      group.setAttribute('aria-label', ['Size', 'Color'][at]!);
    }
    for (const wrapper of served.querySelectorAll('.variant-select-wrapper'))
      wrapper.setAttribute('data-text', wrapper.querySelector('option')!.textContent!);
    page = await openWidgets(server(shirts()), {});
    expect([...variants().childNodes].every((node, at) => node.isEqualNode(served.childNodes[at]!))).toBe(true);
    expect(variants().childNodes).toHaveLength(2);
  });

  it('is made by us where the page leaves it to us', async () => {
    page = await openWidgets(aProductPage(EMPTY, { variants: shirts() }));
    expect(choices('Size')).toEqual(['Select Size', 'S', 'M']);
    expect(choices('Color')).toEqual(['Select Color', 'Blue', 'Red']);
    expect([...variants().querySelectorAll('.variant-option-title')].map(({ textContent }) => textContent)).toEqual(['Size', 'Color']);
  });

  it('shows one selection in the drop-downs and in their twins, whichever the visitor uses', async () => {
    page = await openWidgets(server(shirts()), {});
    await pick('Size', 'M');
    expect(radio('Size', 'M').checked).toBe(true);
    fireEvent.click(radio('Color', 'Red'));
    await page.show();
    expect(select('Color').value).toBe('Red');
    expect({ ...page.shop.products.get('p1')?.selection }).toEqual({ Size: 'M', Color: 'Red' });
  });

  it('obeys a plugin that sets a value and dispatches a change by hand', async () => {
    page = await openWidgets(server(shirts()), {});
    select('Size').value = 'M';
    select('Size').dispatchEvent(new Event('change', { bubbles: true }));
    radio('Color', 'Blue').checked = true;
    radio('Color', 'Blue').dispatchEvent(new Event('change', { bubbles: true }));
    await page.show();
    expect({ ...page.shop.products.get('p1')?.selection }).toEqual({ Size: 'M', Color: 'Blue' });
  });

  it('takes over what the visitor had chosen before the script came', async () => {
    let written: readonly unknown[] = [];
    page = await openWidgets(server(shirts()), {}, () => {
      select('Size').value = 'M';
      written = noteWrites(select('Size'), 'value');
    });
    // An open drop-down must not be written to.
    expect(written).toEqual([]);
    expect({ ...page.shop.products.get('p1')?.selection }).toEqual({ Size: 'M' });
    expect(select('Size').value).toBe('M');
    expect(radio('Size', 'M').checked).toBe(true);
  });

  it('hears of nothing but its own controls', async () => {
    const others = '<select class="other"><option value="slim">Slim</option></select><input type="radio" value="wide">';
    page = await openWidgets(server(shirts(), twins('Size', ['S', 'M']) + others), {});
    fireEvent.change(one('.other'));
    fireEvent.click(one('.other + input'));
    expect({ ...page.shop.products.get('p1')?.selection }).toEqual({});
  });

  it('follows its form when that is reset', async () => {
    const served = twins('Size', ['S', 'M']).replace('<option value="M"', '<option value="M" selected');
    page = await openWidgets(`<form id="form">${server(shirts(), served + twins('Color', ['Blue', 'Red']))}</form>`, {});
    await pick('Size', 'S');
    await pick('Color', 'Red');
    (one('#form') as HTMLFormElement).reset();
    await page.show();
    await page.show();
    expect({ ...page.shop.products.get('p1')?.selection }).toEqual({ Size: 'M' });
    expect([select('Size').value, radio('Size', 'M').checked, radio('Color', 'Red').checked]).toEqual(['M', true, false]);
  });

  it('takes a choice back', async () => {
    page = await openWidgets(server(shirts()), {});
    await pick('Size', 'M');
    await pick('Size', '');
    expect({ ...page.shop.products.get('p1')?.selection }).toEqual({});
    expect(radio('Size', 'M').checked).toBe(false);
  });
});

describe('what the picker tells themes', () => {
  it('is which options are open, which variant is chosen, and whether it is in stock', async () => {
    page = await openWidgets(server(shirts({ 'S-Red': 0 })), {});
    expect(variants().getAttribute('data-unselected-options')).toBe('["Size","Color"]');
    expect(variants().hasAttribute('data-selected-variant')).toBe(false);
    expect(variants().hasAttribute('data-variant-in-stock')).toBe(false);
    await pick('Size', 'S');
    expect(variants().getAttribute('data-unselected-options')).toBe('["Color"]');
    await pick('Color', 'Blue');
    expect(variants().getAttribute('data-unselected-options')).toBe('[]');
    expect(JSON.parse(variants().getAttribute('data-selected-variant')!)).toMatchObject({
      id: 'S-Blue',
      sku: 'S-Blue',
      attributes: { Size: 'S', Color: 'Blue' },
    });
    expect(variants().getAttribute('data-variant-in-stock')).toBe('true');
    await pick('Color', 'Red');
    expect(variants().hasAttribute('data-variant-in-stock')).toBe(false);
    await pick('Color', '');
    expect(variants().hasAttribute('data-selected-variant')).toBe(false);
  });

  it('says "Sold Out" while the chosen variant is', async () => {
    page = await openWidgets(server(shirts({ 'S-Red': 0 })), {});
    await pick('Size', 'S');
    await pick('Color', 'Red');
    expect(one('#variants > .variant-out-of-stock').textContent).toBe('Sold Out');
    await pick('Color', 'Blue');
    expect(document.querySelector('.variant-out-of-stock')).toBeNull();
  });

  it('is the text of the closed drop-down, from the first moment on', async () => {
    page = await openWidgets(server(shirts()), {});
    const label = () => one('.variant-select-wrapper[data-text]:has(select[data-variant-option-name="Size"])').getAttribute('data-text');
    expect(label()).toBe('Select Size');
    await pick('Size', 'M');
    expect(label()).toBe('M');
  });

  it('is the same under version 8’s name where that is used', async () => {
    const inside =
      '<div class="variant-option"><div class="variant-select-wrapper" data-selected-value=""><select class="variant-select" name="variant-option-Size-select" data-variant-option-name="Size"><option value="S">Small</option><option value="M">Medium</option></select></div></div>';
    page = await openWidgets(server([aWireVariant({ Size: 'S' }), aWireVariant({ Size: 'M' })], inside), {});
    await pick('Size', 'M');
    expect(one('.variant-select-wrapper').getAttribute('data-selected-value')).toBe('Medium');
    expect(one('.variant-select-wrapper').hasAttribute('data-text')).toBe(false);
  });
});

describe('choices that are sold out', () => {
  it('say so in the drop-down of the one option that is left, once, with their values untouched', async () => {
    page = await openWidgets(server(shirts({ 'S-Red': 0 })), {});
    expect(choices('Color')).toEqual(['Select Color', 'Blue', 'Red']);
    await pick('Size', 'S');
    expect(choices('Color')).toEqual(['Select Color', 'Blue', 'Red (Sold Out)']);
    expect([...select('Color').options].map(({ value }) => value)).toEqual(['', 'Blue', 'Red']);
    await pick('Size', 'M');
    expect(choices('Color')).toEqual(['Select Color', 'Blue', 'Red']);
  });

  it('are not told twice where the server has told already', async () => {
    const inside = twins('Size', ['S', 'M']).replace('<option value="M">M<', '<option value="M">M (Sold Out)<');
    page = await openWidgets(server([aWireVariant({ Size: 'S' }), aWireVariant({ Size: 'M' }, { qtyInStock: 0 })], inside), {});
    expect(choices('Size')).toEqual(['Select Size', 'S', 'M (Sold Out)']);
  });

  it('are marked among the radio buttons, in their name as well, and can still be chosen: one can ask to be told when they are back', async () => {
    page = await openWidgets(server(shirts({ 'S-Red': 0 })), {});
    const marks = () =>
      ['Blue', 'Red'].map((value) => [
        radio('Color', value).hasAttribute('data-sold-out'),
        radio('Color', value).getAttribute('aria-label'),
        radio('Color', value).disabled,
      ]);
    const unmarked = [false, null, false];
    expect(marks()).toEqual([unmarked, unmarked]);
    await pick('Size', 'S');
    expect(marks()).toEqual([unmarked, [true, 'Red (Sold Out)', false]]);
    fireEvent.click(radio('Color', 'Red'));
    await page.show();
    expect(radio('Color', 'Red').checked).toBe(true);
    expect(page.announced).toContain('Sold Out');
    await pick('Size', 'M');
    expect(marks()).toEqual([unmarked, unmarked]);
  });

  it('are marked in the words of the site', async () => {
    page = await openWidgets(server(shirts({ 'S-Red': 0 })), {
      websiteSettings: { localizedStrings: { soldOut: 'Ausverkauft', soldOutChoice: '{soldOut}: {choice}' } },
    });
    await pick('Size', 'S');
    expect(choices('Color')).toEqual(['Select Color', 'Blue', 'Ausverkauft: Red']);
    await pick('Size', 'M');
    expect(choices('Color')).toEqual(['Select Color', 'Blue', 'Red']);
  });

  const DISABLING = { websiteSettings: { storeSettings: { merchandisingSettings: { soldOutVariantsDropdownDisabled: true } } } };

  it('are switched off where the site wants that, but for what is chosen: nobody loses the focus', async () => {
    page = await openWidgets(server(shirts({ 'S-Red': 0, 'M-Red': 0 })), DISABLING);
    const off = () => [
      [...select('Color').options].map(({ disabled }) => disabled),
      ['Blue', 'Red'].map((value) => radio('Color', value).disabled),
    ];
    await pick('Size', 'S');
    expect(off()).toEqual([
      [false, false, true],
      [false, true],
    ]);
    fireEvent.click(radio('Color', 'Red'));
    page.shop.products.choose('p1', 'Color', 'Red');
    await page.show();
    expect(off()).toEqual([
      [false, false, false],
      [false, false],
    ]);
  });

  it('that are switched off never shut a visitor of radio buttons in, who cannot take a choice back', async () => {
    page = await openWidgets(server(shirts({ 'S-Red': 0, 'M-Blue': 0 })), DISABLING);
    await pick('Size', 'S');
    await pick('Color', 'Blue');
    expect([radio('Size', 'M').disabled, radio('Color', 'Red').disabled]).toEqual([false, false]);
    expect([...select('Size').options].map(({ disabled }) => disabled)).toEqual([false, false, true]);
  });
});

describe('radio buttons', () => {
  const BUTTONS = twins('Size', ['S', 'M']).replaceAll('<label ', '<label role="button" tabindex="0" ');

  it('are one group with the name of their option, and their labels are labels', async () => {
    page = await openWidgets(server([aWireVariant({ Size: 'S' }), aWireVariant({ Size: 'M' })], BUTTONS), {});
    const group = one('.variant-radiobtn-wrapper');
    expect([group.getAttribute('role'), group.getAttribute('aria-label')]).toEqual(['radiogroup', 'Size']);
    expect([...group.querySelectorAll('label')].map((label) => label.getAttributeNames())).toEqual([['for'], ['for']]);
    expect(group.querySelector('label')!.textContent).toBe('S');
  });

  it('keep the name that the page gave their group', async () => {
    const named = BUTTONS.replace(
      '<div class="variant-radiobtn-wrapper"',
      '<div class="variant-radiobtn-wrapper" role="group" aria-labelledby="x"',
    );
    page = await openWidgets(server([aWireVariant({ Size: 'S' }), aWireVariant({ Size: 'M' })], named), {});
    const group = one('.variant-radiobtn-wrapper');
    expect([group.getAttribute('role'), group.getAttribute('aria-labelledby'), group.hasAttribute('aria-label')]).toEqual([
      'radiogroup',
      'x',
      false,
    ]);
  });

  it('get a name together where the server left them apart', async () => {
    const nameless = BUTTONS.replaceAll(' name="variant-option-Size"', '');
    page = await openWidgets(server([aWireVariant({ Size: 'S' }), aWireVariant({ Size: 'M' })], nameless), {});
    const names = ['S', 'M'].map((value) => radio('Size', value).name);
    expect(names[0]).toBe(names[1]);
    expect(names[0]).not.toBe('');
  });

  it('get another name in a copy of the picker, so that both show the choice', async () => {
    const nameless = BUTTONS.replaceAll(' name="variant-option-Size"', '').replaceAll(/ (?:id|for)="[^"]*"/g, '');
    const picker = `<div class="product-variants" data-variants='${json([aWireVariant({ Size: 'S' }), aWireVariant({ Size: 'M' })])}'>${nameless}</div>`;
    page = await openWidgets(anArticle(picker + picker), {});
    const both = [...document.querySelectorAll<HTMLInputElement>('input[value="M"]')];
    fireEvent.click(both[0]!);
    await page.show();
    expect(both.map(({ checked }) => checked)).toEqual([true, true]);
    expect(both[0]!.name).not.toBe(both[1]!.name);
  });
});

describe('drop-downs that narrow each other', () => {
  const context = (more: object = {}) => ({ templateVersion: '7.1', betaFeatureFlags: ['product_branching'], ...more });
  const selects = (options: Record<string, string[]>) =>
    Object.entries(options)
      .map(([option, values]) => twins(option, values).replace(/<div class="variant-radiobtn-wrapper".*<\/div><\/div>$/, '</div>'))
      .join('');
  const list = [
    aWireVariant({ Size: 'S', Color: 'Blue' }),
    aWireVariant({ Size: 'M', Color: 'Blue' }),
    aWireVariant({ Size: 'M', Color: 'Red' }),
  ];
  const two = selects({ Size: ['S', 'M'], Color: ['Blue', 'Red'] });

  it('offer what goes with the other one’s choice, in the server’s order, and all again when it is taken back', async () => {
    page = await openWidgets(server(list, two), context());
    await pick('Size', 'S');
    expect([choices('Size'), choices('Color')]).toEqual([
      ['Select Size', 'S', 'M'],
      ['Select Color', 'Blue'],
    ]);
    await pick('Color', 'Blue');
    expect(choices('Size')).toEqual(['Select Size', 'S', 'M']);
    await pick('Size', '');
    expect(choices('Color')).toEqual(['Select Color', 'Blue', 'Red']);
    await pick('Color', 'Red');
    expect([choices('Size'), select('Color').value]).toEqual([['Select Size', 'M'], 'Red']);
  });

  it.each<[string, string, object]>([
    ['without the feature', two, { templateVersion: '7.1' }],
    ['in templates of version 7', two, context({ templateVersion: '7' })],
    ['in templates of version 8', two, context({ templateVersion: '8' })],
    [
      'where one option has radio buttons',
      selects({ Size: ['S', 'M'] }) + twins('Color', ['Blue', 'Red']).replace(/<div class="variant-select-wrapper">.*?<\/div>/, ''),
      context(),
    ],
  ])('do not %s', async (_case, inside, site) => {
    page = await openWidgets(server(list, inside), site);
    await pick('Size', 'S');
    const offered = document.querySelectorAll('select[data-variant-option-name="Color"] option, input[value="Blue"], input[value="Red"]');
    expect(offered.length).toBeGreaterThanOrEqual(2);
    expect([...offered].map((node) => (node as HTMLInputElement).value)).toContain('Red');
  });
});

describe('a variant that the address names', () => {
  const at = (query: string) => window.history.replaceState(null, '', `/${query}`);
  afterEach(() => at(''));
  const on = { storefront: { preselect: true } };
  const chosen = () => ({ ...page.shop.products.get('p1')?.selection });

  it('is chosen where the site wants that, and told like any choice', async () => {
    at('?variant=M-Red');
    const told: unknown[] = [];
    page = await openWidgets(server(shirts()), on, () =>
      document.addEventListener('storefront:variant-change', (event) => told.push((event as CustomEvent).detail.variant.id), {
        once: true,
      }),
    );
    await page.show();
    expect([chosen(), select('Size').value, told]).toEqual([{ Size: 'M', Color: 'Red' }, 'M', ['M-Red']]);
  });

  it('may be named by its options, and what the visitor has chosen meanwhile counts more', async () => {
    at('?Size=M&Color=Red');
    page = await openWidgets(server(shirts()), on, () => (select('Size').value = 'S'));
    await page.show();
    expect(chosen()).toEqual({ Size: 'S', Color: 'Red' });
  });

  it('is not chosen where the site has not asked for it', async () => {
    at('?variant=M-Red');
    page = await openWidgets(server(shirts()), {});
    await page.show();
    expect(chosen()).toEqual({});
  });
});

describe('the picker of a gift card', () => {
  it('asks for a value, in the words of the site', async () => {
    const cards = ['25', '50'].map((Value) => aWireVariant({ Value }));
    const html = `<div data-storefront="product" data-product-id="card" data-product-type="4" data-product='${json({ variants: cards })}'>${EMPTY}</div>`;
    page = await openWidgets(html, {});
    expect(choices('Value')).toEqual(['Select Value', '25', '50']);
    page.close();
    page = await openWidgets(html, { websiteSettings: { localizedStrings: { giftCardVariantSelectText: 'Betrag wählen' } } });
    expect(choices('Value')).toEqual(['Betrag wählen', '25', '50']);
    expect(one('.variant-select-wrapper').getAttribute('data-text')).toBe('Betrag wählen');
  });
});

describe('two pickers on one page', () => {
  const block = (id: string) =>
    `<div class="product-block" data-product='${json({ id, variants: [aWireVariant({ Size: 'S' }), aWireVariant({ Size: 'M' })] })}'><div class="product-variants" id="variants-${id}">${twins('Size', ['S', 'M'])}</div></div>`;

  it('do not take each other’s radio buttons away', async () => {
    page = await openWidgets(block('mug') + block('vase'), {});
    const inputs = (id: string) => [...document.querySelectorAll<HTMLInputElement>(`#variants-${id} input`)];
    fireEvent.click(inputs('mug')[0]!);
    fireEvent.click(inputs('vase')[1]!);
    await page.show();
    expect(inputs('mug').map(({ checked }) => checked)).toEqual([true, false]);
    expect(inputs('vase').map(({ checked }) => checked)).toEqual([false, true]);
    const [first, second] = [inputs('mug')[0]!.name, inputs('vase')[0]!.name];
    expect(first).not.toBe(second);
    expect(inputs('mug')[0]!.id).toBe('variant-option-Size-S');
  });
});

describe('options that an add lacks', () => {
  const refuse = async () => {
    await page.shop.products.add('p1');
    await page.show();
  };
  const noteOf = (control: Element) => document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent;
  const inside = twins('Size', ['S', 'M']) + twins('Color', ['Blue', 'Red']);

  it.each([
    ['the server’s picker', server(shirts(), inside)],
    ['ours', aProductPage(EMPTY, { variants: shirts() })],
  ])('are marked at each, in words and for readers, until it is chosen: %s', async (_whose, html) => {
    page = await openWidgets(html, {});
    await refuse();
    await waitFor(() => expect(noteOf(select('Color'))).toBeTruthy());
    for (const option of ['Size', 'Color']) {
      expect(select(option).getAttribute('aria-invalid')).toBe('true');
      expect(noteOf(select(option))).toBe(`Please select the ${option} option.`);
      expect(select(option).closest('.variant-option')!.textContent).toContain(`Please select the ${option} option.`);
    }
    await pick('Size', 'S');
    expect(select('Size').hasAttribute('aria-invalid')).toBe(false);
    expect(select('Size').closest('.variant-option')!.textContent).not.toContain('Please');
    expect(select('Color').getAttribute('aria-invalid')).toBe('true');
    await pick('Color', 'Red');
    expect(variants().textContent).not.toContain('Please');
  });

  it('are marked as a group where they are radio buttons', async () => {
    page = await openWidgets(server(shirts(), inside), {});
    await refuse();
    const group = radio('Size', 'S').closest('.variant-radiobtn-wrapper')!;
    expect([group.getAttribute('role'), group.getAttribute('aria-invalid'), noteOf(group)]).toEqual([
      'radiogroup',
      'true',
      'Please select the Size option.',
    ]);
  });

  it('get the focus, the first of them, when the alert has been read', async () => {
    page = await openWidgets(server(shirts(), inside), {});
    await pick('Size', 'S');
    await refuse();
    page.shop.products.dismissNotice('p1');
    await waitFor(() => expect(document.activeElement).toBe(select('Color')));
  });

  it('leave nothing behind', async () => {
    page = await openWidgets(server(shirts(), inside), {});
    await page.show();
    const before = variants().outerHTML;
    await refuse();
    expect(variants().outerHTML).not.toBe(before);
    await pick('Size', 'S');
    await pick('Color', 'Red');
    expect(variants().querySelector('.storefront-option-error,[aria-invalid],[aria-describedby]')).toBeNull();
  });
});
