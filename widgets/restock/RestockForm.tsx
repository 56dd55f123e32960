import { useLayoutEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import {
  createRestockActions,
  captchaTexts,
  characterCount,
  LazyCaptcha,
  localize,
  MarkupView,
  readRestockEntry,
  restockError,
  restockSuccess,
  restockTexts,
  useAnnounce,
  useOwnId,
  useShop,
  type CaptchaHandle,
  type RenderRole,
  type RestockProps,
  type RestockState,
  type WidgetProps,
} from '../../src/index.ts';

interface FormProps extends Omit<RestockProps, 'variantId' | 'isServed'>, WidgetProps {
  readonly variantId: string;
  /** What became of the last try; `null`: not tried. */
  readonly entry: RestockState | null;
}

/** The sign-up itself: the server's form, an error below it, and in the end the site's thanks in its place. */
export function RestockForm({
  element,
  scope,
  variantId,
  nodes,
  typed,
  hasCaptcha,
  offersMailingList,
  successText,
  entry,
}: FormProps): ReactNode {
  const shop = useShop();
  const { settings } = shop;
  const announce = useAnnounce();
  const id = useOwnId();
  /** The failure that the visitor is mending already. */
  const [mended, setMended] = useState<RestockState | null>(null);
  const [text, setText] = useState<string | null>(null);
  const captcha = useRef<CaptchaHandle>(null);
  const email = useRef<Element>(null);
  const thanks = useRef<HTMLDivElement>(null);
  const texts = localize(restockTexts, settings.localizedStrings);
  const success = successText ?? texts.success;
  const isSending = entry?.status === 'sending' || undefined;

  // What was typed before the script arrived is still there.
  useLayoutEffect(() => {
    const box = element.querySelector<HTMLInputElement>('[type="checkbox"]');
    if (email.current instanceof HTMLInputElement) email.current.value = typed.email;
    if (box) box.checked = typed.isJoinMailingList;
    // oxlint-disable-next-line react/exhaustive-deps -- once: from then on the visitor types
  }, []);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const outcome = await shop.use(createRestockActions).signUp(scope, variantId, {
      ...readRestockEntry(element),
      getCaptchaToken: hasCaptcha ? async () => (await captcha.current?.getToken()) ?? null : undefined,
    });
    if (outcome?.status === 'done') {
      announce(success);
      // The control that had the focus is gone.
      if (document.activeElement === document.body) thanks.current?.focus();
    } else if (outcome?.problem?.startsWith('email')) (email.current as HTMLElement | null)?.focus();
    else if (outcome?.message) captcha.current?.reset();
  };
  const mend = () => setMended(entry);

  const { problem = null, message = null } = (entry !== mended && entry) || {};
  const problems = {
    'email-blank': texts.emailBlank,
    'email-invalid': texts.emailInvalid,
    captcha: localize(captchaTexts, settings.localizedStrings).incomplete,
  };
  const error = problem ? problems[problem] : message;
  const isEmailWrong = problem?.startsWith('email') || undefined;

  const render: RenderRole = (node, repeat) => {
    switch (node.role) {
      case 'form':
        return (
          <>
            {repeat({ props: { onSubmit, onInput: mend, noValidate: true, 'aria-busy': isSending } })}
            {error && (
              <div className={restockError} id={id} role="alert">
                {error}
              </div>
            )}
          </>
        );
      case 'email':
        return repeat({
          node: email,
          props: {
            'aria-label': node.about ?? texts.emailLabel,
            'aria-invalid': isEmailWrong,
            'aria-describedby': isEmailWrong && id,
            autocomplete: 'email',
          },
        });
      case 'submit':
        return repeat({ props: { 'aria-disabled': isSending } });
      case 'mailing-list':
        return offersMailingList === false ? null : repeat();
      case 'captcha':
        return repeat({ children: <LazyCaptcha ref={captcha} action="restock" onAnswer={mend} /> });
      case 'text': {
        const counted = characterCount(text ?? (node.source as HTMLTextAreaElement).value, node.value);
        return (
          <>
            {repeat({ props: { onInput: ({ target }: { target: HTMLTextAreaElement }) => setText(target.value) } })}
            {counted && (
              <span className="product-restock-count" data-over={counted.isOver || undefined}>
                {counted.count} / {counted.max}
              </span>
            )}
          </>
        );
      }
      default:
        return repeat();
    }
  };

  if (entry?.status !== 'done') return <MarkupView nodes={nodes} render={render} />;
  return (
    <>
      <MarkupView nodes={nodes.filter((node) => typeof node !== 'string' && node.role === 'cta')} />
      <div ref={thanks} className={restockSuccess} tabIndex={-1}>
        {success}
      </div>
    </>
  );
}
