import { useLayoutEffect, useState } from 'react';
import { useElementEvents, type ElementEventHandlers } from '../../../src/core/ui/useElementEvents.ts';
import { watchPress } from '../../../src/lib/watchPress.ts';
import { whenLeaving } from '../../../src/lib/whenLeaving.ts';
import { useCartPage, type CartContextValue } from './CartContext.ts';

/**
 * Tells the quantity fields when the visitor types in them, and when the visitor has finished: on leaving the field or the page, by Enter,
 * and by each press of the arrow keys and the field's own buttons, which browsers report as a `change`.
 * @param lines the element around the lines, which hears it for all of them; `null`: not there yet
 */
export function useQuantityEvents(lines: HTMLElement | null): void {
  const { fields } = useCartPage();
  const [typing] = useState(() => createTyping(fields));
  useLayoutEffect(() => () => typing.stop(), [typing]);
  const inField =
    (run: (field: EventTarget) => void) =>
    ({ target }: Event) =>
      target && fields.has(target) && run(target);
  const handlers: ElementEventHandlers = {
    input: inField((field) => {
      typing.begin(field);
      fields.get(field)?.current.type?.();
    }),
    change: inField(typing.finishSoon),
    focusout: inField(typing.finishSoon),
    keydown: (event) => event.key === 'Enter' && inField(typing.finish)(event),
  };
  // Scripts of the page tell of what they wrote into a field by events that do not bubble.
  useElementEvents(lines, handlers, { capture: true });
}

interface Typing {
  begin(field: EventTarget): void;
  finish(field: EventTarget): void;
  /** Finishes at once, or after the click that has begun. */
  finishSoon(field: EventTarget): void;
  /** Finishes nothing more. */
  stop(): void;
}

const nothing = () => undefined;
const atOnce = (run: () => void) => run();

/**
 * From the first key in a field until the visitor has finished in all. A press on something else takes the focus away before it is a click:
 * then the end waits for the click, because what is shown at it may move the page away under the pointer.
 */
function createTyping(fields: CartContextValue['fields']): Typing {
  const open = new Set<EventTarget>();
  // A press may end it in two: it takes the focus from one, and changes the other by its own buttons.
  const ended = new Set<EventTarget>();
  let afterPress = atOnce;
  let stop: () => void = nothing;

  const start = () => {
    const end = new AbortController();
    afterPress = watchPress(end.signal);
    const off = whenLeaving(() => open.forEach(finish));
    stop = () => {
      afterPress = atOnce;
      end.abort();
      off();
    };
  };
  const finish = (field: EventTarget) => {
    open.delete(field);
    ended.delete(field);
    if (open.size + ended.size === 0) stop();
    void fields.get(field)?.current.finish?.();
  };
  return {
    begin(field) {
      // A line may have gone while its quantity was typed.
      open.forEach((each) => fields.has(each) || finish(each));
      if (open.size + ended.size === 0) start();
      open.add(field);
    },
    finish,
    finishSoon(field) {
      ended.add(field);
      afterPress(() => ended.forEach(finish));
    },
    stop: () => stop(),
  };
}
