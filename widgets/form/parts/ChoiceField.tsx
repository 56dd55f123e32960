import type { ReactNode } from 'react';
import { fieldTypes } from '../../../src/commerce/model/formFieldType.ts';
import type { FieldProps } from './FieldProps.ts';
import { Input } from './Input.tsx';

export function ChoiceField({ field: { id, type, options }, state }: FieldProps): ReactNode {
  const { type: control } = fieldTypes[type].input;
  const isOne = control === 'radio';
  return options.map((option, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- an owner may have the same choice twice
    <div key={index} className="option">
      <label>
        <Input
          field={id}
          part={isOne ? '' : option}
          choice={isOne ? option : 'on'}
          type={control}
          name={`${id}-field`}
          value={option}
          aria-invalid={state.isInvalid('') || undefined}
        />{' '}
        {option}
      </label>
    </div>
  ));
}
