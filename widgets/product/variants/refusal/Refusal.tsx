import { useState, type ReactNode } from 'react';
import { addRefusalTexts } from '../../../../src/commerce/texts/addRefusalTexts.ts';
import { InPlace } from '../../../../src/core/ui/InPlace.tsx';
import { localize } from '../../../../src/commerce/texts/localize.ts';
import { PRODUCT_TYPE } from '../../../../src/commerce/model/productType.ts';
import { selectOptionsText } from '../../rules/checkAdd.ts';
import { Text } from '../../../../src/core/ui/Text.tsx';
import { unselectedOptions } from '../../../../src/commerce/rules/selection.ts';
import { useFocusOnError } from '../../useFocusOnError.ts';
import { useOwnId } from '../../../../src/core/ui/useOwnId.ts';
import { useStyles } from '../../../../src/core/ui/useStyles.ts';
import { useWrites } from '../../../../src/core/ui/useWrites.ts';
import type { ProductState } from '../../ProductState.ts';
import { useProductSettings } from '../../useProducts.ts';
import { allControls, type PickerControls } from '../readControls.ts';
import { isVisible } from '../../../../src/lib/isVisible.ts';
import type { Writer } from '../../../../src/lib/Writer.ts';
import styles from './refusal.css?inline';

const OPTION_ERROR = 'storefront-option-error';

export interface RefusalProps {
  readonly element: HTMLElement;
  readonly state: ProductState;
  readonly controls: () => PickerControls;
}

/** Marks the options that an add lacked, and focuses the first once the visitor has closed the alert. */
export function Refusal({ element, state, controls }: RefusalProps): ReactNode {
  const { localizedStrings } = useProductSettings();
  const [texts] = useState(() => localize(addRefusalTexts, localizedStrings));
  const { missing, product, refusedFor, selection } = state;
  const notes = useOwnId();
  useStyles(styles);
  useWrites((write) => markMissing(write, controls(), missing, (option) => `${notes}-${missing.indexOf(option)}`));
  useFocusOnError(state, refusedFor === 'options' || refusedFor === 'stock', () =>
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

/** Of duplicates a theme shows one. */
export function findControl(controls: PickerControls, options: readonly string[]): HTMLElement | null {
  for (const option of options) {
    for (const { node, option: own } of allControls(controls)) if (own === option && !node.disabled && isVisible(node)) return node;
  }
  return null;
}

export function optionElement(controls: PickerControls, option: string): Element | null {
  const control = allControls(controls).find((one) => one.option === option)?.node;
  return control?.closest('.variant-option') ?? control?.parentElement ?? null;
}
