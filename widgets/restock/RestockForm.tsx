import { useLayoutEffect, useRef, useState, type ReactNode, type Ref, type RefObject } from 'react';
import { captchaTexts, type CaptchaTexts } from '../../src/commerce/texts/captchaTexts.ts';
import { InPlace } from '../../src/core/ui/InPlace.tsx';
import { LazyCaptcha, useFormSettings, type CaptchaHandle } from '../form/index.ts';
import { localize } from '../../src/commerce/texts/localize.ts';
import { useActions, useAnnounce, useShopContext } from '../../src/core/ui/ShopContext.ts';
import { useElementEvents, useHeld } from '../../src/core/ui/useElementEvents.ts';
import { useOwnId } from '../../src/core/ui/useOwnId.ts';
import { useSlotVisible, useWrites } from '../../src/core/ui/useWrites.ts';
import type { WidgetProps } from '../../src/core/mount/defineWidget.ts';
import { OwnBlock } from './OwnBlock.tsx';
import { type RestockNodes, type RestockProps, findRestockNodes } from './RestockNodes.ts';
import { TextCount } from './TextCount.tsx';
import { createRestockActions, type RestockState } from './restockActions.ts';
import { restockTexts, type RestockTexts } from './restockTexts.ts';
import type { Writer } from '../../src/lib/Writer.ts';

interface FormProps extends Omit<RestockProps, 'variantId' | 'isOff' | 'isServed'>, WidgetProps {
  readonly variantId: string;
  readonly entry: RestockState | null;
}

/** The sign-up form, the server's or ours; thanks replace it after success. */
export function RestockForm({
  element,
  productKey,
  variantId,
  served,
  offersMailingList,
  optsIn,
  successText,
  entry,
}: FormProps): ReactNode {
  const actions = useActions(createRestockActions);
  const { emailRule, localizedStrings } = useFormSettings();
  const { place } = useShopContext().own;
  const announce = useAnnounce();
  const id = useOwnId();
  const captcha = useRef<CaptchaHandle>(null);
  const thanks = useRef<HTMLDivElement>(null);
  const texts = localize(restockTexts, localizedStrings);
  const success = successText ?? texts.success;
  const isDone = entry?.status === 'done';
  const isSending = entry?.status === 'sending';
  const nodesNow = () => served ?? findRestockNodes(element);

  const { error, isEmailWrong, mend } = useFailure(entry, texts, localize(captchaTexts, localizedStrings));

  useSlotVisible(!served || isDone || error !== null);
  useWrites((write) => {
    const nodes = nodesNow();
    writeForm(write, nodes, { isSending, emailErrorId: isEmailWrong ? id : null, emailLabel: texts.emailLabel });
    writeMailingList(write, nodes, offersMailingList, optsIn);
    if (!isDone) return;
    const { cta, email, texts: written } = nodes;
    // A sign-up for another variant starts empty.
    for (const control of email ? [email, ...written] : written) write.value(control, '');
    if (served) writeAllButHidden(write, element, [cta, place?.node]);
  });
  useFocusOnThanks(element, thanks, isDone, isSending);

  const signUp = async () => {
    const { email, box, captcha: guard } = nodesNow();
    const outcome = await actions.signUp(productKey, variantId, {
      email: email?.value ?? '',
      emailRule,
      isJoinMailingList: offersMailingList !== false && (box?.checked ?? false),
      getCaptchaToken: guard ? async () => (await captcha.current?.getToken()) ?? null : undefined,
    });
    if (outcome?.status === 'done') announce(success);
    else if (outcome?.problem?.startsWith('email')) nodesNow().email?.focus();
    else if (outcome?.message) captcha.current?.reset();
  };
  const isHeld = useHeld(element, () => void signUp());
  useElementEvents(element, {
    submit(event) {
      event.preventDefault();
      if (!isHeld(event)) void signUp();
    },
    input: mend,
  });

  const problemNote = error !== null && <ProblemNote key={error} id={id} text={error} />;
  const thanksNote = (
    <div ref={thanks} className="product-restock-success-message" tabIndex={-1}>
      {success}
    </div>
  );
  if (!served)
    return <OwnBlock {...{ texts, optsIn, problemNote }} offersMailingList={offersMailingList === true} thanks={isDone && thanksNote} />;
  if (isDone) return thanksNote;
  return (
    <>
      {problemNote}
      <ServedParts served={served} captcha={captcha} onAnswer={mend} />
    </>
  );
}

/** Give it its text as the key: a new element for a new text, because a translator may have changed the old one's nodes. */
const ProblemNote = ({ id, text }: { readonly id: string; readonly text: string }): ReactNode => (
  <div className="product-restock-error-message" id={id} role="alert">
    {text}
  </div>
);

interface ServedPartsProps {
  readonly served: RestockNodes;
  readonly captcha: Ref<CaptchaHandle>;
  readonly onAnswer: () => void;
}

/** The parts that a served form needs inside it. */
const ServedParts = ({ served, captcha, onAnswer }: ServedPartsProps): ReactNode => (
  <>
    {served.captcha && (
      <InPlace shape={{ parent: served.captcha, tag: 'div' }}>
        <LazyCaptcha ref={captcha} action="restock" onAnswer={onAnswer} />
      </InPlace>
    )}
    {served.texts.map((text, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- they are read once
      <TextCount key={index} text={text} />
    ))}
  </>
);

/** The fault of the sign-up, in words; `null`: none, or the visitor is already correcting it, which `mend` reports. */
function useFailure(
  entry: RestockState | null,
  { emailBlank, emailInvalid }: RestockTexts,
  { incomplete }: CaptchaTexts,
): {
  readonly error: string | null;
  readonly isEmailWrong: boolean;
  readonly mend: () => void;
} {
  const [mended, setMended] = useState<RestockState | null>(null);
  const { problem = null, message = null } = (entry !== mended && entry) || {};
  const problems = { 'email-blank': emailBlank, 'email-invalid': emailInvalid, captcha: incomplete };
  return {
    error: problem ? problems[problem] : message,
    isEmailWrong: problem?.startsWith('email') ?? false,
    mend: () => setMended(entry),
  };
}

/** Moves the focus to the thanks when they take the place of the focused control. */
function useFocusOnThanks(element: Element, thanks: RefObject<HTMLElement | null>, isDone: boolean, isSending: boolean): void {
  const wasSending = useRef(false);
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (isDone && wasSending.current && (activeElement === document.body || element.contains(activeElement))) thanks.current?.focus();
    wasSending.current = isSending;
  }, [element, thanks, isDone, isSending]);
}

interface FormLook {
  readonly isSending: boolean;
  /** Of the message about the address; `null`: the address is not what is wrong. */
  readonly emailErrorId: string | null;
  readonly emailLabel: string;
}

function writeForm(write: Writer, { form, submit, email }: RestockNodes, { isSending, emailErrorId, emailLabel }: FormLook): void {
  if (form) {
    write.attribute(form, 'novalidate', '');
    write.attribute(form, 'aria-busy', isSending ? 'true' : null);
  }
  if (submit) write.attribute(submit, 'aria-disabled', isSending ? 'true' : null);
  if (!email) return;
  if (!email.labels?.length && !email.hasAttribute('aria-labelledby'))
    write.attribute(email, 'aria-label', email.getAttribute('aria-label') ?? (email.placeholder || emailLabel));
  write.attribute(email, 'autocomplete', 'email');
  write.attribute(email, 'inputmode', 'email');
  if (emailErrorId === null) return;
  write.attribute(email, 'aria-invalid', 'true');
  write.attribute(email, 'aria-describedby', emailErrorId);
}

function writeMailingList(write: Writer, { mailingList, box }: RestockNodes, isOffered: boolean | null, optsIn: boolean): void {
  if (mailingList && isOffered === false) write.style(mailingList as HTMLElement, 'display', 'none');
  // A box that the visitor has unticked stays unticked.
  else if (box && optsIn && (box.checked || !box.defaultChecked)) write.checked(box, true);
}

/** By style, because themes' rules for forms beat `hidden`. */
function writeAllButHidden(write: Writer, element: Element, kept: readonly (Element | null | undefined)[]): void {
  for (const child of element.children) {
    if (kept.includes(child)) continue;
    if (kept.some((node) => node && child.contains(node))) writeAllButHidden(write, child, kept);
    else write.style(child as HTMLElement, 'display', 'none');
  }
}
