import {
  variantsSelectedValue,
  variantsText,
  writeOver,
  type PickerControls,
  type PickerGroup,
  type PickerRadio,
  type PickerSelect,
  type ServedAttributes,
} from '../../src/index.ts';

/** What is to be shown of one option. */
export interface OptionShown {
  /** The chosen value, or ''. */
  readonly value: string;
  /** The values of which every variant is sold out. */
  readonly soldOut: ReadonlySet<string>;
  /** The values that go with what is chosen elsewhere (spec §4 "Branching"); `null`: all. */
  readonly offered: readonly string[] | null;
  /** Whether what is sold out is switched off, and not only marked. */
  readonly disables: boolean;
  /** A value with the sold-out mark behind it. */
  readonly mark: (text: string) => string;
}

/** The controls of one picker. */
export interface Controls {
  /** Makes them show this, by option. What is as it should be is not touched. */
  show(options: ReadonlyMap<string, OptionShown>): void;
}

const NOTHING_SHOWN: OptionShown = { value: '', soldOut: new Set(), offered: null, disables: false, mark: (text) => text };

/**
 * Takes charge of a picker's native controls. What they show is written to the nodes themselves, not through React: a listener of the
 * page's, or ours, has to read what the visitor chose before anything puts the old value back, and a picker with thirty swatches is
 * one node to React.
 * @param groupName the name that holds the radio buttons of an option together, where the page's own does not
 */
export function createControls(
  { selects, groups, radios, buttonLabels }: PickerControls,
  groupName: (option: string, own: string) => string,
): Controls {
  for (const select of selects) nameForReaders(select);
  for (const group of groups) {
    group.node.setAttribute('role', 'radiogroup');
    nameForReaders(group);
  }
  for (const { node, option } of radios) node.name = groupName(option, node.name);
  for (const label of buttonLabels) {
    label.removeAttribute('role');
    label.removeAttribute('tabindex');
  }
  const dropDowns = selects.map(createDropDown);
  const buttons = radios.map(createRadio);
  return {
    show(options) {
      for (const { option, show } of dropDowns) show(options.get(option) ?? NOTHING_SHOWN);
      for (const { option, show } of buttons) show(options.get(option) ?? NOTHING_SHOWN, options.size === 1);
    },
  };
}

function nameForReaders({ node, option, isNamed }: PickerSelect | PickerGroup): void {
  if (!isNamed) node.setAttribute('aria-label', option);
}

/** A choice that is sold out says so in its text, once; its value stays as it is. */
function createDropDown({ node: select, option, wrapper }: PickerSelect) {
  /** The server's choices, those included that are taken out; `null` until the first is. */
  let all: readonly HTMLOptionElement[] | null = null;
  /** The texts under our marks. */
  const marked = new Map<HTMLOptionElement, string>();

  const show = ({ value, soldOut, offered, disables, mark }: OptionShown): void => {
    const choices = all ?? [...select.options];
    for (const choice of choices) {
      const isSoldOut = soldOut.has(choice.value);
      markChoice(choice, isSoldOut, mark, marked);
      // The chosen one stays as it is: a control that takes back what it says confuses.
      const isOff = isSoldOut && choice.value !== value;
      if (disables && choice.disabled !== isOff) choice.disabled = isOff;
    }
    if (offered) all = choices;
    if (all) narrow(select, all, offered);
    if (select.value !== value) select.value = value;
    if (wrapper)
      label(
        wrapper,
        choices.find((choice) => choice.value === value),
      );
  };

  /** Theme CSS draws the closed drop-down from this attribute: version 8 pages carry one of their own already. */
  const label = (around: Element, chosen: HTMLOptionElement | undefined): void => {
    const name = around.hasAttribute(variantsSelectedValue) ? variantsSelectedValue : variantsText;
    const text = chosen ? (marked.get(chosen)?.trim() ?? chosen.text) : '';
    if (around.getAttribute(name) !== text) around.setAttribute(name, text);
  };

  return { option, show };
}

/** Writes the mark to the choice's text or takes it off again, unless the server wrote it or someone else has changed the text. */
function markChoice(
  choice: HTMLOptionElement,
  isSoldOut: boolean,
  mark: OptionShown['mark'],
  marked: Map<HTMLOptionElement, string>,
): void {
  const before = marked.get(choice);
  const text = choice.textContent;
  if (isSoldOut && before === undefined && !text.trimEnd().endsWith(mark('').trim())) {
    marked.set(choice, text);
    choice.textContent = mark(text);
  } else if (!isSoldOut && before !== undefined) {
    marked.delete(choice);
    if (text === mark(before)) choice.textContent = before;
  }
}

/** Leaves only what is offered in the drop-down, in the server's order; the empty choice always stays, so that all can be had again. */
function narrow(select: HTMLSelectElement, all: readonly HTMLOptionElement[], offered: OptionShown['offered']): void {
  let next: Element | null = null;
  for (const choice of all.toReversed()) {
    if (offered && choice.value !== '' && !offered.includes(choice.value)) {
      choice.remove();
    } else {
      if (!choice.parentNode) select.insertBefore(choice, next);
      next = choice;
    }
  }
}

/**
 * Templates once disabled the radio buttons that are sold out; here they are marked, by an attribute and in their name, and can still be
 * chosen: whoever chooses one can ask to be told when it is back. A site may have them switched off: not the one that is chosen, because
 * a control that is switched off loses the focus, and none of an option that has a choice beside other options. Radio buttons cannot be
 * cleared, so with all options chosen what is switched off in each would leave no way out.
 */
function createRadio({ node, option }: PickerRadio) {
  const served: ServedAttributes = {};
  const show = ({ value, soldOut, disables, mark }: OptionShown, isOnlyOption: boolean): void => {
    const isChosen = node.value === value;
    const isSoldOut = soldOut.has(node.value);
    const isOff = disables && isSoldOut && !isChosen && (value === '' || isOnlyOption);
    if (node.checked !== isChosen) node.checked = isChosen;
    writeOver(node, 'data-sold-out', isSoldOut ? '' : undefined, served);
    writeOver(node, 'aria-label', isSoldOut ? mark(node.value) : undefined, served);
    writeOver(node, 'disabled', isOff ? '' : undefined, served);
  };
  return { option, show };
}
