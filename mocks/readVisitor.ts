import { chooseScenario, SCENARIO_COOKIE, type ScenarioChoice } from './chooseScenario.ts';
import type { HostContext } from './HostContext.ts';
import { readCookies } from './readCookies.ts';
import type { ScenarioRules } from './ScenarioRules.ts';

export interface Visitor {
  readonly choice: ScenarioChoice;
  /** The rules for this request: `normal` if the scenario does not apply to it. */
  readonly rules: ScenarioRules;
  readonly turn: number;
  readonly crumb: string | null;
  readonly cartToken: string | null;
  readonly hasCartCookie: boolean;
}

/** Identifies the visitor by cookies, and the scenario by the page's address, its cookie, or the host's setting. */
export function readVisitor(request: Request, host: HostContext, isFact = false): Visitor {
  const cookies = readCookies(request);
  const { choice, rules } = chooseScenario(pageOf(request), cookies.get(SCENARIO_COOKIE), host.scenario());
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const concerned = isFact ? rules.on === 'facts' : rules.on === 'all' || rules.on === (isRead ? 'reads' : 'writes');
  const ignored = concerned && rules.cookies === 'ignored';
  const crumb = ignored ? null : (cookies.get('crumb') ?? null);
  const cart = ignored ? null : (cookies.get('CART') ?? null);
  return {
    choice,
    rules: concerned ? rules : undisturbed,
    turn: concerned ? host.nextTurn(choice) : 0,
    crumb,
    cartToken: cart ?? (crumb === null ? null : host.db.tokenOf(crumb)),
    hasCartCookie: cart !== null,
  };
}

/** A server reads it from the request; handlers in the page read the location. */
function pageOf(request: Request): string | null {
  return request.headers.get('referer') ?? (typeof location === 'undefined' ? null : location.href);
}

const undisturbed: ScenarioRules = { description: '', on: 'all' };
