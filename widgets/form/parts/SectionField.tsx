import type { ReactNode } from 'react';
import type { FormField } from '../model/formField.ts';

export function SectionField({ field: { id, title, underline }, about }: { field: FormField; about: ReactNode }): ReactNode {
  return (
    <div id={id} className={`form-item section${underline ? ' underline' : ''}`}>
      <div className="title">{title}</div>
      {about}
    </div>
  );
}
