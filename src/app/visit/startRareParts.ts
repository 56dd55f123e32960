import type { Report } from '../../core/createReport.ts';
import { isKeptInTab } from '../../lib/isKeptInTab.ts';
import { NEXT_LOAD_ACTIONS_KEY } from '../../../widgets/form/model/nextLoadActionsKey.ts';
import { hasAccount } from '../../../widgets/account/hasAccount.ts';

/**
 * Starts parts that few pages have, each from its own file.
 *
 * @param take receives a starter that returns its off, unless the page has been left
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
