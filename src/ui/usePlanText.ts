import { useEffect, useState } from 'react';
import { useReport } from './ShopContext.ts';

type PlanText = (typeof import('./planText.ts'))['planText'];

/** What puts a plan's price in words, once it is loaded; `null` before that, and where it is not needed. */
export function usePlanText(isNeeded: boolean): PlanText | null {
  const report = useReport();
  const [planText, setPlanText] = useState<PlanText | null>(null);
  useEffect(() => {
    if (isNeeded) import('./planText.ts').then((loaded) => setPlanText(() => loaded.planText), report);
  }, [isNeeded, report]);
  return planText;
}
