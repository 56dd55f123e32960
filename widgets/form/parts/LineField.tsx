import type { ReactNode } from 'react';
import { fieldTypes, MAILING_LIST } from '../../../src/commerce/model/formFieldType.ts';
import type { FieldProps } from './FieldProps.ts';
import { useFormParts } from './FormContext.ts';
import { Input } from './Input.tsx';
import { singleControl } from './singleControl.ts';

export function LineField(props: FieldProps): ReactNode {
  const { id, type, currencySymbol, mailingList } = props.field;
  const { input } = fieldTypes[type];
  const symbol = input.symbol ?? currencySymbol;
  const symbolId = symbol ? `${id}-symbol` : undefined;
  return (
    <>
      {symbol && (
        <span className="form-input-prefix" id={symbolId}>
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
