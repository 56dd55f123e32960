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
