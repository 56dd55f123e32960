import { useLate } from '../../src/core/ui/useLate.ts';

type PlanText = (typeof import('./planText.ts'))['planText'];

const load = () => import('./planText.ts').then((module) => module.planText);

/** What puts a plan's price in words, once it is loaded; `null` before that, and where it is not needed. */
export const usePlanText = (isNeeded: boolean): PlanText | null => useLate(isNeeded ? load : null);
