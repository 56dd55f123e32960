import { useFormSettings } from './useFormServices.ts';
import type { ReactNode } from 'react';
import { LIKERT_ANSWERS } from '../../../src/commerce/model/formFieldType.ts';
import { localize } from '../../../src/commerce/texts/localize.ts';
import { summaryTextKeys, summaryTexts } from '../../../src/commerce/texts/summaryTexts.ts';
import type { FieldProps } from './FieldProps.ts';
import { Input } from './Input.tsx';

export function LikertField({ field: { id, options } }: FieldProps): ReactNode {
  const texts = localize(summaryTexts, useFormSettings().localizedStringsNow(), summaryTextKeys);
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
