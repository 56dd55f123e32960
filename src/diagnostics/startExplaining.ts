import type { KnownNames } from '../core/KnownNames.ts';
import type { MetMistake } from '../core/createReport.ts';
import { onAbort, onceOn } from '../lib/listen.ts';
import { whenIdle } from '../lib/whenIdle.ts';
import { findMistakes, mistakeLine } from './findMistakes.ts';
import type { Mistake } from './Mistake.ts';
import { outsideSettings } from './outsideSettings.ts';
import { refusedAddMistake } from './refusedAddMistake.ts';

/** Time (ms) after the page's load in which a feature from outside may come before its hooks and settings are named as unknown. */
const FEATURE_PATIENCE_MS = 1500;

/** The shop's own line about a setting, which may be one of a feature that has come since. */
const UNKNOWN_SETTING = /: (\w+) is no setting\.$/;

/**
 * Writes each mistake of the page into the console, once.
 *
 * @param options of `start()`
 * @param names asks for what the page may write, with features from outside
 * @param served elements with their texts before the shop wrote on them; `false`: the page's author is not there, and what comes later is not
 *   looked at
 * @returns takes mistakes that the shop has met by itself; written unless another line explains them
 */
export function startExplaining(
  page: Document,
  options: object,
  names: () => Promise<KnownNames>,
  served: readonly (readonly [Element, string])[] | false,
  signal: AbortSignal,
): (met: readonly MetMistake[]) => void {
  const texts = new Map(served || []);
  const write = createWriter();
  const waiting: MetMistake[] = [];
  let isDue = false;
  /** `null`: not known yet. */
  let known: KnownNames | null = null;
  let isPatient = true;
  const look = () => {
    isDue = false;
    if (signal.aborted) return;
    const mistakes = findMistakes(page, { options, names: known, served: texts });
    for (const mistake of mistakes) write(`[storefront] ${mistakeLine(mistake)}`, mistake.element, mistake.isQuestion);
    for (const met of waiting.splice(0)) {
      const { line, element, error } = met;
      const [, unknown] = UNKNOWN_SETTING.exec(line) ?? [];
      if (unknown && !known) waiting.push(met);
      if (unknown && (!known || outsideSettings(known).includes(unknown))) continue;
      const refused = refusedAddMistake(page, error);
      if (refused) write(`[storefront] ${mistakeLine(refused)}`, refused.element);
      else if (!mistakes.some((mistake) => isAbout(mistake, line, element))) write(line, element);
    }
  };
  const lookSoon = () => {
    if (!isDue) whenIdle(look);
    isDue = true;
  };
  const askForNames = () => {
    known = null;
    void names().then((there) => {
      known = there;
      lookSoon();
    });
  };
  if (served) {
    const observer = new MutationObserver(() => {
      if (!isPatient) askForNames();
      lookSoon();
    });
    observer.observe(page.documentElement, { childList: true, subtree: true });
    onAbort(signal, () => observer.disconnect());
  }
  whenLoaded(page, () =>
    setTimeout(() => {
      isPatient = false;
      askForNames();
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
