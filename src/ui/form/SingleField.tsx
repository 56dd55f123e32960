import type { ReactNode, RefObject } from 'react';
import { inputTraits } from '../../forms/fieldParts.ts';
import { MAILING_LIST } from '../../forms/formValues.ts';
import { MASKED_PASSWORD } from '../../model/constants.ts';
import { Counter } from './Counter.tsx';
import type { FieldProps } from './FieldProps.ts';
import { useFormParts } from './FormContext.ts';
import { Input } from './Input.tsx';
import { Option } from '../Option.tsx';
import { useControl } from './useControl.ts';

/** A field of one control: a line, a long text, or a choice from a drop-down. */
export function SingleField({ field, state, descriptionId }: FieldProps): ReactNode {
  const { id, type, maxLength } = field;
  const symbol = type === 'twitter' ? '@' : field.currencySymbol;
  const symbolId = symbol ? `${id}-symbol` : undefined;
  const counterId = maxLength === null ? undefined : `${id}-counter`;
  const control = {
    id: `${id}-field`,
    className: 'field-element',
    // What the server writes in place of a password that it keeps to itself.
    placeholder: (field.placeholder === MASKED_PASSWORD ? '••••••••' : field.placeholder) || undefined,
    'aria-required': field.required || undefined,
    'aria-invalid': state.isInvalid('') || undefined,
    'aria-describedby': [symbolId, descriptionId, counterId, state.id].filter(Boolean).join(' ') || undefined,
  };
  if (type === 'select') return <Select field={field.id} options={field.options} control={control} />;
  if (type === 'textarea') {
    return (
      <>
        <TextArea field={id} control={control} />
        {maxLength !== null && <Counter field={field} />}
      </>
    );
  }
  const { type: inputType, inputMode, autocomplete } = inputTraits(field);
  return (
    <>
      {symbol && (
        <span className="form-input-prefix" id={symbolId}>
          {symbol}
        </span>
      )}
      <Input
        {...control}
        field={id}
        part=""
        type={inputType}
        name={`${id}-field`}
        inputMode={(inputMode || undefined) as 'url' | undefined}
        autoComplete={autocomplete || undefined}
      />
      {field.mailingList && <MailingList field={id} />}
    </>
  );
}

/** Asks for leave to send news as well; it is the visitor's to give. */
function MailingList({ field }: { field: string }): ReactNode {
  const { texts } = useFormParts();
  return (
    <div className="option">
      <label>
        <Input field={field} part={MAILING_LIST} choice="on" type="checkbox" name={`${field}-mailing-list`} value="on" /> {texts.signUp}
      </label>
    </div>
  );
}

interface ControlProps {
  readonly field: string;
  readonly control: object;
}

function TextArea({ field, control }: ControlProps): ReactNode {
  return <textarea {...control} ref={useControl(field, '') as RefObject<HTMLTextAreaElement | null>} />;
}

function Select({ field, control, options }: ControlProps & { options: readonly string[] }): ReactNode {
  const { texts } = useFormParts();
  const node = useControl(field, '');
  return (
    <select {...control} ref={node as RefObject<HTMLSelectElement | null>}>
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
