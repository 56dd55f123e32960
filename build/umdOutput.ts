import type { Rolldown } from 'vite';
import { COMPILE_HINT } from './compileHint.ts';

/**
 * How the UMD file behaves beside a loader: started by its own tag it starts itself and hands nothing to a page's AMD `define`;
 * asked for by a loader it is a module like any other. The loader's names are shadowed round the wrapper; an own tag gets a
 * throw-away `exports`, so that the page's queue in `window.Storefront` is still there when the code looks for it. The tag is
 * read through the prototype, because a page may have an element named `currentScript`.
 */
const OWN_TAG =
  "typeof document=='object'&&(function(s){return s&&s.tagName==='SCRIPT'&&!s.hasAttribute('data-requiremodule')})" +
  "(Object.getOwnPropertyDescriptor(Document.prototype,'currentScript').get.call(document))";
const HEAD =
  '(function(define,exports,module){(function(make){' +
  "typeof exports=='object'&&module!==void 0?make(exports):typeof define=='function'&&define.amd?define(['exports'],make):make(globalThis.Storefront={})" +
  "})(function(exports){Object.defineProperty(exports,Symbol.toStringTag,{value:'Module'});";
const FOOT =
  `})}).apply(this,${OWN_TAG}?[void 0,{},{}]:` +
  "[typeof define=='function'?define:void 0,typeof exports=='object'?exports:void 0,typeof module=='object'?module:void 0]);";

/** The parts that the one file is put together from, in this order, with the name that each has in it. */
const PARTS = { 'umd-core': 'umdCore', 'umd-rest': 'umdRest' } as const;
const ENTRY = 'umd-entry.js';
const FILE = 'storefront.umd.js';

/**
 * The UMD output: bundled in two parts, what every page runs and the rest, and then put into one file as two functions, of which the
 * second is called when the page needs it. A bundler's own one-file output keeps every late module in a wrapper of its own instead,
 * 4 kB of them (brotli) in ours.
 */
export const umdOutput = (options: Rolldown.OutputOptions): Rolldown.OutputOptions => ({
  ...options,
  format: 'es',
  entryFileNames: ENTRY,
  chunkFileNames: '[name].js',
  codeSplitting: {
    groups: [
      { name: 'umd-core', tags: ['$initial'], priority: 2 },
      { name: 'umd-rest', test: /./, priority: 1 },
    ],
  },
  plugins: [
    {
      name: 'umd',
      generateBundle(_options, bundle) {
        const { code, map } = assemble(bundle);
        for (const file of Object.keys(bundle)) delete bundle[file];
        this.emitFile({ type: 'asset', fileName: FILE, source: code });
        this.emitFile({ type: 'asset', fileName: `${FILE}.map`, source: map });
      },
    },
  ],
});

function assemble(bundle: Rolldown.OutputBundle): { code: string; map: string } {
  const codeOf = (file: string): Rolldown.OutputChunk => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk') throw new Error(`The UMD file needs ${file}, which was not bundled.`);
    return chunk;
  };
  const lines: string[] = [COMPILE_HINT, HEAD];
  const sections: { offset: { line: number; column: number }; map: unknown }[] = [];
  const files = new Set([ENTRY, ...Object.keys(PARTS).map((part) => `${part}.js`)]);
  const unknown = Object.keys(bundle).filter((file) => file.endsWith('.js') && !files.has(file));
  if (unknown.length > 0) throw new Error(`The UMD file has no place for ${unknown.join()}.`);
  for (const [file, name] of Object.entries(PARTS)) {
    const chunk = codeOf(`${file}.js`);
    // The rest is made at the first call, and handed out as a promise: what an import gives.
    const isLate = name === PARTS['umd-rest'];
    lines.push(isLate ? `var ${name}Made,${name}=()=>Promise.resolve().then(()=>${name}Made??=(function(){` : `var ${name}=(function(){`);
    sections.push({ offset: { line: lines.length, column: 0 }, map: chunk.map });
    lines.push(...toFunctionBody(chunk.code).split('\n'), isLate ? '})());' : '})();');
  }
  lines.push(toAssignments(codeOf(ENTRY).code), FOOT, `//# sourceMappingURL=${FILE}.map`, '');
  return { code: lines.join('\n'), map: JSON.stringify({ version: 3, file: FILE, sections }) };
}

/** Imports become readings from another part, and exports what the part returns. Nothing moves, so that the source maps stay true. */
function toFunctionBody(code: string): string {
  const body = withoutMapLink(code)
    .replaceAll(/import\{([^}]*)\}from"\.\/([\w-]+)\.js";/g, (statement, names: string, file: keyof typeof PARTS) =>
      pad(`const{${names.replaceAll(' as ', ':')}}=${PARTS[file]};`, statement),
    )
    .replaceAll(/import\(`\.\/umd-rest\.js`\)/g, (call) => pad(`${PARTS['umd-rest']}()`, call))
    .replaceAll('import.meta.url', (url) => pad('void 0', url))
    .replace(/export\{([^}]*)\};?$/, (_statement, names: string) => `return{${names.split(',').map(toProperty).join()}}`);
  if (/(?:^|[;}\n])(?:import|export)\b/.test(body))
    throw new Error('The UMD file has an import or export of a form that this plugin does not know.');
  return body;
}

/** `local as outer` → `outer:local` */
const toProperty = (name: string): string => name.split(' as ').toReversed().join(':');

/** The entry only hands on what the core has. */
function toAssignments(code: string): string {
  const [, names] = /^export\{([^}]*)\}from"\.\/umd-core\.js";?$/.exec(withoutMapLink(code)) ?? [];
  if (names === undefined) throw new Error('The entry of the UMD file does more than hand on exports.');
  const pairs = names.split(',').map((name) => name.split(' as '));
  return pairs.map(([inner, outer = inner]) => `exports.${outer}=${PARTS['umd-core']}.${inner};`).join('');
}

const withoutMapLink = (code: string): string => code.replace(/\n?\/\/# sourceMappingURL=.*\s*$/, '').trimEnd();

function pad(text: string, replaced: string): string {
  if (text.length > replaced.length) throw new Error(`“${text}” is longer than what it replaces.`);
  return text.padEnd(replaced.length);
}
