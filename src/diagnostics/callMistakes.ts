import type { Mistake, PageFacts } from './Mistake.ts';
import { nearest } from './nearest.ts';
import { outsideSettings } from './outsideSettings.ts';
import { publicList } from './publicList.ts';

const SETTINGS = publicList.settings.map(({ name }) => name);
const EVENTS = Object.keys(publicList.events);

/** Options of `start()` that are no settings, or come too late. */
export function* optionNameMistakes(_page: Document, { options, names }: PageFacts): Generator<Mistake> {
  if (!names) return;
  const { late } = names;
  const settings = [...SETTINGS, ...outsideSettings(names)];
  for (const name of Object.keys({ ...options, ...late })) {
    if (settings.includes(name)) continue;
    const meant = nearest(name, settings);
    const fix = meant ? `Write "${meant}".` : 'The guide lists the settings.';
    yield { element: null, message: `start() was given "${name}", which is no setting`, fix, guide: 'settings' };
  }
  for (const [name, value] of Object.entries(late)) {
    if (!settings.includes(name) || value === options[name as keyof typeof options]) continue;
    const message = `start() was given "${name}" after the shop had been started, which changes nothing`;
    const fix = 'Write data-manual on the tag of the script, so that it starts by your call, or the setting itself.';
    yield { element: null, message, fix, guide: 'settings' };
  }
}

/** Events that no part of the shop emits; one of a feature from outside may. */
export function* eventMistakes(_page: Document, { names }: PageFacts): Generator<Mistake> {
  if (!names) return;
  const isQuestion = names.features.length > 0;
  for (const name of names.events) {
    // A script may have given anything.
    if (typeof name !== 'string' || EVENTS.includes(name)) continue;
    // On the page an event has this before its name.
    const meant = nearest(name.replace(/^storefront:/, ''), EVENTS);
    if (meant === null && isQuestion) continue;
    const fix = meant === null ? 'The guide lists the events.' : `Write on("${meant}", …).`;
    yield { element: null, isQuestion, message: `on("${name}") names no event`, fix, guide: 'events' };
  }
}
