import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import {
  answerAll,
  PURPOSES,
  type ConsentAccess,
  type ConsentChoice,
  type ConsentState,
  type Purpose,
} from '../../src/commerce/model/consent.ts';
import type { WidgetParts, WidgetProps } from '../../src/core/mount/defineWidget.ts';
import { useAnnounce, useReport, useSettings, useShop } from '../../src/core/ui/ShopContext.ts';
import { useElementEvents } from '../../src/core/ui/useElementEvents.ts';
import { useSlotVisible, useWrites } from '../../src/core/ui/useWrites.ts';
import { localize } from '../../src/commerce/texts/localize.ts';
import { isFilled } from '../../src/lib/isFilled.ts';
import { addListener } from '../../src/lib/listen.ts';
import { ConsentPanel } from './ConsentPanel.tsx';
import { consentTexts } from './consentTexts.ts';
import { OPEN } from './openConsent.ts';

/** The attribute of a control, with what it does. */
const CONTROL = 'data-storefront-consent';

interface ConsentProps {
  /** Whether the page brings its own banner. */
  readonly isServed: boolean;
}

interface Known {
  readonly state: ConsentState;
  readonly isAsking: boolean;
}

/** Shown while the site waits for an answer, and when the visitor opens it again. */
function Consent({ element, isServed }: ConsentProps & WidgetProps): ReactNode {
  const { consent } = useShop<{ readonly consent: ConsentAccess }>();
  const { localizedStrings, shopTexts } = useSettings();
  const texts = localize(consentTexts, localizedStrings);
  const report = useReport();
  const announce = useAnnounce();
  const [known, setKnown] = useState<Known | null>(null);
  const [isOpened, setOpened] = useState(false);
  const opener = useRef<Element | null>(null);
  const isShown = known !== null && (isOpened || known.isAsking);

  useEffect(() => consent.subscribe((state) => setKnown({ state, isAsking: consent.isAsking() })), [consent]);
  useLayoutEffect(() => {
    const onOpen = () => {
      opener.current = document.activeElement;
      setOpened(true);
    };
    return addListener(element, OPEN, onOpen);
  }, [element]);
  useSlotVisible(isShown && !isServed);
  useWrites((write) => {
    write.attribute(element, 'hidden', isShown ? null : '');
    write.attribute(element, 'data-state', isOpened ? 'open' : isShown ? 'asking' : 'closed');
    if (isServed && isShown) for (const [purpose, box] of boxesOf(element)) write.checked(box, known.state[purpose] === true);
  });
  useLayoutEffect(() => {
    if (!isShown) return;
    // A banner that comes by itself leaves the focus where it is.
    if (isOpened) element.querySelector<HTMLElement>('input,button,a[href]')?.focus();
    else if (!isServed) announce(texts.consentTitle);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once each time that it is shown
  }, [isShown, isOpened]);

  const close = () => {
    const hadFocus = element.contains(document.activeElement);
    setOpened(false);
    if (hadFocus && opener.current instanceof HTMLElement) opener.current.focus();
    opener.current = null;
  };
  const answer = async (choice: ConsentChoice) => {
    const saved = await consent.set(choice);
    if (!saved.ok) return announce(shopTexts.unknownError);
    close();
    announce(texts.consentSaved);
  };
  useElementEvents(element, {
    click(event) {
      const control = event.target instanceof Element ? event.target.closest(`[${CONTROL}]`) : null;
      const choice = control && choiceBy(control.getAttribute(CONTROL), element);
      if (!choice) return;
      event.preventDefault();
      answer(choice).catch(report);
    },
    keydown(event) {
      if (event.key !== 'Escape' || !isOpened || event.defaultPrevented) return;
      event.preventDefault();
      close();
    },
  });

  if (isServed || !isShown) return null;
  return (
    <ConsentPanel
      key={String(isOpened)}
      texts={texts}
      state={known.state}
      isRefusedByBrowser={consent.isRefusedByBrowser()}
      onClose={isOpened ? close : null}
    />
  );
}

export const parts: WidgetParts<ConsentProps> = {
  Component: Consent,
  read: (element) => ({ isServed: isFilled(element) }),
  placeIn: (_props, element) => ({ parent: element, tag: 'div' }),
};

function choiceBy(action: string | null, element: Element): ConsentChoice | null {
  if (action === 'accept' || action === 'decline') return answerAll(action === 'accept');
  if (action !== 'save') return null;
  const chosen = Object.fromEntries(boxesOf(element).map(([purpose, box]) => [purpose, box.checked]));
  return { analytics: false, marketing: false, ...chosen };
}

/** The boxes for single purposes, by their names. */
const boxesOf = (element: Element): readonly (readonly [Purpose, HTMLInputElement])[] =>
  PURPOSES.flatMap((purpose) => {
    const box = element.querySelector<HTMLInputElement>(`input[type="checkbox"][name="${purpose}"]`);
    return box ? [[purpose, box] as const] : [];
  });
