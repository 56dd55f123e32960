import { useState, useLayoutEffect, useRef } from 'react';
import type { FormField } from '../model/formField.ts';
import { fill } from '../../../src/commerce/texts/fill.ts';
import { useWrites } from '../../../src/core/ui/useWrites.ts';
import { useFormParts, useFormState, useFieldErrors } from './FormContext.ts';
import type { ServedFieldNodes } from './ServedNodes.ts';
import { createPlace, showPlace, type PlaceShape } from '../../../src/lib/createPlace.ts';

interface TextPlaceShape extends PlaceShape {
  readonly className: string;
  readonly id?: string;
}

interface ServedFieldProps {
  readonly field: FormField;
  readonly nodes: ServedFieldNodes;
  readonly isShown: boolean;
}

export function ServedField({ field, nodes: { wrapper, controls }, isShown }: ServedFieldProps): null {
  const { texts, uid, fields } = useFormParts();
  const { errors, isInvalid } = useFieldErrors(field);
  const values = useFormState((state) => state.values[field.id]);
  const index = fields.indexOf(field);
  const errorId = `${uid}e${index}`;
  const [served] = useState(() => controls.map(({ node }) => ({ id: node.id, describedBy: node.getAttribute('aria-describedby') })));

  const max = field.maxLength;
  const count = values?.['']?.length ?? 0;
  useTextPlace(
    { parent: wrapper, before: wrapper.firstChild, tag: 'p', className: 'field-error', id: errorId },
    errors.length === 0 ? null : errors.map(({ text }) => text).join(' '),
  );
  useTextPlace(
    { parent: wrapper, tag: 'div', className: `character-count${max !== null && count > max ? ' error' : ''}` },
    // Written only when needed, so that untouched pages do not shift.
    max === null || count === 0 ? null : fill(texts.counter, { count, max }),
  );
  useWrites((write) => {
    write.className(wrapper, 'error', errors.length > 0);
    if (!isShown) write.attribute(wrapper, 'hidden', '');
    controls.forEach(({ node, part, choice, label }, at) => {
      const value = values?.[part] ?? '';
      if (choice === null) write.value(node, value);
      else write.checked(node as HTMLInputElement, value === choice);
      const { id = '', describedBy = null } = served[at] ?? {};
      if (label) {
        // A copy of the form has the ids of the first.
        const ownId = id && document.getElementById(id) === node ? id : `${uid}c${index}-${at}`;
        write.attribute(node, 'id', ownId);
        write.attribute(label, 'for', ownId);
      }
      if (choice === null && field.required) write.attribute(node, 'aria-required', 'true');
      if (isInvalid(part)) write.attribute(node, 'aria-invalid', 'true');
      if (errors.length > 0) write.attribute(node, 'aria-describedby', [describedBy, errorId].filter(Boolean).join(' '));
    });
  });
  return null;
}

/**
 * Shows a text in a separate element among the served nodes; removed while it is `null`. Written without React, because a form has one or
 * two of these per field.
 */
export function useTextPlace({ className, id, ...shape }: TextPlaceShape, text: string | null): void {
  const [place] = useState(() => createPlace({ ...shape, className }));
  const written = useRef<string>(null);
  useLayoutEffect(() => {
    const { node } = place;
    if (id !== undefined) node.id = id;
    if (node.className !== className) node.className = className;
    if (text !== null && written.current !== text) {
      written.current = text;
      node.textContent = text;
    }
    showPlace(place, text !== null);
  });
  useLayoutEffect(() => () => showPlace(place, false), [place]);
}
