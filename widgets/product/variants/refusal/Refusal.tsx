import { useState, type ReactNode } from 'react';
import { addRefusalTexts } from '../../../../src/commerce/texts/addRefusalTexts.ts';
import { InPlace } from '../../../../src/core/ui/InPlace.tsx';
import { localize } from '../../../../src/commerce/texts/localize.ts';
import { PRODUCT_TYPE } from '../../../../src/commerce/model/productType.ts';
import { selectOptionsText } from '../../rules/checkAdd.ts';
import { Text } from '../../../../src/core/ui/Text.tsx';
import { unselectedOptions } from '../../../../src/commerce/rules/selection.ts';
import { useLead } from '../../useLead.ts';
import { useOwnId } from '../../../../src/core/ui/useOwnId.ts';
import { useWrites } from '../../../../src/core/ui/useWrites.ts';
import type { ProductState } from '../../ProductState.ts';
import { useProductSettings } from '../../useProducts.ts';
import type { PickerControls } from '../readControls.ts';
import { isVisible } from '../../../../src/lib/isVisible.ts';
import type { Writer } from '../../../../src/lib/Writer.ts';

const OPTION_ERROR = 'storefront-option-error';

interface RefusalProps {
  readonly element: HTMLElement;
  readonly state: ProductState;
  /** The picker's controls as they stand now. */
  readonly controls: () => PickerControls;
}

/** Says at each option that an add lacked that it is to be chosen, and leads to the first once the visitor has read why nothing was added. */
export function Refusal({ element, state, controls }: RefusalProps): ReactNode {
  const { localizedStrings } = useProductSettings();
  const [texts] = useState(() => localize(addRefusalTexts, localizedStrings));
  const { missing, product, refusedFor, selection } = state;
  const notes = useOwnId();
  useWrites((write) => markMissing(write, controls(), missing, (option) => `${notes}-${missing.indexOf(option)}`));
  useLead(state, refusedFor === 'options' || refusedFor === 'stock', () =>
    findControl(controls(), missing.length > 0 ? missing : unselectedOptions(product, selection)),
  );
  return missing.map((option, at) => (
    <InPlace key={option} shape={{ parent: optionElement(controls(), option) ?? element, tag: 'div', className: OPTION_ERROR }}>
      <span id={`${notes}-${at}`}>
        <Text>{product.type === PRODUCT_TYPE.giftCard ? texts.selectDenomination : selectOptionsText([option], texts)}</Text>
      </span>
    </InPlace>
  ));
}

/** Marks the options that an add lacked, each with what is said of it; a group of radio buttons as a whole. */
export function markMissing(
  write: Writer,
  { selects, groups }: PickerControls,
  missing: readonly string[],
  noteId: (option: string) => string,
): void {
  for (const { node, option } of [...selects, ...groups]) {
    if (!missing.includes(option)) continue;
    write.attribute(node, 'aria-invalid', 'true');
    write.attribute(node, 'aria-describedby', noteId(option));
  }
}

/** The first control of the first of these options that can be seen: of twins a theme shows one. */
export function findControl({ selects, radios }: PickerControls, options: readonly string[]): HTMLElement | null {
  for (const option of options) {
    for (const { node, option: own } of [...selects, ...radios]) if (own === option && !node.disabled && isVisible(node)) return node;
  }
  return null;
}

/** What holds all there is of an option; `null`: the picker has none of it. */
export function optionElement({ selects, radios }: PickerControls, option: string): Element | null {
  const control = [...selects, ...radios].find((one) => one.option === option)?.node;
  return control?.closest('.variant-option') ?? control?.parentElement ?? null;
}
