import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

/**
 * Packs the package and installs the tarball in an empty folder, offline: its dependency, the types of React for the kit, is linked from here.
 *
 * @param folder outside of each `node_modules`, where Node would look for packages too
 * @returns the tarball's size in bytes
 */
export function installPackage(folder: string): number {
  const packed = mkdtempSync(join(tmpdir(), 'packed-'));
  execFileSync('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', packed], { cwd: ROOT, stdio: 'ignore' });
  const [name = ''] = readdirSync(packed);
  const tarball = join(packed, name);
  const bytes = statSync(tarball).size;
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const linked = ['@types/react', 'csstype'].map((dependency) => join(ROOT, 'node_modules', dependency));
  const manners = ['--offline', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'];
  execFileSync('npm', ['install', ...manners, tarball, ...linked], { cwd: folder, stdio: 'ignore' });
  rmSync(packed, { recursive: true });
  return bytes;
}
