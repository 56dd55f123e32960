#!/usr/bin/env node
import { runCommand } from './runCommand.ts';

// The command `storefront-template`; the only file here that does something when it is imported.
process.exitCode = runCommand(process.argv.slice(2));
