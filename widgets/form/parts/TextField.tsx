import type { ReactNode, RefObject } from 'react';
import { Counter } from './Counter.tsx';
import type { FieldProps } from './FieldProps.ts';
import { singleControl } from './singleControl.ts';
import { useControl } from './useControl.ts';

export function TextField(props: FieldProps): ReactNode {
  const { field } = props;
  const isCounted = field.maxLength !== null;
  const node = useControl(field.id, '');
  return (
    <>
      <textarea
        {...singleControl(props, isCounted ? `${field.id}-counter` : undefined)}
        ref={node as RefObject<HTMLTextAreaElement | null>}
      />
      {isCounted && <Counter field={field} />}
    </>
  );
}
