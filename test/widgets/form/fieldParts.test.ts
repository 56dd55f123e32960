import { describe, expect, it } from 'vitest';
import { fieldParts } from '../../../widgets/form/engine/fieldParts.ts';
import { noFormats, type FormatPart } from '../../../src/commerce/model/formFormats.ts';
import { createFormField, type FormField } from '../../../widgets/form/model/formField.ts';
import { fieldTypes, FORM_FIELD_TYPES } from '../../../src/commerce/model/formFieldType.ts';
import { fieldTexts } from '../../support/englishTexts.ts';

const parts = (field: FormField, formats = noFormats) => fieldParts(field, formats, fieldTexts);
const part = (id: string | null, stated: Partial<FormatPart> = {}): FormatPart => ({
  id,
  label: '',
  required: true,
  autocomplete: '',
  ...stated,
});
const all = (ids: readonly string[]) => ids.map((id) => part(id));

describe('a field of several parts', () => {
  it.each([
    ['name', ['First Name', 'Last Name'], ['given-name', 'family-name']],
    [
      'address',
      ['Address 1', 'Address 2', 'City', 'State/Province', 'Zip/Postal Code', 'Country'],
      ['address-line1', 'address-line2', 'address-level2', 'address-level1', 'postal-code', 'country-name'],
    ],
    ['phone', ['Area Code', 'Prefix', 'Line'], ['tel-area-code', 'tel-local-prefix', 'tel-local-suffix']],
    ['date', ['Month', 'Day', 'Year'], ['', '', '']],
    ['time', ['Hour', 'Minute', 'Second', 'AM/PM'], ['', '', '', '']],
  ] as const)('of type %s names each, and says what browsers may fill in', (type, labels, tokens) => {
    const shown = parts(createFormField(type, 'x'));
    expect(shown.map(({ label }) => label)).toEqual(labels);
    expect(shown.map(({ autocomplete }) => autocomplete)).toEqual(tokens);
  });

  it('asks for a country code in a phone number when it is told to', () => {
    expect(parts(createFormField('phone', 'x', { showCountryCode: true }))[0]).toMatchObject({
      id: 'Country',
      label: 'Country',
      autocomplete: 'tel-country-code',
    });
  });

  it('stands in the order and the words of the site, with what it puts between them', () => {
    const address = [
      part('Country'),
      part('Line1', { label: 'Street', autocomplete: 'street-address' }),
      part(null, { label: ', ' }),
      ...all(['Line2', 'City', 'State', 'Zip']),
    ];
    const shown = parts(createFormField('address', 'x'), { ...noFormats, address });
    expect(shown.map(({ id }) => id)).toEqual(['Country', 'Line1', null, 'Line2', 'City', 'State', 'Zip']);
    expect(shown[1]).toMatchObject({ label: 'Street', autocomplete: 'street-address' });
    expect(shown[2]).toMatchObject({ label: ', ' });
  });

  it('stands in our order where the site’s would leave out a part that may be required', () => {
    expect(parts(createFormField('address', 'x'), { ...noFormats, address: all(['Line1', 'City']) })).toHaveLength(6);
    expect(
      parts(createFormField('address', 'x'), { ...noFormats, address: all(['Line1', 'City', 'Zip', 'Country']) }).map(({ id }) => id),
    ).toEqual(['Line1', 'City', 'Zip', 'Country']);
    expect(parts(createFormField('phone', 'x'), { ...noFormats, phone: [part(null, { label: '-' })] })).toHaveLength(3);
  });

  it('shows no country code that the field does not want', () => {
    expect(
      parts(createFormField('phone', 'x'), { ...noFormats, phone: all(['Country', 'Areacode', 'Prefix', 'Line']) }).map(({ id }) => id),
    ).toEqual(['Areacode', 'Prefix', 'Line']);
  });

  it('puts the family name first where that is the custom', () => {
    expect(parts(createFormField('name', 'x'), { ...noFormats, familyFirst: true }).map(({ id }) => id)).toEqual(['Last', 'First']);
  });

  it('is no other field', () => {
    const single = FORM_FIELD_TYPES.filter((type) => !['name', 'address', 'phone', 'date', 'time'].includes(type));
    for (const type of single) expect(parts(createFormField(type, 'x'))).toEqual([]);
  });
});

describe('a simple field', () => {
  it.each([
    ['text', 'text', '', ''],
    ['email', 'email', 'email', 'email'],
    ['website', 'text', 'url', 'url'],
    ['password', 'password', '', 'new-password'],
    ['number', 'text', 'decimal', ''],
    ['currency', 'text', 'decimal', ''],
    ['twitter', 'text', '', ''],
  ] as const)('of type %s is typed into as it should be', (type, input, inputMode, autocomplete) => {
    expect(fieldTypes[type].input).toEqual({ type: input, inputMode, autocomplete, ...(type === 'twitter' && { symbol: '@' }) });
  });
});
