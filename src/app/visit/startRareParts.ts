import type { Report } from '../../core/createReport.ts';
import { isKeptInTab } from '../../lib/isKeptInTab.ts';
import { NEXT_LOAD_ACTIONS_KEY } from '../../../widgets/form/model/nextLoadActionsKey.ts';
import { hasAccount } from '../../../widgets/account/hasAccount.ts';

/**
 * Starts the parts that few pages have, each with a file of its own, and that need nothing of the shop.
 * @param take called with what begins such a part and returns its off, unless the page does not want it any more
 */
export function startRareParts(page: Document, report: Report, take: (begin: () => () => void) => unknown): void {
  const start = (part: string, load: Promise<(page: Document) => () => void>): void => {
    load.then((begin) => take(() => begin(page))).catch((error: unknown) => report(error, { part }));
  };
  if (isKeptInTab(NEXT_LOAD_ACTIONS_KEY)) {
    start(
      'next load',
      import('./runNextLoadActions.ts').then((module) => module.runNextLoadActions),
    );
  }
  if (hasAccount(page)) {
    start(
      'upgrade links',
      import('./showUpgradeLinks.ts').then((module) => module.showUpgradeLinks),
    );
  }
}
