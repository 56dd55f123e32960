import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { startPostgres } from './startPostgres.ts';

// Postgres and two instances behind one port; the arguments are those of `main.ts`.
const args = process.argv.slice(2);
const at = args.indexOf('--data');
const data = resolve(at < 0 ? 'data' : (args[at + 1] ?? 'data'));
const postgres = await startPostgres(resolve(data, 'postgres'), Number(process.env['POSTGRES_PORT'] ?? 4302));
const main = [import.meta.dirname, 'main.ts'].join('/');
const instances = spawn(process.execPath, ['--import', 'tsx', main, ...args, '--postgres', postgres.url, '--instances', '2'], {
  stdio: 'inherit',
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void instances.kill('SIGTERM'));
instances.once('exit', (code) => void postgres.stop().finally(() => process.exit(code ?? 0)));
