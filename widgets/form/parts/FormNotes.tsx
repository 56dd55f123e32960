import { type ReactNode, type RefObject } from 'react';
import { useFormParts, useFormState } from './FormContext.ts';
import { focusField } from './useFormFocus.ts';

export function NoteAbove({ place }: { place: RefObject<HTMLDivElement | null> }): ReactNode {
  const { controller, fields, controls } = useFormParts();
  const { noteAbove, message, errors } = useFormState((state) => state);
  if (!noteAbove && !message) return null;
  const wrong = noteAbove ? fields.filter(({ id }) => errors[id]?.length) : [];
  return (
    <div ref={place} className="form-errors">
      <div role="alert">
        {noteAbove && <p className="form-error-note">{noteAbove}</p>}
        {message && <p className="form-error-message">{message}</p>}
      </div>
      {wrong.length > 0 && (
        <ul>
          {wrong.map(({ id, title }) => {
            const own = errors[id] ?? [];
            const error = own.map(({ text }) => text).join(' ');
            return (
              <li key={id}>
                <a
                  href={`#${encodeURIComponent(id)}`}
                  onClick={(event) => {
                    event.preventDefault();
                    controller.goToField(id);
                    // The step is rendered within this task.
                    void Promise.resolve().then(() => focusField(controls.get(id)));
                  }}
                >
                  {!title || own[0]?.hasTitle ? error : `${title}: ${error}`}
                </a>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

export function NoteBelow(): ReactNode {
  const note = useFormState((state) => state.noteBelow);
  return note && <p className="form-error-note form-error-note-below">{note}</p>;
}
