import type { Writer } from '../../../src/lib/Writer.ts';
import type { PickerControls, PickerGroup, PickerRadio, PickerSelect } from './readControls.ts';

/** What is to be shown of one option. */
export interface OptionShown {
  /** The chosen value, or ''. */
  readonly value: string;
  /** The values of which every variant is sold out or unavailable. */
  readonly soldOut: ReadonlySet<string>;
  /** The values that go with what is chosen elsewhere (spec §4 "Branching"); `null`: all. */
  readonly offered: readonly string[] | null;
  /** Whether what is sold out is switched off, and not only marked. */
  readonly disables: boolean;
  /** A text with the mark behind it that the value is to have: sold out, or unavailable. */
  readonly mark: (text: string, value: string) => string;
}

/** What is to be shown, by option. */
export type Shown = ReadonlyMap<string, OptionShown>;

/** What a picker has to remember of the choices of its drop-downs. */
export interface ChoiceMemory {
  /** Those that have left their drop-down. */
  readonly gone: Map<HTMLSelectElement, readonly HTMLOptionElement[]>;
  /** The texts under our marks. */
  readonly marked: Map<HTMLOptionElement, string>;
}

/** Theme CSS draws the closed drop-down from the one or, in version 8, from the other. */
const TEXT = 'data-text';
const SELECTED_VALUE = 'data-selected-value';

/**
 * Leaves only what is offered in the drop-downs; the empty choice always stays, so that all can be had again. To be written before
 * the values are, which is possible only where their choices are back.
 */
export function narrowChoices(write: Writer, selects: readonly PickerSelect[], shown: Shown, { gone }: ChoiceMemory): void {
  for (const { node, option } of selects) {
    const offered = shown.get(option)?.offered;
    const all = [...node.options, ...(gone.get(node) ?? [])];
    const leaving = offered ? all.filter(({ value }) => value !== '' && !offered.includes(value)) : [];
    gone.set(node, leaving);
    for (const choice of leaving) write.absent(choice);
  }
}

/**
 * Writes what a picker's native controls show; a control of an option that the product does not have is left alone.
 * @param groupName the name that holds the radio buttons of an option together, where the page's own does not; `null`: the page's does
 */
export function writeControls(
  write: Writer,
  { selects, groups, radios, buttonLabels }: PickerControls,
  shown: Shown,
  memory: ChoiceMemory,
  groupName: (radio: PickerRadio) => string | null,
): void {
  for (const select of selects) nameForReaders(write, select);
  for (const group of groups) {
    write.attribute(group.node, 'role', 'radiogroup');
    nameForReaders(write, group);
  }
  for (const label of buttonLabels) {
    write.attribute(label, 'role', null);
    write.attribute(label, 'tabindex', null);
  }
  for (const select of selects) {
    const option = shown.get(select.option);
    if (option) writeDropDown(write, select, option, memory);
  }
  for (const radio of radios) {
    const name = groupName(radio);
    if (name !== null) write.attribute(radio.node, 'name', name);
    const option = shown.get(radio.option);
    if (option) writeRadio(write, radio.node, option, shown.size === 1);
  }
}

function nameForReaders(write: Writer, { node, option, isNamed }: PickerSelect | PickerGroup): void {
  if (!isNamed) write.attribute(node, 'aria-label', option);
}

/** A choice that is sold out says so in its text, once; its value stays as it is. */
function writeDropDown(write: Writer, { node, wrapper }: PickerSelect, shown: OptionShown, { marked }: ChoiceMemory): void {
  const { value, soldOut, disables, mark } = shown;
  let label = '';
  for (const choice of node.options) {
    const isSoldOut = soldOut.has(choice.value);
    if (choice.value === value) label = marked.get(choice)?.trim() ?? choice.text;
    const text = marked.get(choice) ?? choice.textContent;
    // The server may have said so already.
    const isMarked = isSoldOut && (marked.has(choice) || !text.trimEnd().endsWith(mark('', choice.value).trim()));
    if (isMarked) {
      marked.set(choice, text);
      write.text(choice, mark(text, choice.value));
    } else marked.delete(choice);
    // The chosen one stays as it is: a control that takes back what it says confuses.
    if (disables) write.attribute(choice, 'disabled', isSoldOut && choice.value !== value ? '' : null);
  }
  write.value(node, value);
  if (wrapper) write.attribute(wrapper, wrapper.hasAttribute(SELECTED_VALUE) ? SELECTED_VALUE : TEXT, label);
}

/**
 * Templates once disabled the radio buttons that are sold out; here they are marked, by an attribute and in their name, and can still be
 * chosen: whoever chooses one can ask to be told when it is back. A site may have them switched off: not the one that is chosen, because
 * a control that is switched off loses the focus, and none of an option that has a choice beside other options. Radio buttons cannot be
 * cleared, so with all options chosen what is switched off in each would leave no way out.
 */
function writeRadio(write: Writer, node: HTMLInputElement, shown: OptionShown, isOnlyOption: boolean): void {
  const { value, soldOut, disables, mark } = shown;
  const isChosen = node.value === value;
  write.checked(node, isChosen);
  if (!soldOut.has(node.value)) return;
  write.attribute(node, 'data-sold-out', '');
  write.attribute(node, 'aria-label', mark(node.value, node.value));
  if (disables && !isChosen && (value === '' || isOnlyOption)) write.attribute(node, 'disabled', '');
}
