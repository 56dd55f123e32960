import type { RequestRecord } from '../RequestRecord.ts';
import { button, element } from './element.ts';
import type { PanelSource } from './PanelSource.ts';
import { toHar } from './toHar.ts';
import { watchEvents } from './watchEvents.ts';

const SHOWN = 30;
/** Letters of an answer that the list has; the saved file has all of them. */
const LONGEST = 20_000;

/** The live lists of requests and events, and what saves them. Ends with the signal. */
export function createLog({ log, watchLog }: Pick<PanelSource, 'log' | 'watchLog'>, signal: AbortSignal): HTMLElement[] {
  const requests = list('Requests, newest first');
  const events = list('Events, newest first');
  const show = () => {
    const opened = new Set([...requests.querySelectorAll('details[open]')].map((node) => node.id));
    requests.replaceChildren(
      ...log()
        .map((record, at) => line(describe(record), bodiesOf(record), `request-${at}`, opened))
        .slice(-SHOWN)
        .toReversed(),
    );
  };
  show();
  signal.addEventListener('abort', watchLog(show));
  const unwatch = watchEvents((name, detail) => {
    events.prepend(line(`${clock(Date.now())} ${name}`, toText(detail)));
    while (events.children.length > SHOWN) events.lastElementChild?.remove();
  });
  signal.addEventListener('abort', unwatch);
  return [
    element('h2', 'Requests'),
    requests,
    button('Save the requests as HAR', () => save(toHar(log(), location.origin))),
    element('h2', 'Events'),
    events,
  ];
}

function list(label: string): HTMLOListElement {
  const node = element('ol');
  node.tabIndex = 0;
  node.setAttribute('aria-label', label);
  return node;
}

function line(text: string, body: string, id = '', opened: ReadonlySet<string> = new Set()): HTMLLIElement {
  if (body === '') return element('li', text);
  const more = element('details', element('summary', text), element('pre', body));
  more.id = id;
  more.open = opened.has(id);
  return element('li', more);
}

const clock = (at: number): string => new Date(at).toTimeString().slice(0, 8);

function describe({ method, path, status, at, ms }: RequestRecord): string {
  const answer = status === null ? '…' : status === 0 ? 'no answer' : status;
  return `${answer} ${method} ${path} ${clock(at)}${ms === null ? '' : ` ${ms} ms`}`;
}

/** The bodies of request and answer; '' where both are empty. */
function bodiesOf({ rawBody, answer }: RequestRecord): string {
  const bodies = [rawBody && `Sent: ${rawBody}`, answer?.text && `Answered: ${answer.text.slice(0, LONGEST)}`];
  return bodies.filter(Boolean).join('\n\n');
}

/** A detail may hold elements and itself. */
function toText(detail: unknown): string {
  try {
    return JSON.stringify(detail, (_key, value: unknown) => (value instanceof Node ? value.nodeName : value), 1);
  } catch {
    return String(detail);
  }
}

function save(har: object): void {
  const link = element('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(har, null, 2)], { type: 'application/json' }));
  link.download = 'storefront.har';
  link.click();
  URL.revokeObjectURL(link.href);
}
