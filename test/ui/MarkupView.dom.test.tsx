import { cleanup, render } from '@testing-library/react';
import * as fc from '../support/fastCheck.ts';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isFilled } from '../../src/page/isFilled.ts';
import { readMarkup, type MarkupRole } from '../../src/page/markup.ts';
import { MarkupView, type RenderRole } from '../../src/ui/MarkupView.tsx';

afterEach(cleanup);

const noRole = (): null => null;
const repeatAll: RenderRole = (_node, repeat) => repeat();

function aPart(html: string): HTMLElement {
  const part = document.createElement('div');
  part.innerHTML = html;
  return part;
}

/** What stands in the part after it was read and rendered again. */
function again(part: HTMLElement, roleOf: (node: Element) => MarkupRole | null = noRole, view = repeatAll): HTMLElement {
  return render(<MarkupView nodes={readMarkup(part, roleOf)} render={view} />).container;
}

const SVG = 'http://www.w3.org/2000/svg';

interface Node {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (Node | string)[];
}

function build({ tag, attributes, children }: Node, parent: Element): void {
  const isSvg = tag === 'svg' || tag === 'path' || tag === 'linearGradient';
  const element = isSvg ? document.createElementNS(SVG, tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  for (const child of children) {
    if (typeof child === 'string') element.append(child);
    else build(child, element);
  }
  parent.append(element);
}

const words = fc.string({
  unit: fc.constantFrom('a', 'Z', '7', ' ', '\n', '"', "'", '<', '&', '{', '🫖', 'é'),
  minLength: 1,
  maxLength: 8,
});
const attributes = fc.dictionary(
  fc.constantFrom(
    'id',
    'class',
    'for',
    'onclick',
    'data-storefront',
    'data-Item',
    'aria-label',
    'tabindex',
    'title',
    'role',
    'href',
    'name',
    'hidden',
    'value',
    'itemprop',
    'dir',
    'maxlength',
    'contenteditable',
    'is',
    'key',
    'ref',
    'children',
    'dangerouslysetinnerhtml',
  ),
  words,
  { maxKeys: 4, noNullPrototype: true },
);
const { tree } = fc.letrec<{ tree: Node; child: Node | string }>((tie) => ({
  child: fc.oneof({ depthSize: 'small', withCrossShrink: true }, words, tie('tree')),
  tree: fc.oneof(
    fc.record({
      tag: fc.constantFrom('div', 'span', 'p', 'a', 'label', 'ul', 'li', 'button', 'fieldset', 'legend', 'my-part', 'noscript', 'h2'),
      attributes,
      children: fc.array(tie('child'), { maxLength: 3 }),
    }),
    fc.record({ tag: fc.constantFrom('img', 'input', 'br', 'meta'), attributes, children: fc.constant([]) }),
    fc.record({
      tag: fc.constant('svg'),
      attributes,
      children: fc.array(fc.record({ tag: fc.constantFrom('path', 'linearGradient'), attributes, children: fc.constant([]) }), {
        maxLength: 2,
      }),
    }),
    fc.record({
      tag: fc.constant('select'),
      attributes,
      children: fc.array(fc.record({ tag: fc.constant('option'), attributes, children: fc.array(words, { maxLength: 1 }) }), {
        maxLength: 3,
      }),
    }),
  ),
}));

describe('rendering the server’s HTML again', () => {
  it.each([
    ['classes and ids of themes', '<div class="variant-option\n  x" id="a"><span class="t">Size: </span></div>'],
    ['a style', '<p style="color: red; margin-top: 2px;">$5</p>'],
    ['handlers of the theme', '<a onclick="track(this)" href="/cart">Cart</a>'],
    ['labels and their inputs', '<label for="a b">S</label><input type="radio" id="a b" name="x" value="S" checked="">'],
    [
      'attributes that React knows by other names',
      '<input maxlength="4" readonly="" tabindex="0" autocomplete="off"><td colspan="2"></td>',
    ],
    ['attributes of other libraries', '<div data-controllers-bound="X" v-if="y" x-on:click="z" _hs="1"></div>'],
    ['drawings', '<svg viewBox="0 0 24 24"><path d="M0 0h24"></path></svg>'],
    ['marks for search engines', '<meta itemprop="price" content="5"><meta name="x" content="y">'],
    ['what is there for browsers without scripts', '<noscript>No script.</noscript>'],
    ['text between elements', 'from <b>$5</b>\n  <i></i> each'],
    ['words that look like markup', '<p title="&quot;&lt;">12&quot; / &lt;blue&gt; &amp; “M”</p>'],
    ['a choice that is made already', '<select><option value="">Select</option><option value="M" selected="">M</option></select>'],
    ['own elements', '<product-stars rating="4"></product-stars>'],
  ])('keeps %s', (_case, html) => {
    const part = aPart(html);
    expect(again(part).innerHTML).toBe(part.innerHTML);
  });

  it('keeps any tree of elements, attributes and texts as it is', () => {
    // React is strict about nesting and list keys in development only.
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    fc.assert(
      fc.property(fc.array(tree, { maxLength: 3 }), (nodes) => {
        const part = document.createElement('div');
        for (const node of nodes) build(node, part);
        expect(again(part).innerHTML).toBe(part.innerHTML);
        expect(document.head.innerHTML).toBe('');
        cleanup();
      }),
    );
    complaints.mockRestore();
  });

  it('leaves comments out, which nobody sees', () => {
    expect(again(aPart('a<!-- b -->c')).innerHTML).toBe('ac');
  });

  it('keeps pictures that a drawing takes from elsewhere on the page', () => {
    const part = aPart('');
    const use = document.createElementNS(SVG, 'use');
    use.setAttributeNS('http://www.w3.org/1999/xlink', 'xlink:href', '#cart');
    part.appendChild(document.createElementNS(SVG, 'svg')).append(use);
    const drawn = again(part).querySelector('use');
    expect(drawn?.getAttributeNS('http://www.w3.org/1999/xlink', 'href')).toBe('#cart');
  });

  it('keeps attributes that only a parser may write', () => {
    const part = aPart('<b @click="buy()" :class="x">5</b>');
    const write = Element.prototype.setAttribute;
    const strict = vi.spyOn(Element.prototype, 'setAttribute').mockImplementation(function (this: Element, name, value) {
      if (!/^[a-z]/i.test(name)) throw new DOMException(`'${name}' is not a valid attribute name.`, 'InvalidCharacterError');
      write.call(this, name, value);
    });
    expect(again(part).innerHTML).toBe('<b @click="buy()" :class="x">5</b>');
    strict.mockRestore();
  });
});

describe('the live parts in it', () => {
  const HTML = '<div class="a"><select id="s"><option value="">Select</option></select><i>never</i></div>';
  const roleOf = (node: Element) => (node.localName === 'select' ? { role: 'select', about: 'Size', value: 'v' } : null);

  it('are left to the widget, which is told what they are', () => {
    const seen: unknown[] = [];
    const container = again(aPart(HTML), roleOf, (node, repeat) => {
      seen.push([node.source.localName, node.role, node.about, node.value]);
      return repeat();
    });
    expect(seen).toEqual([['select', 'select', 'Size', 'v']]);
    expect(container.innerHTML).toBe(HTML);
  });

  it('take what the widget adds, over what the server wrote, and other children', () => {
    const node = createRef<Element>();
    const container = again(aPart(HTML), roleOf, (_node, repeat) =>
      repeat({ props: { id: 'mine', 'aria-busy': true }, children: <option>Other</option>, node }),
    );
    expect(container.innerHTML).toBe('<div class="a"><select id="mine" aria-busy="true"><option>Other</option></select><i>never</i></div>');
    expect(node.current).toBe(container.querySelector('select'));
  });

  it('change without the rest being touched', () => {
    const nodes = readMarkup(aPart(HTML), roleOf);
    const view = (label: string) => <MarkupView nodes={nodes} render={(_node, repeat) => repeat({ props: { 'aria-label': label } })} />;
    const { container, rerender } = render(view('one'));
    const before = [...container.querySelectorAll('*')];
    rerender(view('two'));
    expect([...container.querySelectorAll('*')]).toEqual(before);
    expect(container.querySelector('select')?.getAttribute('aria-label')).toBe('two');
  });
});

describe('content', () => {
  it.each([
    ['', false],
    [' \n ', false],
    ['<!-- empty -->', false],
    ['<script type="application/json">{}</script>', false],
    ['$5', true],
    ['<span></span>', true],
  ])('%j counts as filled: %s', (html, filled) => {
    expect(isFilled(aPart(html))).toBe(filled);
  });
});
