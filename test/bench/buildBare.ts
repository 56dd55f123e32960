import { bundle } from '../mocks/bundle.ts';
import type { Flavour } from './measureLoads.ts';

const PREACT = [
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react(-dom)?$/, replacement: 'preact/compat' },
];

/** React (or Preact) in production mode with `bareRoots.ts` as one module. */
export async function buildBare(flavour: Flavour): Promise<string> {
  const files = await bundle('test/bench/bareRoots.ts', flavour === 'lite' ? PREACT : []);
  return files.get('/main.js')!;
}
