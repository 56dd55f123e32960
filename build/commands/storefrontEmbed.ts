#!/usr/bin/env node
import process from 'node:process';

const USAGE = `usage: storefront-embed <command> [options]

  host-check <url>   holds the platform behind a site to what the bundle asks of it
  check <page>       names the mistakes of pages: files, addresses or folders

storefront-embed <command> --help tells more.
`;

/** Each command is loaded when it is called; it returns the exit code. */
const COMMANDS: Readonly<Record<string, () => Promise<(args: readonly string[]) => number | Promise<number>>>> = {
  'host-check': async () => (await import('./hostCheckCommand.ts')).hostCheckCommand,
  check: async () => (await import('./checkCommand.ts')).checkCommand,
};

/** The command `storefront-embed`. */
async function run([name = '', ...args]: readonly string[]): Promise<number> {
  if (Object.hasOwn(COMMANDS, name)) return (await COMMANDS[name]?.())?.(args) ?? 2;
  const isHelp = name === '--help' || name === 'help';
  (isHelp ? process.stdout : process.stderr).write(isHelp ? USAGE : `${name ? `There is no command "${name}".\n` : ''}${USAGE}`);
  return isHelp ? 0 : 2;
}

process.exitCode = await run(process.argv.slice(2));
