import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fc from 'fast-check';
import type * as ReactModule from 'react';
import type { ReactNode } from 'react';
import type * as ReactDom from 'react-dom';
import type * as ReactDomClient from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { withoutUnreached } from '../../build/leanReact.ts';
import { REACT_NAMES } from '../../build/reactNames.ts';
import { UNASKED } from '../../build/unreachedReact.ts';

const FOLDER = createRequire(import.meta.url)
  .resolve('react-dom/package.json')
  .replace('react-dom/package.json', '');
const CLIENT = 'react-dom/cjs/react-dom-client.production.js';
const read = (file: string): string => readFileSync(`${FOLDER}${file}`, 'utf8');

interface Library {
  readonly React: typeof ReactModule;
  readonly dom: typeof ReactDom;
  readonly client: typeof ReactDomClient;
}

/** React's production build, of its own; `change` is made to its renderer. */
function load(change: (code: string) => string): Library {
  const parts: Record<string, unknown> = {};
  const evaluate = <Part,>(name: string, code: string): Part => {
    const exports = {};
    // eslint-disable-next-line no-new-func -- a file of CommonJS, as a bundler evaluates it
    new Function('exports', 'require', code)(exports, (wanted: string) => parts[wanted]);
    parts[name] = exports;
    return exports as Part;
  };
  const React = evaluate<typeof ReactModule>('react', read('react/cjs/react.production.js'));
  evaluate('scheduler', read('scheduler/cjs/scheduler.production.js'));
  const dom = evaluate<typeof ReactDom>('react-dom', read('react-dom/cjs/react-dom.production.js'));
  return { React, dom, client: evaluate('client', change(read(CLIENT))) };
}

const whole = load((code) => code);
const lean = load(withoutUnreached);

/** What a play shows of itself, after each of its acts. */
type Play = (library: Library, container: HTMLElement, show: () => void) => void | Promise<void>;

async function watch(library: Library, play: Play): Promise<string[]> {
  const container = document.body.appendChild(document.createElement('div'));
  const scenes: string[] = [];
  await play(library, container, () => void scenes.push(document.body.innerHTML.replace(/«?_?r[\w:]*»?(?=")/g, 'id')));
  container.remove();
  return scenes;
}

async function expectSame(play: Play): Promise<string[]> {
  const scenes = await watch(lean, play);
  expect(scenes).toEqual(await watch(whole, play));
  return scenes;
}

afterEach(() => void (document.body.innerHTML = ''));

const text = fc.constantFrom('Mug', '12.00', '', '<b>', 'é🙂');
const attributes = fc.record(
  {
    id: fc.constantFrom('a', 'b'),
    className: fc.constantFrom('price', 'price on-sale'),
    hidden: fc.boolean(),
    title: text,
    style: fc.constantFrom({ color: 'red' }, { width: 10, opacity: 1 }),
    'data-state': fc.constantFrom('idle', 'added'),
    'aria-busy': fc.boolean(),
    key: fc.constantFrom('k1', 'k2', 'k3'),
  },
  { requiredKeys: [] },
);
/** A tree of elements: tag, attributes, children; a string is a text. */
type Tree = string | readonly [tag: string, attributes: object, children: readonly Tree[]];
const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    text,
    fc.tuple(
      fc.constantFrom('div', 'span', 'ul', 'li', 'button', 'input', 'select', 'option', 'textarea', 'svg', 'path', 'x-price', 'fragment'),
      attributes,
      fc.array(tie('tree'), { maxLength: 4 }),
    ),
  ),
}));

function toElement(React: typeof ReactModule, one: Tree): ReactNode {
  if (typeof one === 'string') return one;
  const [tag, { ...props }, children] = one;
  const { key } = props as { key?: string };
  const shown = tag === 'input' || tag === 'textarea' ? [] : children.map((child) => toElement(React, child));
  return tag === 'fragment'
    ? React.createElement(React.Fragment, key ? { key } : null, ...shown)
    : React.createElement(tag, props, ...shown);
}

describe('the React that is shipped', () => {
  it('shows any tree, and any other after it, as the whole React does', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(tree, { minLength: 1, maxLength: 4 }), async (trees) => {
        await expectSame((library, container, show) => {
          const root = library.client.createRoot(container);
          for (const one of trees) {
            library.dom.flushSync(() => root.render(toElement(library.React, one)));
            show();
          }
          library.dom.flushSync(() => root.unmount());
          show();
        });
      }),
      { numRuns: 300 },
    );
  });

  it('hears a press and typing, keeps a field in the visitor’s hands, and carries news to whoever asked for it', async () => {
    const scenes = await expectSame(({ React, dom, client }, container, show) => {
      const Currency = React.createContext('USD');
      const Price = React.memo(() => React.createElement('b', null, React.useContext(Currency)));
      const Shop = () => {
        const [count, setCount] = React.useState(0);
        const [name, setName] = React.useState('');
        const id = React.useId();
        const late = React.useDeferredValue(count);
        const field = React.useRef<HTMLInputElement>(null);
        React.useLayoutEffect(() => field.current?.setAttribute('data-count', String(count)), [count]);
        return React.createElement(
          Currency.Provider,
          { value: count > 1 ? 'EUR' : 'USD' },
          React.createElement('button', { onClick: () => setCount((n) => n + 1) }, `${count} ${late}`),
          React.createElement('input', {
            id,
            ref: field,
            value: name,
            onChange: (event: { target: HTMLInputElement }) => setName(event.target.value.trim()),
          }),
          React.createElement(Price),
        );
      };
      const root = client.createRoot(container);
      dom.flushSync(() => root.render(React.createElement(Shop)));
      show();
      for (let press = 0; press < 2; press += 1) {
        dom.flushSync(() => container.querySelector('button')?.click());
        show();
      }
      const field = container.querySelector('input');
      if (!field) throw new Error('There is no field.');
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, ' Ada ');
      dom.flushSync(() => field.dispatchEvent(new Event('input', { bubbles: true })));
      expect(field.value).toBe('Ada');
      root.unmount();
    });
    expect(scenes.at(-1)).toContain('<b>EUR</b>');
  });

  it('catches what a part throws, shows what comes late when it is there, and renders into other places', async () => {
    const scenes = await expectSame(async ({ React, dom, client }, container, show) => {
      class Fence extends React.Component<{ children?: ReactNode }> {
        static getDerivedStateFromError = () => ({ failed: true });
        override state = { failed: false };
        override render() {
          return this.state.failed ? 'The server’s own HTML' : this.props.children;
        }
      }
      const Broken = () => {
        throw new Error('broken');
      };
      let arrive: (part: { default: () => string }) => void = () => undefined;
      const Late = React.lazy(() => new Promise<{ default: () => string }>((go) => (arrive = go)));
      const caught = vi.fn<(error: unknown) => void>();
      const root = client.createRoot(container, { onCaughtError: caught });
      dom.flushSync(() =>
        root.render([
          React.createElement(Fence, { key: 1 }, React.createElement(Broken)),
          React.createElement(
            React.Suspense,
            { key: 2, fallback: 'Loading' },
            React.createElement('i', null, 'early'),
            React.createElement(Late),
          ),
          dom.createPortal(React.createElement('em', null, 'elsewhere'), document.body),
        ]),
      );
      show();
      expect(caught).toHaveBeenCalledOnce();
      arrive({ default: () => 'late' });
      await vi.waitFor(() => expect(container.textContent).toContain('late'));
      show();
      dom.flushSync(() => root.unmount());
      show();
    });
    expect(scenes[1]).toContain('The server’s own HTML');
  });

  it('leaves a style sheet, a title and a script where they were written, which the whole one puts into the head', () => {
    const { React, dom, client } = lean;
    const container = document.body.appendChild(document.createElement('div'));
    const root = client.createRoot(container);
    dom.flushSync(() =>
      root.render([
        React.createElement('title', { key: 1 }, 'Mug'),
        React.createElement('meta', { key: 2, name: 'author', content: 'Ada' }),
      ]),
    );
    expect(container.innerHTML).toBe('<title>Mug</title><meta name="author" content="Ada">');
    dom.flushSync(() => root.unmount());
  });

  it('has every part that is asked for', () => {
    const asked = new Set(Object.values(REACT_NAMES).flatMap((names) => names.split(',')));
    const unasked = Object.values(UNASKED).flat();
    expect(unasked.filter((name) => asked.has(name))).toEqual([]);
  });

  it('is not made from a React that has other parts', () => {
    expect(() => withoutUnreached(read(CLIENT).replaceAll('popHydrationState', 'popServerState'))).toThrow(
      'React has no function popHydrationState',
    );
  });
});
