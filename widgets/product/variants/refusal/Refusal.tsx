import { useState, type ReactNode } from 'react';
import { addRefusalTexts } from '../../../../src/commerce/texts/addRefusalTexts.ts';
import { InPlace } from '../../../../src/core/ui/InPlace.tsx';
import { localize } from '../../../../src/commerce/texts/localize.ts';
import { PRODUCT_TYPE } from '../../../../src/commerce/model/productType.ts';
import { selectOptionsText } from '../../selectOptionsText.ts';
import { Text } from '../../../../src/core/ui/Text.tsx';
import { unselectedOptions } from '../../../../src/commerce/rules/selection.ts';
import { useLead } from '../../useLead.ts';
import { useOwnId } from '../../../../src/core/ui/useOwnId.ts';
import { useWrites } from '../../../../src/core/ui/useWrites.ts';
import type { ProductState } from '../../ProductState.ts';
import { useProductSettings } from '../../useProducts.ts';
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
