import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface FrozenDist {
  readonly folder: string;
  remove(): void;
}

const DIST = new URL('../../dist/', import.meta.url).pathname;

/**
 * Copies `dist/`, so that a concurrent build cannot change it.
 *
 * @throws Error that says what to do without a build
 */
export function freezeDist(): FrozenDist {
  for (const file of ['storefront.js', 'storefront.umd.js', 'storefront.lite.js', 'storefront.lite.umd.js']) {
    if (!existsSync(join(DIST, file))) throw new Error(`dist/${file} is missing: the bench measures the built files. Run: npm run build`);
  }
  const folder = mkdtempSync(join(tmpdir(), 'storefront-bench-'));
  cpSync(DIST, folder, { recursive: true });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
