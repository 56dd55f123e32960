import { scenarios, type ScenarioName } from './scenarios.ts';
import type { ScenarioRules, Target } from './ScenarioRules.ts';

/** A scenario's name, alone or with the requests it shall concern instead of its own choice: `server-error@reads`. */
export type ScenarioChoice = ScenarioName | `${ScenarioName}@${Target}`;

/** The cookie that carries a choice from a page's address to the API requests of that page. */
export const SCENARIO_COOKIE = 'storefront-scenario';

/** The rules of a choice; `null` for a text that is none. */
export function parseScenario(text: string | null | undefined): ScenarioInForce | null {
  const [name = '', on, ...more] = (text ?? '').split('@');
  if (!Object.hasOwn(scenarios, name) || more.length > 0) return null;
  const rules: ScenarioRules = scenarios[name as ScenarioName];
  if (on === undefined) return { choice: name as ScenarioName, rules };
  return on === 'all' || on === 'reads' || on === 'writes' || on === 'facts'
    ? { choice: text as ScenarioChoice, rules: { ...rules, on } }
    : null;
}

/** What is in force for a visitor. */
export interface ScenarioInForce {
  readonly choice: ScenarioChoice;
  readonly rules: ScenarioRules;
}

/** The scenario chosen by the page's address (`?scenario=`), else by its cookie, else for everybody. Texts that are none are passed over. */
export function chooseScenario(pageUrl: string | null, cookie: string | undefined, otherwise: ScenarioChoice): ScenarioInForce {
  return scenarioOfUrl(pageUrl) ?? parseScenario(cookie) ?? parseScenario(otherwise) ?? { choice: 'normal', rules: scenarios.normal };
}

/** The choice that an address makes, if it makes a valid one. */
export function scenarioOfUrl(url: string | null): ScenarioInForce | null {
  return url && URL.canParse(url) ? parseScenario(new URL(url).searchParams.get('scenario')) : null;
}
