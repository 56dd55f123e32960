import { chooseScenario, SCENARIO_COOKIE, type ScenarioChoice } from './chooseScenario.ts';
import { readCookies } from './readCookies.ts';
import type { RequestRecord } from './RequestRecord.ts';
import { scenarios } from './scenarios.ts';
import type { Mocks } from './Mocks.ts';

const SHOWN = 30;

const CSS = `
:host { all: initial; position: fixed; inset: auto auto 8px 8px; z-index: 2147483647; font: 14px/1.4 system-ui, sans-serif; }
details { background: #fff; color: #111; border: 1px solid #555; border-radius: 6px; inline-size: min(24rem, calc(100vw - 16px)); }
summary { padding: 8px 12px; cursor: pointer; font-weight: 600; }
div { padding: 0 12px 12px; display: grid; gap: 8px; }
p { margin: 0; }
select, button { font: inherit; min-block-size: 32px; }
ol { margin: 0; padding-inline-start: 0; list-style: none; max-block-size: 30vh; overflow: auto; font: 12px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
@media print { :host { display: none; } }
`;

/**
 * Adds a control panel with scenario, reset and request log.
 *
 * @returns removes it
 */
export function mountPanel(mocks: Pick<Mocks, 'log' | 'watchLog' | 'setScenario' | 'reset'>): () => void {
  const host = document.createElement('storefront-mocks-panel');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS);
  root.adoptedStyleSheets = [sheet];

  const select = element('select');
  select.id = 'scenario';
  for (const name of Object.keys(scenarios)) select.append(new Option(name));
  const label = element('label', 'How the host behaves');
  label.htmlFor = select.id;
  const description = element('p');
  description.id = 'description';
  select.setAttribute('aria-describedby', description.id);
  const reset = element('button', 'Empty all carts and start afresh');
  reset.type = 'button';
  const log = element('ol');
  log.tabIndex = 0;
  log.setAttribute('aria-label', 'Requests, newest first');

  const showScenario = (): void => {
    const inForce = chooseScenario(location.href, readCookies(new Request(location.href)).get(SCENARIO_COOKIE), 'normal');
    const [name = 'normal'] = inForce.choice.split('@');
    select.value = name;
    description.textContent = inForce.rules.description;
  };
  const showLog = (): void => {
    log.replaceChildren();
    for (const record of mocks.log.slice(-SHOWN)) log.prepend(element('li', describe(record)));
  };
  select.addEventListener('change', () => {
    mocks.setScenario(select.value as ScenarioChoice);
    showScenario();
  });
  reset.addEventListener('click', () => {
    mocks.reset();
    location.reload();
  });

  const box = element('div');
  box.append(label, select, description, reset, element('p', 'Requests'), log);
  const panel = element('details');
  panel.open = true;
  panel.append(element('summary', 'Mocked host'), box);
  root.append(panel);
  showScenario();
  showLog();
  document.body.append(host);
  const unwatch = mocks.watchLog(showLog);
  return () => {
    unwatch();
    host.remove();
  };
}

function describe({ method, path, status }: RequestRecord): string {
  return `${status === null ? '…' : status === 0 ? 'no answer' : status} ${method} ${path}`;
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, text = ''): HTMLElementTagNameMap[Name] {
  const node = document.createElement(name);
  node.textContent = text;
  return node;
}
