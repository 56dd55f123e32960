import * as fc from '../../support/fastCheck.ts';
import { describe, expect, it } from 'vitest';
import { summarize } from './summarize.ts';
import { createValues, partIds } from '../../../widgets/form/engine/formValues.ts';
import { summaryFieldSchema } from '../../../src/commerce/model/summaryField.ts';
import { compile } from '../../../src/template/index.ts';
import { everyField } from './everyField.ts';

const template = compile('{.repeated section fields}{@|summary-form-field}{.end}', { name: 'summary' });
const sum = (given: Record<string, Record<string, string>>) => summarize(everyField, createValues(everyField, given));
const render = (given: Record<string, Record<string, string>>) =>
  template
    .render({ fields: sum(given) })
    .html.replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();

describe('a form that was filled in, summed up', () => {
  it('is what the templates sum up', () => {
    const text = render({
      f1: { '': 'Plain & simple' },
      f9: { Month: '6', Day: '19', Year: '2026' },
      f10: { Hour: '6', Minute: '5', Second: '0', Ampm: 'PM' },
      f11: { First: 'Edith', Last: 'Brannagh-Oke' },
      f12: { Line1: '7 Ropewalk', City: 'Saltmouth', State: 'ME', Zip: '03902', Country: 'United States' },
      f13: { Areacode: '207', Prefix: '555', Line: '0142' },
      f16: { Green: 'on', Red: 'on' },
      f18: { 'It is hot': '-2', 'It does not drip': '1' },
    });
    for (const part of [
      'Plain &amp; simple',
      '6/19/2026',
      '6:5:0 PM',
      'Edith Brannagh-Oke',
      'Saltmouth, ME 03902',
      '207-555-0142',
      'Red, Green',
      'It is hot: Strongly Disagree',
      'It does not drip: Agree',
    ])
      expect(text).toContain(part);
  });

  it('says N/A of what was left open', () => {
    const text = render({});
    // Not a time, whose missing parts are 00, nor a scale, whose default is neutral.
    expect(text.match(/N\/A/g)).toHaveLength(everyField.length - 3 - 2);
    expect(text).toContain('00:00:00');
    expect(text.match(/: Neutral/g)).toHaveLength(2);
  });

  it('tells no password, nothing hidden and no heading', () => {
    const summaries = sum({ f7: { '': 'canary' } });
    expect(JSON.stringify(summaries)).not.toContain('canary');
    expect(summaries.map(({ type }) => type)).not.toContain('hidden');
    expect(summaries.map(({ type }) => type)).not.toContain('section');
  });

  it('is such as carts and orders keep, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (word) => {
        const given = Object.fromEntries(
          everyField.map((field) => [field.id, Object.fromEntries(partIds(field).map((part) => [part, word]))]),
        );
        return sum(given).every((summary) => summaryFieldSchema().safeParse(summary).success);
      }),
    );
  });
});
