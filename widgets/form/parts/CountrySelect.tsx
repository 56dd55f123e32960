import type { ReactNode, RefObject } from 'react';
import type { CountryChoice } from '../engine/countryChoices.ts';
import { Option } from '../../../src/core/ui/Option.tsx';
import { useFormParts, useFormState } from './FormContext.ts';
import { useControl } from './useControl.ts';

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
