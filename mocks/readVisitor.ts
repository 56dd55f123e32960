import { chooseScenario, SCENARIO_COOKIE, type ScenarioChoice } from './chooseScenario.ts';
import type { HostContext } from './HostContext.ts';
import { readCookies } from './readCookies.ts';
import type { ScenarioRules } from './ScenarioRules.ts';

/** Who asks, and in which scenario. */
export interface Visitor {
  readonly choice: ScenarioChoice;
  /** The rules for this very request: those of `normal` when the scenario does not concern it. */
  readonly rules: ScenarioRules;
  /** How many requests the scenario has concerned before this one. */
  readonly turn: number;
  readonly crumb: string | null;
  readonly cartToken: string | null;
  readonly hasCartCookie: boolean;
}

/** Knows a visitor by the cookies, and the scenario by the page's address, else by its cookie, else by the host's own choice. */
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

/** The address of the page that asks: a server is told, handlers that run in the page itself just look. */
function pageOf(request: Request): string | null {
  return request.headers.get('referer') ?? (typeof location === 'undefined' ? null : location.href);
}

const undisturbed: ScenarioRules = { description: '', on: 'all' };
