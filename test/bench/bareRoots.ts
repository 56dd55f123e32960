import { createElement, useState, type ReactElement } from 'react';
import { createRoot, flushSync } from '../../src/core/mount/renderer.ts';

/** The smallest widget: own state, and an element with a text. */
function Bare(): ReactElement {
  const [text] = useState('bare');
  return createElement('span', null, text);
}

/** Runs in the page: mounts `count` bare components in separate containers. The page's memory then grows by the library's own cost. */
export function mountBare(count: number): void {
  for (let index = 0; index < count; index += 1) {
    const container = document.createElement('span');
    document.body.append(container);
    const root = createRoot(container);
    flushSync(() => root.render(createElement(Bare)));
  }
}
