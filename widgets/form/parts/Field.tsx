import { memo, useRef, useState, type ReactNode } from 'react';
import type { FormField } from '../model/formField.ts';
import { fieldTypes, type FieldView } from '../../../src/commerce/model/formFieldType.ts';
import { useFieldErrors, type FieldProps, type FieldErrorState, useFormParts, useClasses } from './FormContext.ts';
import { ChoiceField, LikertField, SelectField } from './ChoiceField.tsx';
import { LineField, TextField } from './LineField.tsx';
import { PartsField } from './PartsField.tsx';

/**
 * A field with the structure, class names and ids of script-rendered forms. Fields of several controls are groups. Our errors stand after
 * the controls, the platform's above the title.
 */
export const Field = memo(({ field }: { field: FormField }): ReactNode => {
  const { texts, uid } = useFormParts();
  const state = useFieldErrors(field);
  const node = useRef<HTMLElement & HTMLFieldSetElement & HTMLDivElement>(null);
  useClasses(node, { error: state.errors.length > 0 });
  const { id, type, title, description, required } = field;
  const [domId] = useState(() => (document.getElementById(id) ? `${id}-${uid}` : id));
  const descriptionId = description ? `${domId}-description` : undefined;
  const about = description && (
    <p className="description" id={descriptionId}>
      {description}
    </p>
  );
  const { View } = fieldTypes[type];
  if (View === null) return null;
  if (View === 'SectionField') return <SectionField field={field} domId={domId} about={about} />;
  const Shown = views[View];
  const isGroup = View in groups;
  const name = (
    <>
      {title}
      {required && <span className="description required"> {texts.requiredMark}</span>}
    </>
  );
  const errors = <FieldErrors {...state} />;
  const fromServer = state.errors.some((error) => error.fromServer);
  const Item = isGroup ? 'fieldset' : 'div';
  return (
    <Item
      ref={node}
      id={isGroup && isNameOfForm(id) ? undefined : domId}
      className={`form-item ${Shown === PartsField ? 'fields' : 'field'} ${type}${field.currencySymbol && ' hassymbol'}${required ? ' required' : ''}`}
      aria-describedby={isGroup ? [descriptionId, state.id].filter(Boolean).join(' ') || undefined : undefined}
    >
      {fromServer && errors}
      {isGroup ? (
        <legend className="title">{name}</legend>
      ) : (
        <label className="title" htmlFor={`${domId}-field`}>
          {name}
        </label>
      )}
      {about}
      <Shown field={field} domId={domId} state={state} descriptionId={descriptionId} />
      {!fromServer && errors}
    </Item>
  );
});

/** Such a group name would shadow the form's property of that name, or the renderer's (Preact: names that begin with `__`). */
const isNameOfForm = (id: string): boolean => id in HTMLFormElement.prototype || id.startsWith('__');

/** Components of one control, and of several. */
const lines = { LineField, TextField, SelectField };
const groups = { PartsField, ChoiceField, LikertField };
const views: Readonly<Record<Exclude<FieldView, 'SectionField'>, (props: FieldProps) => ReactNode>> = {
  ...lines,
  ...groups,
};

function FieldErrors({ errors, id }: FieldErrorState): ReactNode {
  const ids = id?.split(' ');
  return errors.map(({ text }, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a platform may say the same twice
    <p key={index} id={ids?.[index]} className="form-field-error">
      {text}
    </p>
  ));
}

interface SectionFieldProps extends Pick<FieldProps, 'field' | 'domId'> {
  readonly about: ReactNode;
}

function SectionField({ field: { title, underline }, domId, about }: SectionFieldProps): ReactNode {
  return (
    <div id={domId} className={`form-item section${underline ? ' underline' : ''}`}>
      <div className="title">{title}</div>
      {about}
    </div>
  );
}
