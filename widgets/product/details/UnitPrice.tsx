import type { ReactNode } from 'react';
import { matchVariant } from '../../../src/commerce/rules/selection.ts';
import { fill } from '../../../src/commerce/texts/fill.ts';
import type { WidgetParts, WidgetProps } from '../../../src/core/mount/defineWidget.ts';
import type { Page } from '../../../src/core/page/createPage.ts';
import { useMoney } from '../../../src/core/ui/useMoney.ts';
import { PageError } from '../../../src/lib/PageError.ts';
import { readJsonAttribute } from '../../../src/lib/readJson.ts';
import { priceDisplay } from '../rules/priceDisplay.ts';
import { parseMeasurement, referenceText, unitPriceOf, type UnitPriceMeasurement } from '../rules/unitPrice.ts';
import { useProductPart } from '../useProducts.ts';
import { readDetail, type DetailProps } from './readDetail.ts';
import { useDetailText } from './useDetailText.tsx';

const MEASUREMENT = 'data-unit-price-measurement';
const EXPECTED = 'a measurement: {"quantityValue": 250, "quantityUnit": "g", "referenceValue": 1, "referenceUnit": "kg"}';

interface UnitPriceProps extends DetailProps {
  /** Of all variants that state none. */
  readonly measurement: UnitPriceMeasurement | null;
}

/** Hidden while the price of the choice or its measurement is not known. */
function UnitPrice({ element, productKey, isServed, measurement }: UnitPriceProps & WidgetProps): ReactNode {
  const money = useMoney();
  const { state, texts } = useProductPart(productKey);
  const variant = state && matchVariant(state.product, state.selection);
  const display = state && priceDisplay(state.product, state.selection, state.plan);
  const price = display && 'price' in display ? display.price : null;
  const measured = parseMeasurement(variant?.unitPriceMeasurement) ?? measurement;
  const text =
    price && measured && fill(texts.unitPrice, { price: money.format(unitPriceOf(price, measured)), unit: referenceText(measured) });
  return useDetailText(element, state, isServed, text);
}

function readUnitPrice(element: HTMLElement, page: Page): UnitPriceProps | null {
  const detail = readDetail(element, page);
  if (!detail) return null;
  const stated = readJsonAttribute(element, MEASUREMENT, EXPECTED);
  const measurement = parseMeasurement(stated);
  if (stated !== null && !measurement) throw new PageError(`${MEASUREMENT}: expected ${EXPECTED}, of units that can be compared.`, element);
  return { ...detail, measurement };
}

export const parts: WidgetParts<UnitPriceProps> = {
  Component: UnitPrice,
  read: readUnitPrice,
  placeIn: (_props, element) => ({ parent: element }),
};
