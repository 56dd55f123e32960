import { Fragment, useMemo, type ReactNode } from 'react';
import { fieldParts, PARTS } from '../engine/fieldParts.ts';
import { inDateOrder } from '../engine/inDateOrder.ts';
import { partIds } from '../engine/formValues.ts';
import { fieldTypes } from '../../../src/commerce/model/formFieldType.ts';
import { Option } from '../../../src/core/ui/Option.tsx';
import { AddressInput } from './AddressInput.tsx';
import { Caption, Input, Select } from './LineField.tsx';
import { type FieldProps, useFormParts, useFormState } from './FormContext.ts';
import type { SiteCountry } from '../../../src/commerce/model/formFormats.ts';
import { listCountries } from '../../../src/commerce/model/listCountries.ts';
import { useSettings } from '../../../src/core/ui/ShopContext.ts';

interface CountrySelectProps {
  readonly field: string;
  readonly choices: readonly CountryChoice[];
  readonly control: object;
}

interface CountryChoice {
  readonly value: string;
  readonly label: string;
}

export const phoneChoices = (site: readonly SiteCountry[]): readonly CountryChoice[] =>
  site
    .filter(({ phoneCode }) => phoneCode)
    .map(({ name, code, phoneCode }) => ({ value: phoneCode, label: `${name || code} (+${phoneCode})` }))
    .filter(({ label }, index, all) => all.findIndex((other) => other.label === label) === index);

export function PartsField({ field, domId, state }: FieldProps): ReactNode {
  const { formats, texts, places } = useFormParts();
  const { textLanguage } = useSettings();
  const { type, inputMode } = fieldTypes[field.type].input;
  const isPhone = type === 'tel';
  const asksCountry = partIds(field).includes('Country');
  const countries = useMemo(
    () => (!asksCountry ? [] : isPhone ? phoneChoices(formats.countries) : countryChoices(formats.countries, textLanguage)),
    [asksCountry, isPhone, formats.countries, textLanguage],
  );
  return inDateOrder(fieldParts(field, formats, texts), textLanguage).map(({ id, label, autocomplete, required }, index) => {
    // oxlint-disable-next-line react/no-array-index-key -- a separator is nothing but its place
    if (id === null) return <Fragment key={index}>{label}</Fragment>;
    const [className, , name] = isPhone && id === 'Country' ? ['text two-digits'] : (PARTS[id] ?? ['']);
    const control = {
      id: `${domId}-${name ?? id.toLowerCase()}-field`,
      className: 'field-element field-control',
      'data-title': id,
      'aria-required': (field.required && required) || undefined,
      'aria-invalid': state.isInvalid(id) || undefined,
    };
    const input = {
      ...control,
      field: field.id,
      part: id,
      name,
      type,
      inputMode: inputMode || undefined,
      autoComplete: autocomplete || undefined,
      spellCheck: false,
    };
    return (
      <div key={id} className={`field ${className}`}>
        {id === 'Line1' && places ? (
          <AddressInput input={input} label={label} places={places} />
        ) : (
          <Caption control={control.id} label={label}>
            {id === 'Ampm' ? (
              <Select {...control} field={field.id} part={id}>
                <option value="" aria-label="–" />
                <Option value="AM">AM</Option>
                <Option value="PM">PM</Option>
              </Select>
            ) : id === 'Country' && countries.length > 0 ? (
              <CountrySelect field={field.id} choices={countries} control={{ ...control, name, autoComplete: autocomplete }} />
            ) : (
              <Input {...input} />
            )}
          </Caption>
        )}
      </div>
    );
  });
}

function CountrySelect({ field, choices, control }: CountrySelectProps): ReactNode {
  const { texts } = useFormParts();
  const value = useFormState((state) => state.values[field]?.['Country'] ?? '');
  return (
    <Select {...control} field={field} part="Country">
      <option value="">{texts.selectOne}</option>
      {value !== '' && choices.every((choice) => choice.value !== value) && <Option value={value}>{value}</Option>}
      {choices.map((choice) => (
        // Some countries share a dialling code.
        <Option key={choice.label} value={choice.value}>
          {choice.label}
        </Option>
      ))}
    </Select>
  );
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
