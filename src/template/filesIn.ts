import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Installed packages, and what editors and version control keep for themselves. */
const SKIPPED = /^(?:\.|node_modules$)/;

/** The files in a folder and its subfolders, as paths from it with `/`. */
export const filesIn = (folder: string): string[] =>
  foldersIn(folder).flatMap((path) =>
    readdirSync(join(folder, path), { withFileTypes: true })
      .filter((entry) => entry.isFile() && !SKIPPED.test(entry.name))
      .map(({ name }) => path + name),
  );

/** The folder itself, which is the empty path, and its subfolders, each path with `/` at its end. */
export const foldersIn = (folder: string, path = ''): string[] => [
  path,
  ...readdirSync(join(folder, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !SKIPPED.test(entry.name))
    .flatMap(({ name }) => foldersIn(folder, `${path}${name}/`)),
];
