import { useEffect } from 'react';
import { OPTION_NAME } from '../../../src/core/page/optionNameOf.ts';
import { useReport } from '../../../src/core/ui/ShopContext.ts';
import { PageError } from '../../../src/lib/PageError.ts';

export interface StrayReportProps {
  /** A control of the picker that is of no option of the product. */
  readonly stray: Element;
  readonly optionNames: readonly string[];
}

/** Reports to the page's author a control that chooses nothing. */
export function StrayReport({ stray, optionNames }: StrayReportProps): null {
  const report = useReport();
  const expected = optionNames.map((name) => `${OPTION_NAME}="${name}"`).join(' or ');
  useEffect(() => {
    report(new PageError(`the control is of no option of the product, and chooses nothing; expected ${expected} on it.`, stray));
  }, [stray, expected, report]);
  return null;
}
