import { createElement, useState, type ReactElement } from 'react';
import { createRoot, flushSync } from '../../src/core/mount/renderer.ts';

/** The least that a widget is: state of its own, and an element with a text. */
function Bare(): ReactElement {
  const [text] = useState('bare');
  return createElement('span', null, text);
}

/**
 * Runs in the page: mounts the least of a component in `count` containers, each an element of its own as ours are, and nothing else. What
 * the page's memory then grows by is the price of the library with that many containers.
 */
export function mountBare(count: number): void {
  for (let index = 0; index < count; index += 1) {
    const container = document.createElement('span');
    document.body.append(container);
    const root = createRoot(container);
    flushSync(() => root.render(createElement(Bare)));
  }
}
