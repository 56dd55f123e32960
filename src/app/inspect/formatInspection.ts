import type { Inspection } from './Inspection.ts';

/** The data as Markdown, one line for each thing, for an issue. */
export function formatInspection(data: Omit<Inspection, 'text'>): string {
  const { parts, products, cart, consent, settings, flags, requests, events, timings, errors } = data;
  const given = settings.filter(({ from }) => from !== 'default');
  return [
    `# storefront-embed ${data.version}, ${data.file ?? 'imported'}: ${STATES[data.state]}`,
    ...section('Page', Object.entries(data.page), ([name, value]) => `${name}: ${String(value)}`),
    ...section('Parts', parts, ({ element, widget, state, why, product }) =>
      [`${state} ${widget} ${code(element)}`, product && `product ${product}`, why].filter(Boolean).join(', '),
    ),
    ...section('Products', products, ({ id, element, ...product }) => `${id} ${code(element ?? 'no element')} ${JSON.stringify(product)}`),
    ...section('Cart', cart ? [cart] : [], (known) => JSON.stringify(known)),
    ...section('Consent', consent ? [consent] : [], (known) => JSON.stringify(known)),
    ...section('Settings that are not the default', given, ({ name, value, from }) => `${name}: ${JSON.stringify(value)} (${from})`),
    ...section('Flags', flags, ({ name, from }) => `${name} (${from})`),
    ...section('Requests', requests, ({ path, status, at, ms }) => `${at} ms: ${status} ${path}, ${ms} ms`),
    ...section('Events', events, ({ event, at }) => `${at} ms: ${event}`),
    ...section('Timings', timings, ({ name, at, ms }) => `${at} ms: ${name}, ${ms} ms`),
    ...section('Errors', errors, ({ part, error, at }) => `${at} ms: ${part} ${error}`),
  ].join('\n');
}

const STATES = { running: 'running', none: 'not needed by this page', stopped: 'not started' } as const;

const section = <Item>(title: string, items: readonly Item[], line: (item: Item) => string): string[] => [
  '',
  `## ${title}${items.length === 0 ? ': none' : ''}`,
  ...items.map((item) => `- ${line(item)}`),
];

const code = (text: string): string => `\`${text.replaceAll('`', "'")}\``;
