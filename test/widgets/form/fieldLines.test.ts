import { describe, expect, it } from 'vitest';
import { fieldLines } from '../../../widgets/form/engine/fieldLines.ts';
import { createValues, sanitizeForm } from '../../../widgets/form/engine/formValues.ts';
import { localize } from '../../../src/commerce/texts/localize.ts';
import { everyField } from './everyField.ts';
import { summaryTexts as summaryTable } from '../../../src/commerce/texts/summaryTexts.ts';
import { summaryTexts } from '../../support/englishTexts.ts';

const form = { id: null, name: null, places: false, fields: everyField.map((field) => ({ ...field })) };
const shown = (given: Record<string, Record<string, string>>, texts = summaryTexts as Parameters<typeof fieldLines>[2]) =>
  fieldLines(JSON.stringify(sanitizeForm(everyField, createValues(everyField, given), '?utm_source=letter')), form, texts).map(
    ({ label, text }) => `${label}: ${text}`,
  );

describe('what a product asked, on a line of the cart', () => {
  it('is shown as a person writes it', () => {
    expect(
      shown({
        f1: { '': ' For Anna ' },
        f9: { Month: '5', Day: '12', Year: '2026' },
        f10: { Hour: '6', Minute: '05', Ampm: 'PM' },
        f11: { First: 'Edith', Last: 'Oke' },
        f12: { Line1: '7 Ropewalk', City: 'Saltmouth', State: 'ME', Zip: '03902' },
        f13: { Areacode: '555', Prefix: '123', Line: '4567' },
        f15: { '': 'First' },
        f16: { Green: 'on', Red: 'on' },
        f18: { 'It is hot': '-2', 'It does not drip': '1' },
      }),
    ).toEqual([
      'Text: For Anna',
      'Date: 5/12/2026',
      'Time: 6:05:00 PM',
      'Name: Edith Oke',
      'Address: 7 Ropewalk, Saltmouth, ME 03902',
      'Phone: 555-123-4567',
      'One of: First',
      'Any of: Red, Green',
      'Agree?: It does not drip: Agree, It is hot: Strongly Disagree',
    ]);
  });

  it('tells no password, and nothing that was sent along unseen', () => {
    expect(shown({ f7: { '': 'hunter2' } })).toEqual([]);
  });

  it('has a country code where one was asked for', () => {
    const phone = { id: 'p', type: 'phone', title: 'Call', showCountryCode: true };
    const lines = fieldLines('{"p": ["44", "20", "555", "0142"]}', { id: null, name: null, places: false, fields: [phone] }, summaryTexts);
    expect(lines).toEqual([{ label: 'Call', text: '+44 20-555-0142' }]);
  });

  it('uses the site’s words for a scale', () => {
    const texts = localize(summaryTable, { productAnswerMapAgree: 'Stimmt' });
    expect(shown({ f18: { 'It is hot': '1' } }, texts)).toEqual(['Agree?: It is hot: Stimmt']);
  });

  it('is shown all the same where it was kept in another shape than it is asked for now', () => {
    expect(fieldLines('{"f9": "2026-05-12", "f16": ["Blue"], "f1": ["a", "b"]}', form, summaryTexts).map(({ text }) => text)).toEqual([
      '2026-05-12',
      'Blue',
      'a, b',
    ]);
  });

  // Ids as on a saved page: type, dash, number.
  it('is shown by the type that its id names where the host does not say what was asked, and otherwise only what cannot be a password', () => {
    const answers = {
      'text-yui_3_17_2_1_1': 'For Anna',
      'password-yui_3_17_2_1_2': 'hunter2',
      'hidden-yui_3_17_2_1_3': 'letter',
      'section-yui_3_17_2_1_4': 'About you',
      'date-yui_3_17_2_1_5': ['5', '12', '2026'],
      'likert-yui_3_17_2_1_6': { 'It is hot': '-2' },
      'select-yui_3_17_2_1_7': 'Blue',
      f7: 'hunter3',
      '12': 4711,
      colours: ['Red', 'Green'],
    };
    const told = (asked: Parameters<typeof fieldLines>[1]) => fieldLines(JSON.stringify(answers), asked, summaryTexts);
    const lines = ['For Anna', '5/12/2026', 'It is hot: Strongly Disagree', 'Blue', 'Red, Green'];
    expect(told(null).map(({ text }) => text)).toEqual(lines);
    expect(told({ ...form, fields: [] }).map(({ text }) => text)).toEqual(lines);
    expect(fieldLines('hunter2', null, summaryTexts)).toEqual([]);
    expect(fieldLines('"hunter2"', null, summaryTexts)).toEqual([]);
  });
});
