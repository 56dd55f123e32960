import type { ReactNode, ComponentProps } from 'react';
import { fieldTypes, MAILING_LIST } from '../../../src/commerce/model/formFieldType.ts';
import { type FieldProps, useFormParts, useFormState } from './FormContext.ts';
import { useControl } from './useControl.ts';
import type { FormField } from '../model/formField.ts';
import { fill } from '../../../src/commerce/texts/fill.ts';

interface InputProps extends Omit<ComponentProps<'input'>, 'ref' | 'children'> {
  readonly field: string;
  readonly part: string;
  readonly choice?: string;
}

interface SelectProps extends Omit<ComponentProps<'select'>, 'ref'> {
  readonly field: string;
  readonly part: string;
}

export function LineField(props: FieldProps): ReactNode {
  const { id, type, currencySymbol, mailingList } = props.field;
  const { input } = fieldTypes[type];
  const symbol = input.symbol ?? currencySymbol;
  const symbolId = symbol ? `${props.domId}-symbol` : undefined;
  return (
    <>
      {symbol && (
        <span className="form-input-prefix" id={symbolId} dir="auto">
          {symbol}
        </span>
      )}
      <Input
        {...singleControl(props, symbolId)}
        field={id}
        part=""
        type={input.type}
        name={`${id}-field`}
        inputMode={input.inputMode || undefined}
        autoComplete={input.autocomplete || undefined}
      />
      {mailingList && <MailingList field={id} />}
    </>
  );
}

/** Consent to news; never preselected. */
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

export function TextField(props: FieldProps): ReactNode {
  const { field, domId } = props;
  const counterId = field.maxLength === null ? undefined : `${domId}-counter`;
  const node = useControl<HTMLTextAreaElement>(field.id, '');
  return (
    <>
      <textarea {...singleControl(props, counterId)} ref={node} />
      {counterId && <Counter field={field} id={counterId} />}
    </>
  );
}

/** Announced with the text on focus, not at every key. */
function Counter({ field, id }: { field: FormField; id: string }): ReactNode {
  const { texts } = useFormParts();
  const max = field.maxLength;
  const count = useFormState((state) => state.values[field.id]?.['']?.length ?? 0);
  if (max === null) return null;
  return (
    <div id={id} className={`character-count${count > max ? ' error' : ''}`}>
      {fill(texts.counter, { count, max })}
    </div>
  );
}

/** Stands in for a saved password. */
export const MASKED_PASSWORD = '__MASKED_FIELD__';

/**
 * Attributes of a field's only control.
 *
 * @param about ids of further descriptions
 */
export const singleControl = ({ field, domId, state, descriptionId }: FieldProps, ...about: readonly (string | undefined)[]) => ({
  id: `${domId}-field`,
  className: 'field-element',
  // The server's mask for a saved password.
  placeholder: (field.placeholder === MASKED_PASSWORD ? '••••••••' : field.placeholder) || undefined,
  'aria-required': field.required || undefined,
  'aria-invalid': state.isInvalid('') || undefined,
  'aria-describedby': [...about, descriptionId, state.id].filter(Boolean).join(' ') || undefined,
});

/** Addresses and numbers are written from left to right in every language. */
const LEFT_TO_RIGHT: ReadonlySet<unknown> = new Set(['email', 'tel', 'url']);

export function Input({ field, part, choice, ...props }: InputProps): ReactNode {
  const node = useControl<HTMLInputElement>(field, part, choice ?? null);
  const dir = [props.type, props.inputMode].some((kind) => LEFT_TO_RIGHT.has(kind)) ? 'ltr' : undefined;
  return <input type="text" dir={dir} {...props} ref={node} />;
}

export const Select = ({ field, part, ...props }: SelectProps): ReactNode => (
  <select {...props} ref={useControl<HTMLSelectElement>(field, part)} />
);

export function Caption({ control, label, children }: { control: string; label: string; children: ReactNode }): ReactNode {
  return (
    <label className="caption" htmlFor={control}>
      {children}
      <span className="form-input-effects">
        <span className="form-input-effects-border" />
      </span>
      <span className="caption-text">{label}</span>
    </label>
  );
}
