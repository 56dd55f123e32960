import { createHash } from 'node:crypto';
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, UserConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import manifest from './package.json' with { type: 'json' };
import { umdOutput } from './vite.umd.ts';

const DIST = resolve(import.meta.dirname, 'dist');

/** The page's own Request, Response and Headers may have been replaced by an old library; ky gets ones that can be trusted. */
const NATIVES = resolve(import.meta.dirname, 'src/lib/natives.ts');

/** Writes `dist/integrity.json`: the SRI hash (sha384) of every built script, for the `integrity` attribute. */
const integrity = (): Plugin => ({
  name: 'integrity',
  closeBundle() {
    const hashes: Record<string, string> = {};
    for (const file of readdirSync(DIST).filter((name) => name.endsWith('.js')).toSorted()) {
      hashes[file] = `sha384-${createHash('sha384').update(readFileSync(resolve(DIST, file))).digest('base64')}`;
    }
    writeFileSync(resolve(DIST, 'integrity.json'), `${JSON.stringify(hashes, null, 2)}\n`);
  },
});

const EXPORT_LOOP = 'for (var name in all) {';

/**
 * The bundler's own code lists a module's exports with `for…in`, which also finds what a page has put on every object; a getter of the
 * page's then kills the whole file. Only own names count.
 */
const ownExports = (): Plugin => ({
  name: 'own-exports',
  renderChunk: (code) =>
    code.includes(EXPORT_LOOP) ? { code: code.replace(EXPORT_LOOP, 'for (var name of __getOwnPropNames(all)) {'), map: null } : null,
});

const TABBABLE_REDUCE = 'orderedTabbables.sort(sortOrderedTabbables).reduce(';

const TABBABLE_ELEMENT = 'Element.prototype';

/** The focus trap's list of controls leans on `reduce` and `Element`, which old libraries have replaced by something else of that name. */
const plainTabbable = (): Plugin => ({
  name: 'plain-tabbable',
  transform(code, id) {
    if (!/[\\/]tabbable[\\/]/.test(id)) return null;
    if (!code.includes(TABBABLE_REDUCE)) this.error(`${id} has changed: see whether it still leans on what pages replace`);
    const fold = 'const fold = (list, step, start) => { for (const item of list) start = step(start, item); return start; };';
    const plain = code.replace(TABBABLE_REDUCE, 'fold(orderedTabbables.sort(sortOrderedTabbables), ').replaceAll(TABBABLE_ELEMENT, 'HTMLElement.prototype');
    return { code: fold + plain, map: null };
  },
});

/** In hCaptcha's component, by the names that its release 2.2.0 was minified with: where its loader is called, and all of the loader. */
const CAPTCHA_LOADER = [/(?<=loadCaptcha\(\)\{)if\(this\.apiScriptRequested\).*?this\.apiScriptRequested=!0(?=\})/s, /(?<=from"react-dom";)var he=.*?(?=function M\(t\)\{)/s];

/**
 * Leaves the loader out that hCaptcha's component brings for its provider's script: with a telemetry client in it, it is four times as
 * large as the component. We load that script ourselves (`src/ui/loadCaptchaScript.ts`: with a deadline, and a second try), and the
 * component only when it is there.
 */
const withoutCaptchaLoader = (): Plugin => ({
  name: 'without-captcha-loader',
  transform(code, id) {
    if (!id.includes('@hcaptcha/react-hcaptcha')) return null;
    const component = CAPTCHA_LOADER.reduce((rest, part) => {
      if (!part.test(rest)) throw new Error('hCaptcha’s component has another loader than release 2.2.0: see CAPTCHA_LOADER.');
      return rest.replace(part, '');
    }, code);
    return { code: component, map: null, moduleSideEffects: false };
  },
});

/** What our parts import of React, by the module it comes from. A name that is missing here is a build error that says so. */
const REACT_NAMES: Record<string, string> = {
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
const reactNames = (): Plugin => ({
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

const shared = (input: Record<string, string>): UserConfig => ({
  define: { __VERSION__: JSON.stringify(manifest.version), 'process.env.NODE_ENV': '"production"' },
  publicDir: false,
  plugins: [reactNames(), withoutCaptchaLoader(), ownExports(), integrity()],
  build: {
    outDir: DIST,
    emptyOutDir: false,
    target: 'es2022',
    sourcemap: true,
    reportCompressedSize: false,
    modulePreload: false,
    lib: { entry: input, formats: ['es'] },
    rolldownOptions: {
      checks: { emptyImportMeta: false },
      preserveEntrySignatures: 'strict',
      transform: { inject: {} },
      // Selectors and names of attributes stand where they are used: most are used once, and some pages use only a few.
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
    },
  },
});

/** Licence texts stay; notes that only a bundler reads go. */
const COMMENTS = { legal: true, annotation: false, jsdoc: false } as const;

const es = {
  format: 'es',
  minify: true,
  comments: COMMENTS,
  entryFileNames: '[name].js',
  chunkFileNames: '[name].js',
} as const;

/** The shop: one ES build with React and rare widgets in chunks of their own, one UMD file with everything in it. */
function storefront(): UserConfig {
  const config = shared({ storefront: resolve(import.meta.dirname, 'widgets/index.ts') });
  config.plugins?.push(plainTabbable());
  const options = config.build?.rolldownOptions;
  if (!options) throw new Error('unreachable: shared() sets rolldownOptions');
  options.transform = {
    inject: {
      'globalThis.Request': [NATIVES, 'Request'],
      'globalThis.Response': [NATIVES, 'Response'],
      'globalThis.Headers': [NATIVES, 'Headers'],
    },
  };
  options.output = [
    {
      ...es,
      codeSplitting: {
        groups: [
          // Apart from the entry, which must know its own address: lazy parts import the core by a name without a query string.
          { name: 'storefront-core', tags: ['$initial'], test: (id) => !id.endsWith('widgets/index.ts'), priority: 4 },
          { name: 'storefront-react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime|\0names:/, priority: 3 },
          {
            name: 'storefront-shop',
            test: /(src[\\/](start|settings|config)|widgets[\\/](variants|price|quantity|add-to-cart|cart-pill|cart-badge)[\\/][A-Z])/,
            priority: 2,
          },
          { name: 'storefront-wire', test: /src[\\/](api[\\/]createApi|shop[\\/](buyingActions|createCartWriter))/, priority: 1 },
        ],
      },
    },
    umdOutput({ minify: true, comments: COMMENTS }),
  ];
  return config;
}

/** Puts the service worker that the mocked host needs in a browser beside it. */
const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  writeBundle: () => copyFileSync(fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js')), resolve(DIST, 'mockServiceWorker.js')),
});

/** One ES file from one entry, everything in it. */
function single(name: string, entry: string): UserConfig {
  const config = shared({ [name]: resolve(import.meta.dirname, entry) });
  const options = config.build?.rolldownOptions;
  if (options) options.output = { ...es, codeSplitting: false };
  return config;
}

const BUILDS: Record<string, () => UserConfig> = {
  storefront,
  template: () => single('template', 'src/template/index.ts'),
  // The language with its core formatters and predicates alone.
  'template-core': () => single('template-core', 'src/template/core.ts'),
  // For Node, whose own modules stay outside.
  cli: () => {
    const entry = resolve(import.meta.dirname, 'src/template/cli.ts');
    const output = { ...es, codeSplitting: false, entryFileNames: 'storefront-template.js' };
    return { plugins: [integrity()], build: { outDir: DIST, emptyOutDir: false, sourcemap: true, ssr: entry, rolldownOptions: { output } } };
  },
  mocks: () => {
    const config = single('mocks', 'mocks/index.ts');
    return { ...config, plugins: [serviceWorker(), ...(config.plugins ?? [])] };
  },
};

export default defineConfig(({ mode }) => ({
  ...BUILDS[mode]?.(),
  test: {
    projects: [
      // Properties run hundreds of cases each, on machines that may be busy with other things.
      { test: { name: 'node', environment: 'node', include: ['test/**/*.test.ts'], exclude: ['test/**/*.browser.test.ts'], testTimeout: 30_000 } },
      { test: { name: 'dom', environment: 'happy-dom', include: ['test/**/*.dom.test.tsx'], testTimeout: 30_000 } },
      {
        test: {
          name: 'browser',
          environment: 'node',
          include: ['test/**/*.browser.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
}));
