// Runs one TypeScript file of this repository in plain Node, through vite's own module runner:
//   node demo/run.mjs <file.ts> [arguments…]
import { resolve } from 'node:path';
import { runnerImport } from 'vite';

const [file, ...rest] = process.argv.slice(2);
if (!file) {
  console.error('usage: node demo/run.mjs <file.ts> [arguments…]');
  process.exit(2);
}
process.argv = [process.argv[0], resolve(file), ...rest];
const { module } = await runnerImport(resolve(file), { configFile: false, logLevel: 'error' });
if (typeof module.main === 'function') await module.main(rest);
