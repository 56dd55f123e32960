import type { Plugin } from 'vite';

/** What our parts import of React, by the module it comes from. A name that is missing here is a build error that says so. */
export const REACT_NAMES: Record<string, string> = {
  react:
    'Component,Fragment,Suspense,createContext,createElement,lazy,memo,useCallback,useContext,useDeferredValue,useEffect,useId,useImperativeHandle,' +
    'useInsertionEffect,useLayoutEffect,useMemo,useRef,useState',
  'react/jsx-runtime': 'Fragment,jsx,jsxs',
  'react-dom': 'createPortal,flushSync',
  'react-dom/client': 'createRoot',
};

/**
 * React comes as CommonJS, of which every module that imports it keeps a wrapped copy, and calls `(0, copy.useState)(…)`. Ours import
 * plain names instead, each read once.
 */
export const reactNames = (): Plugin => ({
  name: 'react-names',
  enforce: 'pre',
  resolveId: (source, importer) => (source in REACT_NAMES && importer && !/node_modules|^\0/.test(importer) ? `\0names:${source}` : null),
  load(id) {
    const source = id.startsWith('\0names:') ? id.slice('\0names:'.length) : '';
    const names = REACT_NAMES[source];
    if (names === undefined) return null;
    const reads = names.split(',').map((name) => `export const ${name} = /* @__PURE__ */ (() => library.${name})();`);
    return { code: `import library from '${source}';\n${reads.join('\n')}`, moduleSideEffects: false };
  },
});
