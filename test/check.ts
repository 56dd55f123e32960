import { CHECKS, runChecks } from './runChecks.ts';

/** `npm run check`: types, lint, formatting, unused code, and the plan of the folders, beside each other. */
export async function main(): Promise<void> {
  const failed = await runChecks([...CHECKS, 'folders']);
  if (failed.length > 0) process.exitCode = 1;
}
