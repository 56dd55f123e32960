import { memo, useRef, type ReactNode } from 'react';
import type { FormField } from '../../model/formField.ts';
import type { FieldProps } from './FieldProps.ts';
import { FieldErrors } from './FieldErrors.tsx';
import { useFormParts } from './FormContext.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { LikertField } from './LikertField.tsx';
import { PartsField } from './PartsField.tsx';
import { SingleField } from './SingleField.tsx';
import { useClasses } from './useClasses.ts';
import { useFieldErrors } from './useFieldErrors.ts';

/**
 * One field of a form that we render ourselves, with the structure, class names and ids of script-rendered forms. Fields of several
 * controls are groups. What the visitor finds wrong stands after the controls, what the host finds wrong above the title (spec §5).
 */
export const Field = memo(({ field }: { field: FormField }): ReactNode => {
  const { texts } = useFormParts();
  const state = useFieldErrors(field);
  const node = useRef<HTMLElement & HTMLFieldSetElement & HTMLDivElement>(null);
  useClasses(node, { error: state.errors.length > 0 });
  const { id, type, title, description, required } = field;
  const descriptionId = description ? `${id}-description` : undefined;
  const about = description && (
    <p className="description" id={descriptionId}>
      {description}
    </p>
  );
  if (type === 'hidden') return null;
  if (type === 'section') {
    return (
      <div id={id} className={`form-item section${field.underline ? ' underline' : ''}`}>
        <div className="title">{title}</div>
        {about}
      </div>
    );
  }
  const Shown = PARTS[type] ?? SingleField;
  const isGroup = Shown !== SingleField;
  const name = (
    <>
      {title}
      {required && <span className="description required"> {texts.requiredMark}</span>}
    </>
  );
  const errors = <FieldErrors state={state} className="form-field-error" />;
  const fromServer = state.errors.some((error) => error.fromServer);
  const Item = isGroup ? 'fieldset' : 'div';
  return (
    <Item
      ref={node}
      id={id}
      className={`form-item ${Shown === PartsField ? 'fields' : 'field'} ${type}${field.currencySymbol && ' hassymbol'}${required ? ' required' : ''}`}
      aria-describedby={isGroup ? [descriptionId, state.id].filter(Boolean).join(' ') || undefined : undefined}
    >
      {fromServer && errors}
      {isGroup ? (
        <legend className="title">{name}</legend>
      ) : (
        <label className="title" htmlFor={`${id}-field`}>
          {name}
        </label>
      )}
      {about}
      <Shown field={field} state={state} descriptionId={descriptionId} />
      {!fromServer && errors}
    </Item>
  );
});

const PARTS: Readonly<Partial<Record<FormField['type'], (props: FieldProps) => ReactNode>>> = {
  name: PartsField,
  address: PartsField,
  phone: PartsField,
  date: PartsField,
  time: PartsField,
  radio: ChoiceField,
  checkbox: ChoiceField,
  likert: LikertField,
};
