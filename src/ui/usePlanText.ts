import { useEffect, useState } from 'react';
import { useReport } from './ShopContext';

type PlanText = (typeof import('./planText'))['planText'];

/** What puts a plan's price in words, once it is loaded; `null` before that, and where it is not needed. */
export function usePlanText(isNeeded: boolean): PlanText | null {
  const report = useReport();
  const [planText, setPlanText] = useState<PlanText | null>(null);
  useEffect(() => {
    if (isNeeded) import('./planText').then((loaded) => setPlanText(() => loaded.planText), report);
  }, [isNeeded, report]);
  return planText;
}
