import type { MetMistake } from '../core/createReport.ts';
import { onAbort } from '../lib/listen.ts';
import { whenIdle } from '../lib/whenIdle.ts';
import { findMistakes, mistakeLine } from './findMistakes.ts';
import type { Mistake } from './Mistake.ts';

/**
 * Writes each mistake of the page into the console, once.
 *
 * @param hooks the values of `data-storefront` that a part of the shop has, those of features from outside too
 * @param served elements with their texts before the shop wrote on them; `false`: the page's author is not there, and what comes later is not
 *   looked at
 * @returns takes mistakes that the shop has met by itself; written unless another line explains them
 */
export function startExplaining(
  page: Document,
  hooks: () => readonly string[],
  served: readonly (readonly [Element, string])[] | false,
  signal: AbortSignal,
): (met: readonly MetMistake[]) => void {
  const texts = new Map(served || []);
  const written = new Set<string>();
  const write = (line: string, element: Element | null | undefined, isQuestion = false) => {
    if (written.has(line)) return;
    written.add(line);
    // The console leads from the element to its place in the page.
    console[isQuestion ? 'warn' : 'error'](line, ...(element ? [element] : []));
  };
  const waiting: MetMistake[] = [];
  let isDue = false;
  const look = () => {
    isDue = false;
    if (signal.aborted) return;
    const mistakes = findMistakes(page, { hooks: hooks(), served: texts });
    for (const mistake of mistakes) write(`[storefront] ${mistakeLine(mistake)}`, mistake.element, mistake.isQuestion);
    for (const { line, element } of waiting.splice(0)) {
      if (!mistakes.some((mistake) => isAbout(mistake, line, element))) write(line, element);
    }
  };
  const lookSoon = () => {
    if (!isDue) whenIdle(look);
    isDue = true;
  };
  if (served) {
    const observer = new MutationObserver(lookSoon);
    observer.observe(page.documentElement, { childList: true, subtree: true });
    onAbort(signal, () => observer.disconnect());
  }
  look();
  return (met) => {
    waiting.push(...met);
    lookSoon();
  };
}

const isAbout = (mistake: Mistake, line: string, element: Element | undefined): boolean =>
  (element !== undefined && mistake.element === element) || (mistake.also !== undefined && line.includes(mistake.also));
