import type { ReactNode, RefObject } from 'react';
import { Option } from '../../../src/core/ui/Option.tsx';
import type { FieldProps } from './FieldProps.ts';
import { useFormParts } from './FormContext.ts';
import { singleControl } from './singleControl.ts';
import { useControl } from './useControl.ts';

export function SelectField(props: FieldProps): ReactNode {
  const { texts } = useFormParts();
  const { id, options } = props.field;
  const { placeholder: _, ...control } = singleControl(props);
  return (
    <select {...control} ref={useControl(id, '') as RefObject<HTMLSelectElement | null>}>
      {!options.includes('') && <option value="">{texts.selectOne}</option>}
      {options.map((option, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- an owner may have the same choice twice
        <Option key={index} value={option}>
          {option || texts.selectOne}
        </Option>
      ))}
    </select>
  );
}
