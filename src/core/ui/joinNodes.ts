import { createElement, Fragment, type ReactNode } from 'react';

/** Renders the nodes one after the other. An empty fragment would cost each of a long list's parts as much as a component, so it is `false`. */
export const joinNodes = (...nodes: readonly ReactNode[]): ReactNode => nodes.some(Boolean) && createElement(Fragment, null, ...nodes);
