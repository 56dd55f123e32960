import type { ReactNode, RefObject } from 'react';
import { Option } from '../../../src/core/ui/Option.tsx';
import { useFormParts, useFormState } from './FormContext.ts';
import { useControl } from './useControl.ts';
import type { SiteCountry } from '../../../src/commerce/model/formFormats.ts';
import { listCountries } from '../../../src/commerce/model/listCountries.ts';

interface CountrySelectProps {
  readonly field: string;
  readonly choices: readonly CountryChoice[];
  readonly control: object;
}

export function CountrySelect({ field, choices, control }: CountrySelectProps): ReactNode {
  const { texts } = useFormParts();
  const node = useControl(field, 'Country');
  const value = useFormState((state) => state.values[field]?.['Country'] ?? '');
  return (
    <select {...control} ref={node as RefObject<HTMLSelectElement | null>}>
      <option value="">{texts.selectOne}</option>
      {value !== '' && choices.every((choice) => choice.value !== value) && <Option value={value}>{value}</Option>}
      {choices.map((choice) => (
        // Some countries share a dialling code.
        <Option key={choice.label} value={choice.value}>
          {choice.label}
        </Option>
      ))}
    </select>
  );
}

interface CountryChoice {
  readonly value: string;
  readonly label: string;
}

/** Sent by name, as before; the site's own countries come first in its order and wording, the others in the page's language. */
export function countryChoices(site: readonly SiteCountry[], language: string): readonly CountryChoice[] {
  const all = listCountries(language);
  const nameOf = ({ name, code }: SiteCountry) => name || (all.find((country) => country.code === code)?.name ?? code);
  const first = site.map(nameOf);
  const known = new Set([...first, ...site.map(({ code }) => code)]);
  const others = all.filter(({ code, name }) => !known.has(code) && !known.has(name)).map(({ name }) => name);
  return [...new Set([...first, ...others])].map((name) => ({ value: name, label: name }));
}

export const phoneChoices = (site: readonly SiteCountry[]): readonly CountryChoice[] =>
  site
    .filter(({ phoneCode }) => phoneCode)
    .map(({ name, code, phoneCode }) => ({ value: phoneCode, label: `${name || code} (+${phoneCode})` }))
    .filter(({ label }, index, all) => all.findIndex((other) => other.label === label) === index);
