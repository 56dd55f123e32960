import type { Track } from '../../lib/createActivity.ts';
import type { Report } from '../../core/createReport.ts';
import { isKeptInTab } from '../../lib/isKeptInTab.ts';
import { NEXT_LOAD_ACTIONS_KEY } from '../../../widgets/form/model/nextLoadActionsKey.ts';
import { hasAccount } from '../../core/page/hasAccount.ts';
import { onAbort } from '../../lib/listen.ts';

/**
 * Starts parts that few pages have, each from its own file.
 *
 * @param signal takes them off the page again
 */
export function startRareParts(page: Document, report: Report, track: Track, signal: AbortSignal): void {
  const start = (part: string, load: Promise<(page: Document, track: Track) => () => void>): void => {
    track(load)
      .then((begin) => {
        if (!signal.aborted) onAbort(signal, begin(page, track));
      })
      .catch((error: unknown) => report(error, { part }));
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
