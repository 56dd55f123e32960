import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { fill } from '../commerce/texts/fill.ts';
import type { OwnerScreenTexts } from './ownerScreenTexts.ts';

interface SendAllProps {
  readonly texts: OwnerScreenTexts;
  readonly isLeft: boolean;
  /** Number of e-mails that would be sent. */
  readonly emails: number;
  readonly isSending: boolean;
  /** Takes the focus when nothing is left to send. */
  readonly heir: RefObject<HTMLElement | null>;
  readonly onSend: () => void;
  readonly onCancel: () => void;
}

/** Sends to all after a confirmation, because e-mails cannot be recalled. */
export function SendAll({ texts, isLeft, emails, isSending, heir, onSend, onCancel }: SendAllProps): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const stage = isSending ? 'sending' : isAsking ? 'asking' : 'idle';
  const isActed = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  const question = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    // The focused control disappeared with the previous stage.
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
      {/* The question takes the focus instead of its answer, so that a double key press sends nothing. */}
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
