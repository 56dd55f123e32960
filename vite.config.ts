import { copyFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, UserConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { COMPILE_HINT } from './build/compileHint.ts';
import { integrity } from './build/integrity.ts';
import { leanReact } from './build/leanReact.ts';
import { ownExports } from './build/ownExports.ts';
import { plainTabbable } from './build/plainTabbable.ts';
import { reactNames } from './build/reactNames.ts';
import { umdOutput } from './build/umdOutput.ts';
import { withoutCaptchaLoader } from './build/withoutCaptchaLoader.ts';
import manifest from './package.json' with { type: 'json' };

const DIST = resolve(import.meta.dirname, 'dist');

/** The page's own Request, Response and Headers may have been replaced by an old library; ky gets ones that can be trusted. */
const NATIVES = resolve(import.meta.dirname, 'src/lib/natives.ts');

const shared = (input: Record<string, string>): UserConfig => ({
  define: { __VERSION__: JSON.stringify(manifest.version), 'process.env.NODE_ENV': '"production"' },
  publicDir: false,
  plugins: [reactNames(), leanReact(), withoutCaptchaLoader(), ownExports(), integrity(DIST)],
  build: {
    outDir: DIST,
    emptyOutDir: false,
    target: 'es2022',
    sourcemap: true,
    reportCompressedSize: false,
    modulePreload: false,
    lib: { entry: input },
    rolldownOptions: {
      // A dialog has a chunk of its own, though the chunk of a dialog with a form in it imports it outright.
      checks: { emptyImportMeta: false, ineffectiveDynamicImport: false },
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

/** The files that a page with a product needs at once, large enough for a browser to stream. */
const SOON_CALLED: ReadonlySet<string> = new Set(['storefront-react', 'storefront-shop']);

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
      postBanner: ({ name }) => (SOON_CALLED.has(name) ? COMPILE_HINT : ''),
      codeSplitting: {
        groups: [
          // Apart from the entry, which must know its own address: lazy parts import the core by a name without a query string.
          { name: 'storefront-core', tags: ['$initial'], test: (id) => !id.endsWith('widgets/index.ts'), priority: 4 },
          // What is read of a page also where no shop runs.
          { name: 'storefront-page', test: /src[\\/](sessionConfig|rules[\\/]hasFlag|page[\\/]dispatchDomEvent)\.ts/, priority: 4 },
          {
            name: 'storefront-react',
            test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime|\0names:/,
            priority: 3,
          },
          {
            name: 'storefront-shop',
            test: /(src[\\/](start|settings)\.ts|widgets[\\/](variants|price|quantity|add-to-cart|cart-pill|cart-badge)[\\/][A-Z])/,
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
  if (options) options.output = [{ ...es, codeSplitting: false }];
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
    return {
      plugins: [integrity(DIST)],
      build: { outDir: DIST, emptyOutDir: false, sourcemap: true, ssr: entry, rolldownOptions: { output } },
    };
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
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['test/**/*.test.ts'],
          exclude: ['test/**/*.browser.test.ts'],
          testTimeout: 30_000,
        },
      },
      { test: { name: 'dom', environment: 'happy-dom', include: ['test/**/*.dom.test.tsx'], testTimeout: 30_000 } },
      {
        test: {
          name: 'browser',
          environment: 'node',
          include: ['test/**/*.browser.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // After the others, and two at a time: each file has a browser and a server of its own.
          maxWorkers: 2,
          maxConcurrency: 3,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
}));
