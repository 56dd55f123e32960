import { useLazy } from '../../src/core/ui/useLazy.ts';

type PlanText = (typeof import('./planText.ts'))['planText'];

const load = () => import('./planText.ts').then((module) => module.planText);

/** The loaded `planText`; `null` before that or if not needed. */
export const usePlanText = (isNeeded: boolean): PlanText | null => useLazy(isNeeded ? load : null);
