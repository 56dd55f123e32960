import { copyFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import terser from '@rollup/plugin-terser';
import type { Plugin, UserConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { filesBeside } from './build/filesBeside.ts';
import { linkedSheet } from './build/linkedSheet.ts';
import { ownExports } from './build/ownExports.ts';
import manifest from './package.json' with { type: 'json' };
import { TEST_PROJECTS } from './test/projects.ts';
import { createProgress } from './test/support/createProgress.ts';

const DIST = resolve(import.meta.dirname, 'dist');

type RolldownOptions = NonNullable<NonNullable<UserConfig['build']>['rolldownOptions']>;
type Output = Exclude<RolldownOptions['output'], readonly unknown[] | undefined>;

/** hCaptcha's component imports a loader that is larger than itself and has nothing to load here: what stands in for it says why. */
const WITHOUT_CAPTCHA_LOADER = { find: '@hcaptcha/loader', replacement: resolve(import.meta.dirname, 'build/captchaLoader.ts') };

/**
 * Takes half a minute more for all builds than the bundler's own minifier, and makes what a shopper loads 1 to 3 % smaller. Arguments that are
 * not used go: no code here asks a function for their number.
 */
const minifier = () =>
  terser({ ecma: 2022, module: true, compress: { passes: 3, keep_fargs: false }, format: { comments: /^# allFunctions/ } });

/**
 * Chromium compiles a file that begins so as a whole, away from the page's thread, instead of each function at its first call. With the core,
 * more than half of which runs at once, lite's scripts take 75 ms instead of 102 on a list of 100 products at a quarter of the speed, for 45 kB
 * of memory; with the shop 10 ms less, for 120 kB. The minifier keeps this comment. https://v8.dev/blog/explicit-compile-hints
 */
const COMPILED_AHEAD = '//# allFunctionsCalledOnLoad';

/** A build of entries by the names of their files, into one file each or into entries and their chunks. */
const bundle = (name: string, entries: Record<string, string>, ...outputs: readonly Output[]): UserConfig => ({
  define: { __VERSION__: JSON.stringify(manifest.version), 'process.env.NODE_ENV': '"production"' },
  publicDir: false,
  plugins: [ownExports(), minifier()],
  // Not `browser`, whose CommonJS files need the bundler's helpers for them on each page.
  resolve: { alias: [WITHOUT_CAPTCHA_LOADER], mainFields: ['module', 'main'] },
  build: {
    outDir: DIST,
    emptyOutDir: false,
    target: 'es2022',
    // Beside the files, for reading recorded stacks; the package has none, so no file names its own.
    sourcemap: 'hidden',
    reportCompressedSize: false,
    modulePreload: false,
    license: { fileName: `licenses/${name}.json` },
    lib: { entry: Object.fromEntries(Object.entries(entries).map(([file, entry]) => [file, resolve(import.meta.dirname, entry)])) },
    rolldownOptions: {
      // A dialog has a chunk of its own, though the chunk of a dialog with a form in it imports it outright.
      checks: { ineffectiveDynamicImport: false, bundlerTimings: false },
      preserveEntrySignatures: 'strict',
      // Constants of another module stand where they are used.
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      output: outputs.map((output) => ({
        // The minifier above does that.
        minify: false,
        // The licences stand in THIRD-PARTY-LICENSES.txt, whole.
        comments: false,
        entryFileNames: '[name].js',
        ...output,
      })),
    },
  },
});

/** One ES file with everything in it. */
const single = (name: string, entry: string): UserConfig => bundle(name, { [name]: entry }, { format: 'es', codeSplitting: false });

/**
 * The shop as modules: a small entry for a script tag, React as a chunk of its own, and rare widgets in others; and entries for those who import
 * the shop, and for features from outside, so that all have the same chunks.
 */
const modules = (name: string, entries: Record<string, string>): UserConfig => {
  const config = bundle(name, entries, {
    format: 'es',
    chunkFileNames: 'chunks/[name]-[hash].js',
    banner: ({ name: file }) => (file === 'core' ? COMPILED_AHEAD : ''),
    codeSplitting: {
      groups: [
        // Apart from the entry, which must know its own address, and which nothing imports: a page may add a query string to it.
        { name: (id, graph) => (isEager(id, (other) => graph.getModuleInfo(other)) ? 'core' : null), debugName: 'core', priority: 5 },
        // What is read of a page also where no shop runs; and what is sent there, as a shop does once a visitor acts.
        {
          name: 'page',
          test: /src[\\/](core[\\/]config|commerce[\\/]rules[\\/]hasFlag|core[\\/]page[\\/](dispatchDomEvent|findRoot|pillPlace|readLogin)|lib[\\/](cookiesEnabled|oncePerTask|openStore|refusable|settingReaders|siteAddress|watchAddress|when)|money[\\/]money)\.ts/,
          priority: 4,
        },
        {
          name: 'sending',
          test: /src[\\/](core[\\/]wire[\\/](crumb|sendPlain)|core[\\/]page[\\/]readProductPage|lib[\\/](createUuid|pathOf|stringify|whenLeaving)|commerce[\\/]model[\\/](consent|pageType|siteRole))\.ts/,
          priority: 4,
        },
        {
          name: 'react',
          test: /(node_modules[\\/](react|react-dom|scheduler|preact)[\\/]|src[\\/]core[\\/]mount[\\/]renderer\.ts)/,
          priority: 3,
        },
        {
          name: 'shop',
          test: /(src[\\/]app[\\/](start|createSettings)\.ts|src[\\/]app\.ts)/,
          priority: 2,
        },
        // The price of a choice, and how amounts are written: the server has written the first ones.
        {
          name: 'price',
          test: /(widgets[\\/](product[\\/]price[\\/][A-Z]|cart[\\/]badge[\\/]subtotalText)|src[\\/]core[\\/]ui[\\/]useMoney)/,
          priority: 1,
        },
        // What asks the platform something, alone for those who do not sell: forms, reviews, restock, accounts.
        {
          name: 'wire',
          test: /src[\\/](core[\\/]wire[\\/]createWire|lib[\\/]zod|commerce[\\/]model[\\/](fields|validItems))\.ts/,
          priority: 1,
        },
        // What a click needs, and some parts before it: how a failure is put in words, and which plan is chosen.
        {
          name: 'shared',
          test: /(src[\\/](commerce[\\/]texts[\\/](explainFailure|failureText)|lib[\\/]isVisible)|widgets[\\/]product[\\/]readChosenPlan)\.ts/,
          priority: 1,
        },
        // What a click on an add button needs beside it.
        { name: 'work', test: /src[\\/]app[\\/]createWork\.ts/ },
      ],
    },
  });
  return { ...config, plugins: [filesBeside(false), ...(config.plugins ?? [])] };
};

/** Whether the shop's entry imports a module, directly or through others, without an `import()` on the way. The kit's entry loads more. */
function isEager(id: string, infoOf: (id: string) => { readonly importers: readonly string[] } | null): boolean {
  const seen = new Set([id]);
  for (const at of seen) for (const importer of infoOf(at)?.importers ?? []) seen.add(importer);
  seen.delete(id);
  return [...seen].some((at) => /widgets[\\/]tag\.ts$/.test(at));
}

/** A chunk that imports and exports nothing is a classic script in these. */
const CLASSIC = { banner: '(function(){"use strict";', footer: '})()' };

/** Hands it to CommonJS, and to an AMD loader where that has asked for the file (RequireJS marks the tags that it makes). */
const HAND_ON =
  "function(it){typeof module=='object'&&module.exports?module.exports=it:typeof define=='function'&&define.amd&&" +
  "document.currentScript?.hasAttribute('data-requiremodule')&&define([],()=>it)}";

/**
 * The shop as one classic script with everything in it; and the same by the name that `require` wants in a package of modules. It is one
 * chunk of modules, which has nothing to import or export, in a function of its own. (The format `iife` puts each module that a lazy import
 * leads to into a function with a guard, hundreds of them: https://github.com/rolldown/rolldown/issues/10844.)
 */
const oneFile = (name: string): UserConfig => {
  const output: Output = {
    format: 'es',
    codeSplitting: { groups: [{ name, test: () => true }] },
    banner: '(function(handOn,isRequired){"use strict";',
    footer: `})(${HAND_ON});`,
  };
  const required = { ...output, entryFileNames: '[name].cjs', footer: `})(${HAND_ON},true);` };
  const config = bundle(name, { [name]: 'widgets/global.ts' }, output, required);
  return {
    ...config,
    plugins: [filesBeside(true), ...(config.plugins ?? [])],
    build: { ...config.build, rolldownOptions: { ...config.build?.rolldownOptions, preserveEntrySignatures: false } },
  };
};

/** The same source with Preact in React's place. */
const lite = (config: UserConfig): UserConfig => ({
  ...config,
  resolve: {
    ...config.resolve,
    alias: [
      WITHOUT_CAPTCHA_LOADER,
      { find: /^react\/jsx-runtime$/, replacement: fileURLToPath(import.meta.resolve('preact/jsx-runtime')) },
      { find: /^react-dom\/client$/, replacement: fileURLToPath(import.meta.resolve('preact/compat/client')) },
      { find: /^react(-dom)?$/, replacement: fileURLToPath(import.meta.resolve('preact/compat')) },
    ],
  },
});

/** Puts the service worker that the mocked host needs in a browser beside it. */
const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  writeBundle: () => copyFileSync(fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js')), resolve(DIST, 'mockServiceWorker.js')),
});

/** For Node, whose own modules stay outside; packages are bundled, so that none has to be installed, but for one that only a command needs. */
const forNode = (entries: Record<string, string>): UserConfig => {
  const input = Object.fromEntries(Object.entries(entries).map(([file, entry]) => [file, resolve(import.meta.dirname, entry)]));
  const output: Output = { format: 'es', minify: true, entryFileNames: '[name].js', chunkFileNames: 'commands/[name]-[hash].js' };
  return {
    ssr: { noExternal: true, external: ['happy-dom'] },
    build: { outDir: DIST, emptyOutDir: false, sourcemap: 'hidden', ssr: true, rolldownOptions: { input, output } },
  };
};

const BUILDS: Record<string, () => UserConfig> = {
  storefront: () => {
    const config = modules('storefront', { storefront: 'widgets/tag.ts', import: 'widgets/index.ts', kit: 'widgets/kit.ts' });
    return { ...config, plugins: [linkedSheet(), ...(config.plugins ?? [])] };
  },
  umd: () => oneFile('storefront.umd'),
  lite: () =>
    lite(
      modules('storefront.lite', { 'storefront.lite': 'widgets/tag.ts', 'import.lite': 'widgets/index.ts', 'kit.lite': 'widgets/kit.ts' }),
    ),
  'lite-umd': () => lite(oneFile('storefront.lite.umd')),
  template: () => single('template', 'src/template/index.ts'),
  // A classic script, because add-ons beside it call what it defines while the page is parsed.
  compat: () => {
    const output: Output = { format: 'es', codeSplitting: false, banner: CLASSIC.banner, footer: `${CLASSIC.footer};` };
    return bundle('compat', { compat: 'src/compat.ts' }, output);
  },
  // Beside the entries, which load them when they are asked to.
  diagnostics: () => single('diagnostics', 'src/diagnostics/startExplaining.ts'),
  agents: () => single('agents', 'widgets/agents/startAgentTools.ts'),
  inspect: () => single('inspect', 'src/app/inspect/inspectShop.ts'),
  look: () => single('look', 'src/app/fullSheet.ts'),
  owner: () => single('owner', 'src/owner/index.ts'),
  // The language with its core formatters and predicates alone.
  'template-core': () => single('template-core', 'src/template/core.ts'),
  'template-render': () => single('template-render', 'src/template/render.ts'),
  cli: () => forNode({ 'storefront-template': 'src/template/cli.ts' }),
  // The command `storefront-embed`, whose parts are loaded when they are called, and what test runners import.
  commands: () =>
    forNode({
      'storefront-embed': 'build/commands/storefrontEmbed.ts',
      'host-check': 'mocks/hostCheck/index.ts',
      'mocks.node': 'mocks/index.node.ts',
    }),
  mocks: () => {
    const config = single('mocks', 'mocks/index.ts');
    return { ...config, plugins: [serviceWorker(), ...(config.plugins ?? [])] };
  },
};

/** `npm test` writes its report there, and progress in one line; without it Vitest reports as it does by itself. */
const { TEST_REPORT } = process.env;

export default defineConfig(({ mode }) => ({
  ...BUILDS[mode]?.(),
  test: {
    ...(TEST_REPORT ? { reporters: [createProgress(), 'json'], outputFile: { json: TEST_REPORT } } : {}),
    projects: TEST_PROJECTS,
  },
}));
