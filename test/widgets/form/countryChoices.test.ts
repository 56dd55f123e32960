import { describe, expect, it } from 'vitest';
import { countryChoices, phoneChoices } from '../../../widgets/form/parts/PartsField.tsx';

/** As in a script-rendered form's context. */
const site = [
  { name: 'Portugal', code: 'PT', phoneCode: '351' },
  { name: '', code: 'CA', phoneCode: '1' },
  { name: 'United States', code: 'US', phoneCode: '1' },
  { name: 'The Shire', code: '', phoneCode: '' },
];

describe('the countries that can be chosen', () => {
  it('are the site’s first, in its order and words, then all others in those of the page', () => {
    const labels = countryChoices(site, 'de').map(({ label }) => label);
    expect(labels.slice(0, 4)).toEqual(['Portugal', 'Kanada', 'United States', 'The Shire']);
    const others = labels.slice(4);
    expect(others).toContain('Deutschland');
    expect(others).not.toContain('Vereinigte Staaten');
    expect(others).toEqual(others.toSorted(new Intl.Collator('de').compare));
    expect(labels).toHaveLength(250);
    expect(new Set(labels).size).toBe(labels.length);
  });

  it('are all of them where the site has none, and the same twice is one', () => {
    expect(countryChoices([], 'en').find(({ label }) => label === 'Japan')).toEqual({ value: 'Japan', label: 'Japan' });
    const doubled = countryChoices([...site, ...site], 'en').map(({ label }) => label);
    expect(new Set(doubled).size).toBe(doubled.length);
    expect(phoneChoices([...site, ...site])).toHaveLength(3);
  });

  it('have the dialling codes that the site knows', () => {
    expect(phoneChoices(site)).toEqual([
      { value: '351', label: 'Portugal (+351)' },
      { value: '1', label: 'CA (+1)' },
      { value: '1', label: 'United States (+1)' },
    ]);
  });
});
