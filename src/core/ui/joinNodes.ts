import { createElement, Fragment, type ReactNode } from 'react';

/** What is shown one after the other; `false` for nothing, because a fragment costs as much as a component, and a long list has hundreds. */
export const joinNodes = (...nodes: readonly ReactNode[]): ReactNode => nodes.some(Boolean) && createElement(Fragment, null, ...nodes);
