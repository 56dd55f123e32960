import { chooseScenario, parseScenario, SCENARIO_COOKIE, type ScenarioChoice } from '../chooseScenario.ts';
import { readCookies } from '../readCookies.ts';
import { scenarios } from '../scenarios.ts';
import { setScenario } from '../setScenario.ts';
import { createChoices, withParameter } from './createChoices.ts';
import { createLog } from './createLog.ts';
import { button, choice, element } from './element.ts';
import { openState } from './openState.ts';
import { panelSheet } from './panelSheet.ts';
import type { PanelSource } from './PanelSource.ts';

/**
 * Shows the panel for testers: the scenario in force, choices, states, requests and events. In a shadow root, apart from the shop.
 *
 * @returns removes it
 */
export function showPanel(source: PanelSource): () => void {
  const ending = new AbortController();
  const host = document.createElement('storefront-mocks-panel');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(panelSheet);
  root.adoptedStyleSheets = [sheet];
  const stop = () => {
    ending.abort();
    host.remove();
  };

  const title = element('summary');
  const unknown = unknownScenario();
  const box = element(
    'div',
    ...(unknown === null ? [] : [alertOf(`There is no scenario "${unknown}"; the one below is in force.`)]),
    ...createScenarioChoice(source, title),
    createChoices(source),
    createStates(source),
    buttons(
      button('Empty all carts and start afresh', () => void Promise.resolve(source.reset()).then(startAfresh)),
      button('Dismiss the panel', stop),
    ),
    ...createLog(source, ending.signal),
  );
  box.className = 'box';
  const panel = element('details', title, box);
  panel.className = 'panel';
  panel.open = new URLSearchParams(location.search).has('qa');
  root.append(panel);
  document.body.append(host);
  openState(source).catch((error: unknown) => {
    box.prepend(alertOf(`This state could not be opened: ${error instanceof Error ? error.message : String(error)}.`));
    panel.open = true;
  });
  return stop;
}

/** Loads the page anew, without what its address asks of the host. */
function startAfresh(): void {
  const url = new URL(location.href);
  for (const name of ['scenario', 'state']) url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
  location.reload();
}

/** Shows how the host behaves, and changes it from the next request on. */
function createScenarioChoice({ scenario }: PanelSource, title: HTMLElement): HTMLElement[] {
  const description = element('p');
  description.id = 'description';
  const show = (): string => {
    const cookie = readCookies(new Request(location.href)).get(SCENARIO_COOKIE);
    const { choice: chosen, rules } = chooseScenario(location.href, cookie, scenario);
    title.textContent = `Demo, not a real shop · ${chosen}`;
    description.textContent = rules.description;
    const [name = 'normal'] = chosen.split('@');
    return name;
  };
  const names = Object.entries(scenarios).map(([name, rules]) => [name, `${name}: ${rules.description}`] as const);
  const onChoose = (name: string) => {
    setScenario(name as ScenarioChoice);
    show();
  };
  const label = choice('How the host behaves', names, show(), onChoose, description.id);
  return [label, description];
}

/** Links to what takes a tester long to bring about. */
function createStates({ links = [] }: PanelSource): HTMLElement {
  const states = element('nav');
  states.setAttribute('aria-label', 'States');
  const own = [
    ['Sold out', withParameter('scenario', 'out-of-stock-at-add')],
    ['Signed in', withParameter('state', 'signed-in')],
    ['100 lines', withParameter('state', '100-lines')],
    ['Expired crumb', withParameter('scenario', 'crumb-expired')],
    ['Offline', withParameter('scenario', 'offline')],
  ] as const;
  for (const [label, href] of new Map([...own, ...links])) {
    const link = element('a', label);
    link.href = href;
    states.append(link);
  }
  return states;
}

/** The scenario that the address asks for, if it does not exist. */
function unknownScenario(): string | null {
  const asked = new URLSearchParams(location.search).get('scenario');
  return asked !== null && !parseScenario(asked) ? asked : null;
}

function alertOf(text: string): HTMLElement {
  const note = element('p', text);
  note.setAttribute('role', 'alert');
  return note;
}

function buttons(...all: readonly HTMLElement[]): HTMLElement {
  const row = element('div', ...all);
  row.className = 'buttons';
  return row;
}
