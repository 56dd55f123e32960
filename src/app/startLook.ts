import type { ConfigSources } from '../core/config.ts';
import { markPageLooks } from '../core/ui/markPageLooks.ts';
import { PageError } from '../lib/PageError.ts';
import type { Settings } from './createSettings.ts';
import { colourSchemes } from './colourSchemes.ts';
import { isSheetLinked, linkedVersion } from './readLook.ts';
import { onAbort } from '../lib/listen.ts';
import { loadFullSheet } from './loadFullSheet.ts';

/** Dresses whatever the page leaves to us, until the signal aborts. */
export async function startLook(
  { page, report, scriptUrl = '' }: ConfigSources,
  { look, colorScheme, styles }: Pick<Settings, 'look' | 'colorScheme' | 'styles'>,
  onAdded: (look: () => void) => void,
  signal: AbortSignal,
): Promise<void> {
  const use = (css: string) => {
    if (!signal.aborted) onAbort(signal, styles.use(css));
  };
  if (colorScheme !== 'page') use(colourSchemes[colorScheme]);
  if (look !== 'full' || signal.aborted) return;
  markPageLooks(page, onAdded, signal);
  if (isSheetLinked(page)) return;
  const stale = linkedVersion(page);
  if (stale) report(new PageError(`storefront.css is of version ${stale}, the script of another; expected both of one version.`));
  const { fullSheet } = await loadFullSheet(scriptUrl);
  use(fullSheet);
}
