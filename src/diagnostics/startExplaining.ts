import type { MetMistake } from '../core/createReport.ts';
import { onAbort, onceOn } from '../lib/listen.ts';
import { whenIdle } from '../lib/whenIdle.ts';
import { findMistakes, mistakeLine } from './findMistakes.ts';
import type { Mistake } from './Mistake.ts';
import { refusedAddMistake } from './refusedAddMistake.ts';

/** Time (ms) after the page's load in which a feature from outside may come before its hooks are named as unknown. */
const FEATURE_PATIENCE_MS = 1500;

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
  hooks: () => Promise<readonly string[]>,
  served: readonly (readonly [Element, string])[] | false,
  signal: AbortSignal,
): (met: readonly MetMistake[]) => void {
  const texts = new Map(served || []);
  const write = createWriter();
  const waiting: MetMistake[] = [];
  let isDue = false;
  /** `null`: not known yet. */
  let known: readonly string[] | null = null;
  let isPatient = true;
  const look = () => {
    isDue = false;
    if (signal.aborted) return;
    const mistakes = findMistakes(page, { hooks: known, served: texts });
    for (const mistake of mistakes) write(`[storefront] ${mistakeLine(mistake)}`, mistake.element, mistake.isQuestion);
    for (const { line, element, error } of waiting.splice(0)) {
      const refused = refusedAddMistake(page, error);
      if (refused) write(`[storefront] ${mistakeLine(refused)}`, refused.element);
      else if (!mistakes.some((mistake) => isAbout(mistake, line, element))) write(line, element);
    }
  };
  const lookSoon = () => {
    if (!isDue) whenIdle(look);
    isDue = true;
  };
  const askForHooks = () => {
    known = null;
    void hooks().then((names) => {
      known = names;
      lookSoon();
    });
  };
  if (served) {
    const observer = new MutationObserver(() => {
      if (!isPatient) askForHooks();
      lookSoon();
    });
    observer.observe(page.documentElement, { childList: true, subtree: true });
    onAbort(signal, () => observer.disconnect());
  }
  whenLoaded(page, () =>
    setTimeout(() => {
      isPatient = false;
      askForHooks();
    }, FEATURE_PATIENCE_MS),
  );
  look();
  return (met) => {
    waiting.push(...met);
    lookSoon();
  };
}

/** Writes a line once. */
function createWriter(): (line: string, element: Element | null | undefined, isQuestion?: boolean) => void {
  const written = new Set<string>();
  return (line, element, isQuestion = false) => {
    if (written.has(line)) return;
    written.add(line);
    // The console leads from the element to its place in the page.
    console[isQuestion ? 'warn' : 'error'](line, ...(element ? [element] : []));
  };
}

function whenLoaded(page: Document, run: () => void): void {
  if (page.readyState === 'complete') run();
  else onceOn(window, 'load', run);
}

const isAbout = (mistake: Mistake, line: string, element: Element | undefined): boolean =>
  (element !== undefined && mistake.element === element) || (mistake.also !== undefined && line.includes(mistake.also));
