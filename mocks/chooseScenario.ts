import { scenarios, type ScenarioName } from './scenarios.ts';
import type { ScenarioRules, Target } from './ScenarioRules.ts';

/** A scenario's name, optionally with the requests it applies to: `server-error@reads`. */
export type ScenarioChoice = ScenarioName | `${ScenarioName}@${Target}`;

/** Carries the choice in a page's address to its API requests. */
export const SCENARIO_COOKIE = 'storefront-scenario';

/** `null` for invalid text. */
export function parseScenario(text: string | null | undefined): ScenarioInForce | null {
  const [name = '', on, ...more] = (text ?? '').split('@');
  if (!Object.hasOwn(scenarios, name) || more.length > 0) return null;
  const rules: ScenarioRules = scenarios[name as ScenarioName];
  if (on === undefined) return { choice: name as ScenarioName, rules };
  return on === 'all' || on === 'reads' || on === 'writes' || on === 'facts'
    ? { choice: text as ScenarioChoice, rules: { ...rules, on } }
    : null;
}

export interface ScenarioInForce {
  readonly choice: ScenarioChoice;
  readonly rules: ScenarioRules;
}

/** The scenario from the page's address (`?scenario=`), else its cookie, else the host's. Invalid ones are skipped. */
export function chooseScenario(pageUrl: string | null, cookie: string | undefined, otherwise: ScenarioChoice): ScenarioInForce {
  return scenarioOfUrl(pageUrl) ?? parseScenario(cookie) ?? parseScenario(otherwise) ?? { choice: 'normal', rules: scenarios.normal };
}

export function scenarioOfUrl(url: string | null): ScenarioInForce | null {
  return url && URL.canParse(url) ? parseScenario(new URL(url).searchParams.get('scenario')) : null;
}
