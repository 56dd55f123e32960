import { useReducer, type ReactNode } from 'react';
import { InPlace } from '../../src/core/ui/InPlace.tsx';
import { Text } from '../../src/core/ui/Text.tsx';
import { useElementEvents } from '../../src/core/ui/useElementEvents.ts';
import { useStyles } from '../../src/core/ui/useStyles.ts';
import { readTextLimit } from './RestockNodes.ts';
import styles from './restock.css?inline';

/** Characters written and allowed, after the control. */
export function TextCount({ text }: { text: HTMLTextAreaElement }): ReactNode {
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  useElementEvents(text, { input: look });
  useStyles(styles);
  const counted = characterCount(text.value, readTextLimit(text));
  return (
    counted &&
    text.parentElement && (
      <InPlace shape={{ parent: text.parentElement, before: text.nextSibling }}>
        <span className={`product-restock-count${counted.isOver ? ' error' : ''}`} data-over={counted.isOver || undefined}>
          <Text isAmount>{`${counted.count} / ${counted.max}`}</Text>
        </span>
      </InPlace>
    )
  );
}

interface CharacterCount {
  readonly count: number;
  readonly max: number;
  readonly isOver: boolean;
}

/** `null` when the limit is 0 or not a number. */
export function characterCount(text: string, limit: string | number | null | undefined): CharacterCount | null {
  const max = Number(limit);
  return Number.isSafeInteger(max) && max > 0 ? { count: text.length, max, isOver: text.length > max } : null;
}
