import type { ReactNode } from 'react';
import { fieldTypes } from '../../../src/commerce/model/formFieldType.ts';
import { LIKERT_ANSWERS } from '../../../src/commerce/model/partNames.ts';
import { type FieldProps, useFormParts, useFormSettings } from './FormContext.ts';
import { Input, Select, singleControl } from './LineField.tsx';
import { localize } from '../../../src/commerce/texts/localize.ts';
import { summaryTexts } from '../../../src/commerce/texts/summaryTexts.ts';
import { Option } from '../../../src/core/ui/Option.tsx';

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

export function LikertField({ field: { id, options } }: FieldProps): ReactNode {
  const texts = localize(summaryTexts, useFormSettings().localizedStringsNow());
  const answers = [texts.stronglyDisagree, texts.disagree, texts.neutral, texts.agree, texts.stronglyAgree];
  return options.map((question, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- an owner may have the same question twice
    <fieldset key={index} className="item" data-question={question}>
      <legend className="question">{question}</legend>
      {LIKERT_ANSWERS.map((value, place) => (
        <div key={value} className="option">
          <label>
            <Input field={id} part={question} choice={value} type="radio" name={`${id}-field-${index}`} value={value} /> {answers[place]}
          </label>
        </div>
      ))}
    </fieldset>
  ));
}

export function SelectField(props: FieldProps): ReactNode {
  const { texts } = useFormParts();
  const { id, options } = props.field;
  const { placeholder: _, ...control } = singleControl(props);
  return (
    <Select {...control} field={id} part="">
      {!options.includes('') && <option value="">{texts.selectOne}</option>}
      {options.map((option, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- an owner may have the same choice twice
        <Option key={index} value={option}>
          {option || texts.selectOne}
        </Option>
      ))}
    </Select>
  );
}
