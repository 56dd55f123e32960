#!/usr/bin/env node
import { existsSync, statSync, watch } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { foldersIn } from './filesIn.ts';
import { runCommand } from './runCommand.ts';

/** Editors save a file in several steps. */
const SETTLE_MS = 50;

// The command `storefront-template`; the only file here with an effect when imported.
const args = process.argv.slice(2);
// The reader may close the pipe early (`| head`).
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
}
process.exitCode = runCommand(args);
if (args.includes('--watch')) {
  let timer: NodeJS.Timeout | undefined;
  const again = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void (process.exitCode = runCommand(args)), SETTLE_MS);
  };
  for (const path of args.filter((arg) => existsSync(arg))) {
    if (statSync(path).isDirectory()) for (const folder of foldersIn(path)) watch(join(path, folder), again).on('error', again);
    // Watches folders, because editors replace files; the folder of the output is left out.
    else
      watch(dirname(path), (_event, name) => {
        if (name === null || name === basename(path)) again();
      });
  }
}
