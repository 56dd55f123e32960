import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { fill } from '../commerce/texts/fill.ts';
import type { OwnerScreenTexts } from './ownerScreenTexts.ts';

interface SendAllProps {
  readonly texts: OwnerScreenTexts;
  readonly isLeft: boolean;
  /** How many emails would go out. */
  readonly emails: number;
  readonly isSending: boolean;
  /** What has the focus where nothing is left to be sent. */
  readonly heir: RefObject<HTMLElement | null>;
  readonly onSend: () => void;
  readonly onCancel: () => void;
}

/** Writes to all who wait, after a question: nobody can call a hundred emails back. */
export function SendAll({ texts, isLeft, emails, isSending, heir, onSend, onCancel }: SendAllProps): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const stage = isSending ? 'sending' : isAsking ? 'asking' : 'idle';
  const isActed = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  const question = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    // What had the focus has gone with the stage before.
    if (isActed.current && document.activeElement === document.body) (question.current ?? button.current ?? heir.current)?.focus();
    if (stage === 'idle') isActed.current = false;
  }, [heir, stage]);
  const ask = (wanted: boolean) => {
    isActed.current = true;
    setAsking(wanted);
  };

  if (isSending) {
    return (
      <button ref={button} type="button" onClick={onCancel}>
        {texts.ownerCancel}
      </button>
    );
  }
  if (!isLeft) return null;
  if (!isAsking) {
    return (
      <button ref={button} type="button" onClick={() => ask(true)}>
        {texts.ownerSendAll}
      </button>
    );
  }
  return (
    <>
      {/* The focus is on the question and not on its answer, so that a key pressed twice sends nothing. */}
      <p ref={question} tabIndex={-1}>
        {fill(texts.ownerSendAllAsk, { emails })}
      </p>
      <button
        type="button"
        onClick={() => {
          onSend();
          ask(false);
        }}
      >
        {texts.ownerSendAllYes}
      </button>{' '}
      <button type="button" onClick={() => ask(false)}>
        {texts.ownerSendAllNo}
      </button>
    </>
  );
}
