import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { captchaTexts } from '../../src/commerce/texts/captchaTexts.ts';
import { InPlace } from '../../src/core/ui/InPlace.tsx';
import { LazyCaptcha, useFormSettings, type CaptchaHandle } from '../form/index.ts';
import { localize } from '../../src/commerce/texts/localize.ts';
import { useActions, useAnnounce, useSettings, useShopContext } from '../../src/core/ui/ShopContext.ts';
import { useElementEvents, useHeld } from '../../src/core/ui/useElementEvents.ts';
import { useOwnId } from '../../src/core/ui/useOwnId.ts';
import { useSlotVisible, useWrites } from '../../src/core/ui/useWrites.ts';
import type { WidgetProps } from '../../src/core/mount/defineWidget.ts';
import { OwnBlock } from './OwnBlock.tsx';
import { type RestockProps, findRestockNodes } from './RestockNodes.ts';
import { TextCount } from './TextCount.tsx';
import { createRestockActions, type RestockState } from './restockActions.ts';
import { restockTexts } from './restockTexts.ts';
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
  const { emailRule } = useFormSettings();
  const { place } = useShopContext().own;
  const settings = useSettings();
  const announce = useAnnounce();
  const id = useOwnId();
  /** The failure that the visitor is already correcting. */
  const [mended, setMended] = useState<RestockState | null>(null);
  const captcha = useRef<CaptchaHandle>(null);
  const thanks = useRef<HTMLDivElement>(null);
  const texts = localize(restockTexts, settings.localizedStrings);
  const success = successText ?? texts.success;
  const isDone = entry?.status === 'done';
  const isSending = entry?.status === 'sending';
  const nodesNow = () => served ?? findRestockNodes(element);

  const { problem = null, message = null } = (entry !== mended && entry) || {};
  const problems = {
    'email-blank': texts.emailBlank,
    'email-invalid': texts.emailInvalid,
    captcha: localize(captchaTexts, settings.localizedStrings).incomplete,
  };
  const error = problem ? problems[problem] : message;
  const isEmailWrong = problem?.startsWith('email') ?? false;

  useSlotVisible(!served || isDone || error !== null);
  useWrites((write) => {
    const { cta, form, email, texts: written, submit, mailingList, box } = nodesNow();
    if (form) {
      write.attribute(form, 'novalidate', '');
      write.attribute(form, 'aria-busy', isSending ? 'true' : null);
    }
    if (submit) write.attribute(submit, 'aria-disabled', isSending ? 'true' : null);
    if (email) {
      if (!email.labels?.length && !email.hasAttribute('aria-labelledby'))
        write.attribute(email, 'aria-label', email.getAttribute('aria-label') ?? (email.placeholder || texts.emailLabel));
      write.attribute(email, 'autocomplete', 'email');
      write.attribute(email, 'inputmode', 'email');
      if (isEmailWrong) {
        write.attribute(email, 'aria-invalid', 'true');
        write.attribute(email, 'aria-describedby', id);
      }
    }
    if (mailingList && offersMailingList === false) write.style(mailingList as HTMLElement, 'display', 'none');
    // A box that the visitor has unticked stays unticked.
    else if (box && optsIn && (box.checked || !box.defaultChecked)) write.checked(box, true);
    if (!isDone) return;
    // A sign-up for another variant starts empty.
    for (const control of email ? [email, ...written] : written) write.value(control, '');
    if (served) writeAllButHidden(write, element, [cta, place?.node]);
  });

  const wasSending = useRef(false);
  useLayoutEffect(() => {
    // The focused control was removed.
    const { activeElement } = document;
    if (isDone && wasSending.current && (activeElement === document.body || element.contains(activeElement))) thanks.current?.focus();
    wasSending.current = isSending;
  }, [element, isDone, isSending]);

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
  const mend = () => setMended(entry);
  const isHeld = useHeld(element, () => void signUp());
  useElementEvents(element, {
    submit(event) {
      event.preventDefault();
      if (!isHeld(event)) void signUp();
    },
    input: mend,
  });

  const problemNote = error !== null && (
    // A new element for a new text, because a translator may have changed the old one's nodes.
    <div key={error} className="product-restock-error-message" id={id} role="alert">
      {error}
    </div>
  );
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
      {served.captcha && (
        <InPlace shape={{ parent: served.captcha, tag: 'div' }}>
          <LazyCaptcha ref={captcha} action="restock" onAnswer={mend} />
        </InPlace>
      )}
      {served.texts.map((text, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- they are read once
        <TextCount key={index} text={text} />
      ))}
    </>
  );
}

/** By style, because themes' rules for forms beat `hidden`. */
function writeAllButHidden(write: Writer, element: Element, kept: readonly (Element | null | undefined)[]): void {
  for (const child of element.children) {
    if (kept.includes(child)) continue;
    if (kept.some((node) => node && child.contains(node))) writeAllButHidden(write, child, kept);
    else write.style(child as HTMLElement, 'display', 'none');
  }
}
