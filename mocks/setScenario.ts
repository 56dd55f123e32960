import { parseScenario, SCENARIO_COOKIE, type ScenarioChoice } from './chooseScenario.ts';

/**
 * Sets the host's behaviour from this visitor's next request on, wherever there is a document; elsewhere a host has `setScenario` itself.
 *
 * @throws Error for an unknown scenario, or without a document
 */
export function setScenario(choice: ScenarioChoice): void {
  if (!parseScenario(choice)) throw new Error(`"${choice}" is not a scenario of the mocked host.`);
  if (typeof document === 'undefined') throw new Error('There is no page whose behaviour could be set; call setScenario of the host.');
  document.cookie = `${SCENARIO_COOKIE}=${choice}; Path=/; SameSite=Lax`;
  // A choice in the address would win over the cookie.
  const url = new URL(location.href);
  if (!url.searchParams.has('scenario')) return;
  url.searchParams.delete('scenario');
  history.replaceState(history.state, '', url);
}
