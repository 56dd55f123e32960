import { useState, type ReactNode } from 'react';
import {
  addRefusalTexts,
  InPlace,
  localize,
  PRODUCT_TYPE,
  selectOptionsText,
  Text,
  unselectedOptions,
  useLead,
  useOwnId,
  useWrites,
  type ProductState,
  useProductSettings,
} from '../../../src/kit.ts';
import type { PickerControls } from '../readControls.ts';
import { findControl, markMissing, optionElement } from './missingOptions.ts';

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
