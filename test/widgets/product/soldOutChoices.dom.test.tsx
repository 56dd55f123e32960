import { fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { one } from '../../core/page/openPage.ts';
import { aProductPage, aWireVariant, openWidgets, type OpenPage } from '../openWidgets.ts';

let page: OpenPage;
afterEach(() => page.close());

/** Sizes and colours with how many there are of each. */
const shirts = (stock: Record<string, number>) =>
  Object.entries(stock).map(([name, qtyInStock]) => {
    const [Size, Color] = name.split('-');
    return aWireVariant({ Size: Size!, ...(Color && { Color }) }, { qtyInStock });
  });
const picker = (attributes = '', style = 'drop-downs') =>
  `<div data-storefront="variants" data-storefront-options="${style}" id="variants" ${attributes}></div>`;
const HIDE = 'data-storefront-sold-out-choices="hide"';
const on = (setting: object) => ({ storefront: setting });
const DISABLING = { websiteSettings: { storeSettings: { merchandisingSettings: { soldOutVariantsDropdownDisabled: true } } } };

const open = async (html: string, stock: Record<string, number>, context: object = {}) => {
  page = await openWidgets(aProductPage(html, { variants: shirts(stock) }), context);
  await page.show();
};
const select = (option: string) => one(`select[data-variant-option-name="${option}"]`) as HTMLSelectElement;
const values = (option: string) =>
  [...select(option).options].map(({ value, disabled }) => (disabled ? `(${value})` : value)).filter(Boolean);
const box = (value: string) => one(`input[value="${value}"]`) as HTMLInputElement;
/** The boxes that a visitor sees; those that are switched off in brackets. */
const boxes = () =>
  [...document.querySelectorAll<HTMLInputElement>('#variants input')]
    .filter(({ hidden, labels }) => !(hidden && labels?.[0]?.style.display === 'none'))
    .map(({ value, disabled }) => (disabled ? `(${value})` : value));
const pick = async (option: string, value: string) => {
  fireEvent.change(select(option), { target: { value } });
  await page.show();
};
const press = async (value: string) => {
  fireEvent.click(box(value));
  await page.show();
};
const chosen = () => ({ ...page.shop.products.get('p1')?.selection });

describe('sold-out choices', () => {
  const STOCK = { S: 1, M: 0, L: 2 };

  it.each([
    ['the page says nothing', '', {}, ['S', 'M', 'L']],
    ['the site has them disabled', '', DISABLING, ['S', '(M)', 'L']],
    ['the tag says disable', '', on({ soldOutChoices: 'disable' }), ['S', '(M)', 'L']],
    ['the tag says show, whatever the site has', '', { ...DISABLING, ...on({ soldOutChoices: 'show' }) }, ['S', 'M', 'L']],
    ['the tag says hide', '', on({ soldOutChoices: 'hide' }), ['S', 'L']],
    ['the picker says so, whatever the tag does', HIDE, on({ soldOutChoices: 'disable' }), ['S', 'L']],
    ['the picker says something else', 'data-storefront-sold-out-choices="burn"', on({ soldOutChoices: 'hide' }), ['S', 'L']],
  ])('are shown, switched off or taken away, in drop-downs and boxes alike, as %s', async (_case, attributes, context, shown) => {
    await open(picker(attributes), STOCK, context);
    expect(values('Size')).toEqual(shown);
    page.close();
    await open(picker(attributes, 'boxes'), STOCK, context);
    expect(boxes()).toEqual(shown);
    expect(page.reports).toEqual([]);
  });

  it('that are hidden go with what else is chosen, and come back as the same nodes', async () => {
    await open(picker(HIDE), { 'S-Blue': 1, 'S-Red': 0, 'M-Blue': 1, 'M-Red': 1, 'S-Grey': 0, 'M-Grey': 0 });
    const red = [...select('Color').options].find(({ value }) => value === 'Red')!;
    expect([values('Size'), values('Color')]).toEqual([
      ['S', 'M'],
      ['Blue', 'Red'],
    ]);
    await pick('Size', 'S');
    expect(values('Color')).toEqual(['Blue']);
    await pick('Size', '');
    expect(values('Color')).toEqual(['Blue', 'Red']);
    expect([...select('Color').options]).toContain(red);
  });

  it('that are hidden never shut a visitor of boxes in, who cannot take a choice back', async () => {
    await open(picker(HIDE, 'boxes'), { 'S-Blue': 1, 'S-Red': 0, 'M-Blue': 0, 'M-Red': 1, 'M-Grey': 0 });
    expect(boxes()).toEqual(['S', 'M', 'Blue', 'Red']);
    await press('S');
    expect(boxes()).toEqual(['S', 'M', 'Blue']);
    await press('Blue');
    expect(boxes()).toEqual(['S', 'M', 'Blue', 'Red']);
  });

  it('are never hidden once chosen, nor where nothing else is left', async () => {
    await open(picker(HIDE), STOCK);
    page.shop.products.choose('p1', 'Size', 'M');
    await page.show();
    expect([values('Size'), select('Size').value]).toEqual([['S', 'M', 'L'], 'M']);
    page.close();
    await open(picker(HIDE), { S: 0, M: 0 });
    expect(values('Size')).toEqual(['S', 'M']);
  });

  it('stay where a restock form is there for them: for all, or for its own variant', async () => {
    const restock = (id: string) => `<div data-storefront="restock"${id && ` data-variant-id="${id}"`}></div>`;
    await open(picker(HIDE) + restock(''), { S: 1, M: 0, L: 0 });
    expect(values('Size')).toEqual(['S', 'M', 'L']);
    page.close();
    await open(picker(HIDE) + restock('L'), { S: 1, M: 0, L: 0 });
    expect(values('Size')).toEqual(['S', 'L']);
  });

  it('of served boxes are taken away with their labels, and given back as they were', async () => {
    const served = ['S', 'M']
      .map((size) => `<input type="radio" name="size" value="${size}" id="${size}"><label for="${size}">${size}</label>`)
      .join('');
    const html = `<div data-storefront="variants" id="variants" ${HIDE}><fieldset><legend>Size</legend>${served}</fieldset></div>`;
    await open(html, { S: 1, M: 0 });
    expect(boxes()).toEqual(['S']);
    page.stop();
    expect(one('#variants fieldset').innerHTML).toBe(`<legend>Size</legend>${served}`);
  });
});

describe('the only choice of an option', () => {
  const SINGLE = on({ preselectSingle: true });
  const STOCK = { 'S-Blue': 1, 'M-Blue': 1 };

  it.each(['drop-downs', 'boxes'])('is chosen at the start, in %s', async (style) => {
    await open(picker('', style), STOCK, SINGLE);
    expect(chosen()).toEqual({ Color: 'Blue' });
    expect(style === 'boxes' ? box('Blue').checked : select('Color').value === 'Blue').toBe(true);
  });

  it('waits for the visitor unless the tag says so', async () => {
    await open(picker(), STOCK);
    expect(chosen()).toEqual({});
  });

  it('is the one that is left when sold-out choices are hidden', async () => {
    await open(picker(HIDE), { S: 0, M: 3, L: 0 }, SINGLE);
    expect(chosen()).toEqual({ Size: 'M' });
  });

  it('is chosen again when the form around it is reset, and may be taken back', async () => {
    await open(`<form>${picker()}</form>`, STOCK, SINGLE);
    await pick('Size', 'M');
    await pick('Color', '');
    expect(chosen()).toEqual({ Size: 'M' });
    document.querySelector('form')!.reset();
    await page.show();
    expect(chosen()).toEqual({ Color: 'Blue' });
  });
});
