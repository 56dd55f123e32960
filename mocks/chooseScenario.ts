import { scenarios, type ScenarioName } from './scenarios';
import type { ScenarioRules, Target } from './ScenarioRules';

/** A scenario's name, alone or with the requests it shall concern instead of its own choice: `server-error@reads`. */
export type ScenarioChoice = ScenarioName | `${ScenarioName}@${Target}`;

/** The cookie that carries a choice from a page's address to the API requests of that page. */
export const SCENARIO_COOKIE = 'storefront-scenario';

/** The rules of a choice; `null` for a text that is none. */
export function parseScenario(text: string | null | undefined): { choice: ScenarioChoice; rules: ScenarioRules } | null {
  const [name = '', on, ...more] = (text ?? '').split('@');
  if (!Object.hasOwn(scenarios, name) || more.length > 0) return null;
  const rules: ScenarioRules = scenarios[name as ScenarioName];
  if (on === undefined) return { choice: name as ScenarioName, rules };
  return on === 'all' || on === 'reads' || on === 'writes' ? { choice: text as ScenarioChoice, rules: { ...rules, on } } : null;
}

/** The choice made on a page's address (`?scenario=`), if it makes a valid one. */
export function scenarioOfUrl(url: string | null): ScenarioChoice | null {
  if (!url || !URL.canParse(url)) return null;
  return parseScenario(new URL(url).searchParams.get('scenario'))?.choice ?? null;
}
