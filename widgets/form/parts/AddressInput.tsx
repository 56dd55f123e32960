import { useLayoutEffect, useRef, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import type { Places } from '../engine/createPlaces.ts';
import { fill } from '../../../src/commerce/texts/fill.ts';
import { pluralText } from '../../../src/commerce/texts/fill.ts';
import { useAnnounce, useReport, useSettings } from '../../../src/core/ui/ShopContext.ts';
import { useOwnId } from '../../../src/core/ui/useOwnId.ts';
import { Caption, Input } from './LineField.tsx';
import { useFormParts } from './FormContext.ts';

/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-to-interactive-role -- a combobox keeps the focus in its input, where the keys are heard; no native element has proposals that come from a server */

const REST = 250;

interface AddressInputProps {
  readonly input: ComponentProps<typeof Input> & { readonly id: string };
  readonly label: string;
  readonly places: Places;
}

/**
 * The first line of an address with suggestions (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/, manual selection). Choosing one fills
 * in the other lines.
 */
export function AddressInput({ input, label, places }: AddressInputProps): ReactNode {
  const { controller } = useFormParts();
  const report = useReport();
  const id = useOwnId();
  const { list, active, setActive, close, onInput } = useSuggestions(places);
  const filledIn = useRef<Readonly<Record<string, string>>>({});
  const choose = async (chosen: string) => {
    close();
    const partsNow = () => controller.store.getState().values[input.field];
    const before = partsNow();
    const address = await places.choose(chosen);
    if (!address) return;
    // Text of the visitor's stays where it was typed meanwhile, or the platform knows nothing; that of an earlier choice does not.
    for (const [part, text] of Object.entries(address)) {
      const now = partsNow()?.[part];
      if (now === before?.[part] && (text || now === filledIn.current[part])) controller.setValue(input.field, part, text);
    }
    filledIn.current = address;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (list.length === 0 || event.nativeEvent.isComposing) return;
    const { key } = event;
    const at = list[active];
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      // The input itself is one more stop.
      const count = list.length + 1;
      setActive(((active + 1 + (key === 'ArrowDown' ? 1 : count - 1)) % count) - 1);
    } else if (key === 'Enter' && at) void choose(at.id).catch(report);
    else if (key === 'Escape') close();
    else return;
    event.preventDefault();
    event.stopPropagation(); // a lightbox around it stays open
  };

  const isOpen = list.length > 0;
  return (
    <>
      <Caption control={input.id} label={label}>
        <Input
          {...input}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-activedescendant={active >= 0 ? `${id}${active}` : undefined}
          onInput={(event) => onInput(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onBlur={close}
        />
      </Caption>
      {isOpen && (
        <ul id={id} className="storefront-suggestions" role="listbox" aria-label={label}>
          {list.map((place, index) => (
            <li
              key={place.id}
              id={`${id}${index}`}
              role="option"
              aria-selected={index === active}
              onMouseDown={(event) => event.preventDefault()} // keeps the focus in the input
              onClick={() => void choose(place.id).catch(report)}
            >
              {place.text}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The proposals for what was typed last, and the place of the one that the arrow keys have reached; -1: none. */
function useSuggestions(places: Places) {
  const { texts } = useFormParts();
  const report = useReport();
  const announce = useAnnounce();
  const { textLanguage } = useSettings();
  const [list, setList] = useState<readonly { readonly id: string; readonly text: string }[]>([]);
  const [active, setActive] = useState(-1);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLayoutEffect(
    () => () => {
      clearTimeout(timer.current);
      places.stop();
    },
    [places],
  );

  /** Counts closings of the list, so that an earlier request does not open it again. */
  const closings = useRef(0);
  const close = () => {
    closings.current += 1;
    clearTimeout(timer.current);
    setList([]);
    setActive(-1);
  };
  const search = async (text: string) => {
    const asked = closings.current;
    const found = await places.search(text);
    if (!found || asked !== closings.current) return;
    setList(found);
    setActive(-1);
    if (found.length > 0)
      announce(fill(pluralText(texts, 'suggestion', 'suggestions', found.length, textLanguage), { count: found.length }));
  };
  const onInput = (text: string) => {
    clearTimeout(timer.current);
    if (!text.trim()) return close();
    timer.current = setTimeout(() => void search(text).catch(report), REST);
  };
  return { list, active, setActive, close, onInput };
}
