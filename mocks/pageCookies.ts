import { chooseScenario, SCENARIO_COOKIE, scenarioOfUrl } from './chooseScenario.ts';
import { crumbCookie } from './createRoute.ts';
import type { Host } from './createHost.ts';
import { readCookies } from './readCookies.ts';

/**
 * Cookies of a served page: a crumb if the visitor has none, and the scenario in its address.
 *
 * @returns one `Set-Cookie` value per cookie
 */
export function pageCookies(page: Request, host: Host): string[] {
  const cookies = readCookies(page);
  const chosen = scenarioOfUrl(page.url);
  const { rules } = chooseScenario(page.url, cookies.get(SCENARIO_COOKIE), host.scenario());
  const set = chosen ? [`${SCENARIO_COOKIE}=${chosen.choice}; Path=/; SameSite=Lax`] : [];
  if (!cookies.has('crumb') && !('cookies' in rules)) set.push(crumbCookie(host.db.createId()));
  return set;
}
