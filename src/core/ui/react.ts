import {
  createContext,
  createElement,
  Fragment,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type * as React from 'react';

/**
 * The React that the shop renders with, Preact in lite: a page must not have a second one, whose hooks would not work in the shop's roots. As a
 * factory for JSX: `react.createElement` and `react.Fragment`.
 */
export const react = {
  createContext,
  createElement,
  Fragment,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} as const;

/** The types that TypeScript looks up beside the factory. */
// oxlint-disable-next-line typescript/no-namespace -- it looks for no other
export declare namespace react {
  namespace JSX {
    type ElementType = React.JSX.ElementType;
    interface Element extends React.JSX.Element {}
    interface ElementClass extends React.JSX.ElementClass {}
    interface ElementAttributesProperty extends React.JSX.ElementAttributesProperty {}
    interface ElementChildrenAttribute extends React.JSX.ElementChildrenAttribute {}
    type LibraryManagedAttributes<Component, Properties> = React.JSX.LibraryManagedAttributes<Component, Properties>;
    interface IntrinsicAttributes extends React.JSX.IntrinsicAttributes {}
    interface IntrinsicClassAttributes<Component> extends React.JSX.IntrinsicClassAttributes<Component> {}
    interface IntrinsicElements extends React.JSX.IntrinsicElements {}
  }
}
