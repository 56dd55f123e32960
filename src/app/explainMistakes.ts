import type { ConfigSources } from '../core/config.ts';
import type { KnownNames } from '../core/KnownNames.ts';
import type { MetMistake } from '../core/createReport.ts';
import { loadDiagnostics } from './loadDiagnostics.ts';

/** Prices with their texts before the shop wrote on them; `false`: the page's author is not there. */
export type ServedPrices = readonly (readonly [price: Element, text: string])[] | false;

/**
 * Explains the mistakes that were met together with those that the page has besides; where the file for it is lost, they are written as they are.
 *
 * @param met emptied
 * @param script the address of the shop's script; '': unknown
 * @returns explains what has been met since
 */
export function explainMistakes(
  { page, options, report }: ConfigSources,
  met: MetMistake[],
  script: string,
  names: () => Promise<KnownNames>,
  served: Promise<ServedPrices>,
  signal: AbortSignal,
): () => void {
  const explaining = Promise.all([loadDiagnostics(script), served]).then(
    ([{ startExplaining }, prices]) => startExplaining(page, options, names, prices, signal),
    (error: unknown) => {
      report(error, { part: 'diagnostics' });
      return (left: readonly MetMistake[]) => left.forEach(({ line }) => console.error(line));
    },
  );
  const explain = () => void explaining.then((write) => write(met.splice(0)));
  explain();
  return explain;
}
