import { useEffect, useRef, useState, type ReactNode } from 'react';
import { fill } from '../../../../src/commerce/texts/fill.ts';
import { localize } from '../../../../src/commerce/texts/localize.ts';
import { stepperTexts } from '../../../../src/commerce/texts/stepperTexts.ts';
import { useAnnounce } from '../../../../src/core/ui/ShopContext.ts';
import { Stepper } from '../../../../src/core/ui/Stepper.tsx';
import type { ProductState } from '../../ProductState.ts';
import { useProductSettings } from '../../useProducts.ts';

export interface OwnStepperProps {
  readonly state: ProductState | null;
  readonly isLeast: boolean;
  readonly isMost: boolean;
  /** Whether there is a note that no more can be bought, which is announced by itself. */
  readonly hasNote: boolean;
  readonly onStep: (by: number) => void;
  readonly children: ReactNode;
}

/** Time (ms) without another press before the quantity is announced. */
const SETTLE_MS = 500;

/** Announces what the presses have come to: the focus stays on the button, whose name does not contain it. */
export function OwnStepper({ state, hasNote, onStep, children, ...limits }: OwnStepperProps): ReactNode {
  const { localizedStrings, productTexts } = useProductSettings();
  const [texts] = useState(() => localize(stepperTexts, localizedStrings));
  const announce = useAnnounce();
  const isPressed = useRef(false);
  const { quantityText = '', product } = state ?? {};
  useEffect(() => {
    if (!isPressed.current) return undefined;
    const timer = setTimeout(() => {
      isPressed.current = false;
      if (!hasNote) announce(fill(texts.quantityIs, { quantity: quantityText }));
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [announce, hasNote, quantityText, texts]);
  const name = product?.title;
  return (
    <Stepper
      {...limits}
      decrease={name ? fill(texts.decreaseQuantityOf, { name }) : productTexts.decreaseQuantity}
      increase={name ? fill(texts.increaseQuantityOf, { name }) : productTexts.increaseQuantity}
      onStep={(by) => {
        isPressed.current = true;
        onStep(by);
      }}
    >
      {children}
    </Stepper>
  );
}
