#!/usr/bin/env node
import { existsSync, statSync, watch } from 'node:fs';
import { dirname } from 'node:path';
import { runCommand } from './runCommand.ts';

/** Editors save a file in several steps. */
const SETTLE_MS = 50;

// The command `storefront-template`; the only file here that does something when it is imported.
const args = process.argv.slice(2);
process.exitCode = runCommand(args);
if (args.includes('--watch')) {
  const paths = args.filter((arg) => existsSync(arg)).map((path) => (statSync(path).isDirectory() ? path : dirname(path)));
  let timer: NodeJS.Timeout | undefined;
  for (const folder of new Set(paths))
    watch(folder, () => {
      clearTimeout(timer);
      timer = setTimeout(() => void (process.exitCode = runCommand(args)), SETTLE_MS);
    });
}
