import type { Writer } from '../../../src/lib/Writer.ts';
import type { PickerControls, PickerGroup, PickerRadio, PickerSelect } from './readControls.ts';
import { useLayoutEffect, useState } from 'react';
import { useWrites } from '../../../src/core/ui/useWrites.ts';
import { onceOn } from '../../../src/lib/listen.ts';

/** Class of a radio button that the theme has hidden. */
const REACHABLE = 'storefront-radio';

export interface OptionShown {
  readonly value: string;
  readonly soldOut: ReadonlySet<string>;
  /** Values without a variant, with what else is chosen. */
  readonly missing: ReadonlySet<string>;
  /** Whether those are marked in their text too: in our own pickers. */
  readonly saysMissing: boolean;
  /** Its values after the page's filters, in their order, with their labels; `null`: as they are. */
  readonly labels: ReadonlyMap<string, string> | null;
  /** Values that go with the other choices; `null`: all. */
  readonly offered: readonly string[] | null;
  readonly disables: boolean;
  /** Values to take away from a drop-down, and fewer from radio buttons, where a choice cannot be taken back. */
  readonly hidden: ReadonlySet<string>;
  readonly hiddenBoxes: ReadonlySet<string>;
  /** Adds the sold-out or unavailable mark to a text. */
  readonly mark: (text: string, value: string) => string;
}

export type Shown = ReadonlyMap<string, OptionShown>;

/** A picker's changes to its choices; each is `null` until there is one, because a long list has hundreds of pickers. */
export interface ChoiceMemory {
  /** Begins the names and ids of radio buttons where the page's own do not fit; a copy of the picker has another one. */
  readonly id: string;
  /** Choices removed from their drop-down. */
  gone: Map<HTMLSelectElement, readonly HTMLOptionElement[]> | null;
  /** The served texts of choices that are marked in theirs. */
  marked: Map<HTMLOptionElement, string> | null;
}

/** Themes draw the closed drop-down from one of these attributes, by version. */
const TEXT = 'data-text';
const UNAVAILABLE = 'data-unavailable';
const SELECTED_VALUE = 'data-selected-value';

/** Removes choices that are not offered; the empty choice always stays. Runs before values are written, which needs restored choices. */
export function narrowChoices(write: Writer, selects: readonly PickerSelect[], shown: Shown, memory: ChoiceMemory): void {
  for (const { node, option } of selects) {
    const { offered, hidden, labels, value: chosen } = shown.get(option) ?? {};
    const all = [...node.options, ...(memory.gone?.get(node) ?? [])];
    const isLeaving = (value: string) =>
      offered?.includes(value) === false || labels?.has(value) === false || (value !== chosen && hidden?.has(value) === true);
    const leaving = all.filter(({ value }) => value !== '' && isLeaving(value));
    if (leaving.length > 0) (memory.gone ??= new Map<HTMLSelectElement, readonly HTMLOptionElement[]>()).set(node, leaving);
    else memory.gone?.delete(node);
    for (const choice of leaving) write.absent(choice);
  }
}

/**
 * Controls without an option are left alone.
 *
 * @param groupName shared name of an option's radio buttons where the page's own does not fit; `null`: it does
 */
export function writeControls(
  write: Writer,
  { selects, groups, radios, buttonLabels }: PickerControls,
  shown: Shown,
  memory: ChoiceMemory,
  groupName: (radio: PickerRadio) => string | null,
): void {
  for (const group of groups) {
    write.attribute(group.node, 'role', 'radiogroup');
    nameForReaders(write, group);
  }
  for (const label of buttonLabels) {
    write.attribute(label, 'role', null);
    write.attribute(label, 'tabindex', null);
  }
  for (const select of selects) {
    nameForReaders(write, select);
    const option = shown.get(select.option);
    if (option) writeDropDown(write, select, option, memory);
  }
  for (const radio of radios) {
    const name = groupName(radio);
    if (name !== null) write.attribute(radio.node, 'name', name);
    if (radio.strayLabel) {
      const id = `${memory.id}-${radios.indexOf(radio)}`;
      write.attribute(radio.node, 'id', id);
      write.attribute(radio.strayLabel, 'for', id);
    }
    const option = shown.get(radio.option);
    if (option) writeRadio(write, radio.node, option, shown.size === 1);
  }
}

function nameForReaders(write: Writer, { node, option, isNamed }: PickerSelect | PickerGroup): void {
  if (!isNamed) write.attribute(node, 'aria-label', option);
}

/** A value's label by the page's filters, else the text that it has. */
function labelOf({ labels }: OptionShown, value: string, text: string): string {
  const label = labels?.get(value) ?? value;
  return label === value ? text : label;
}

/** Marks a sold-out choice in its text; the value stays. */
function writeDropDown(write: Writer, { node, wrapper }: PickerSelect, shown: OptionShown, memory: ChoiceMemory): void {
  const { value, soldOut, missing, saysMissing, disables, mark } = shown;
  let label = '';
  for (const choice of node.options) {
    const isSoldOut = soldOut.has(choice.value);
    const isMissing = missing.has(choice.value);
    if (isMissing) write.attribute(choice, UNAVAILABLE, '');
    const served = memory.marked?.get(choice);
    if (choice.value === value) label = served?.trim() ?? choice.text;
    const text = served ?? choice.textContent;
    // The server may have marked it already.
    const isMarked =
      (isSoldOut || (isMissing && saysMissing)) && (served !== undefined || !text.trimEnd().endsWith(mark('', choice.value).trim()));
    const named = labelOf(shown, choice.value, text);
    if (isMarked || named !== text) {
      (memory.marked ??= new Map<HTMLOptionElement, string>()).set(choice, text);
      write.text(choice, isMarked ? mark(named, choice.value) : named);
    } else memory.marked?.delete(choice);
    // The chosen one stays enabled, because disabling the shown value confuses.
    if (disables) write.attribute(choice, 'disabled', isSoldOut && choice.value !== value ? '' : null);
  }
  write.value(node, value);
  if (wrapper) write.attribute(wrapper, wrapper.hasAttribute(SELECTED_VALUE) ? SELECTED_VALUE : TEXT, label);
}

/** Leaves out a radio button with its labels, or labels it otherwise. */
function writeLabels(write: Writer, node: HTMLInputElement, shown: OptionShown): void {
  const isLeft = shown.labels?.has(node.value);
  const label = labelOf(shown, node.value, '');
  for (const element of [node, ...(node.labels ?? [])]) {
    if (!isLeft) write.style(element, 'display', 'none');
    // A label may begin with a picture.
    const text = element.lastChild;
    if (label && text?.nodeType === 3) write.data(text as Text, label);
  }
}

/**
 * Sold-out radio buttons are marked by attribute and name and stay selectable, so that visitors can sign up for a restock. A site may disable
 * them: not the chosen one, which would lose the focus, and only with a single option, because radio buttons cannot be cleared.
 */
function writeRadio(write: Writer, node: HTMLInputElement, shown: OptionShown, isOnlyOption: boolean): void {
  const { value, soldOut, missing, saysMissing, disables, hiddenBoxes, mark } = shown;
  const isChosen = node.value === value;
  write.checked(node, isChosen);
  if (hiddenBoxes.has(node.value) && !isChosen) {
    write.attribute(node, 'hidden', '');
    // By style, because themes' rules for the boxes beat `hidden`.
    for (const part of [node, ...(node.labels ?? [])]) write.style(part, 'display', 'none');
  }
  if (shown.labels) writeLabels(write, node, shown);
  const isMissing = missing.has(node.value);
  const isSoldOut = soldOut.has(node.value);
  if (isMissing) write.attribute(node, UNAVAILABLE, '');
  if (isSoldOut || (isMissing && saysMissing)) write.attribute(node, 'aria-label', mark(node.value, node.value));
  if (!isSoldOut) return;
  write.attribute(node, 'data-sold-out', '');
  if (disables && !isChosen && (value === '' || isOnlyOption)) write.attribute(node, 'disabled', '');
}

/**
 * Templates of versions 7 and 7.1 show radio buttons' labels as buttons. Radio buttons that a theme hides from the keyboard as well are
 * made reachable again, visually hidden.
 */
export function ReachableRadios({ radios }: { readonly radios: readonly PickerRadio[] }): null {
  const [hidden, setHidden] = useState<readonly Element[]>([]);
  useLayoutEffect(() => {
    const look = () => {
      const found = radios.filter(({ node }) => isHidden(node) && node.labels?.[0] && !isHidden(node.labels[0]));
      if (found.length > 0) setHidden(found.map(({ node }) => node));
    };
    let isOver = false;
    // Together for all pickers of a turn, because each one's writes would make the browser compute the page's styles anew.
    void Promise.resolve().then(() => isOver || look());
    // Style sheets may load after the script.
    const off = document.readyState === 'complete' ? null : onceOn(window, 'load', look);
    return () => {
      isOver = true;
      off?.();
    };
  }, [radios]);
  useWrites((write) => {
    for (const node of hidden) write.className(node, REACHABLE, true);
  });
  return null;
}

/** By its own style only, because a hidden ancestor may be shown later. */
function isHidden(node: Element): boolean {
  const { display, visibility } = getComputedStyle(node);
  return display === 'none' || visibility !== 'visible';
}
