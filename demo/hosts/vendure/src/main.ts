import cluster from 'node:cluster';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { serve } from '@hono/node-server';
import type { Content } from './Content.ts';
import { createGateway } from './createGateway.ts';
import { log } from './log.ts';
import { seed } from './seed.ts';
import type { Settings } from './Settings.ts';
import { startEngine } from './startEngine.ts';

const USAGE = `usage: npm start -- --content <file> [options]

  --content <file>     what an empty shop is seeded with (JSON)
  --port <number>      of the gateway; default 4300
  --engine-port <number>
                       of the engine's own server, with its admin-api; default 4301
  --data <folder>      the embedded database and the secret; default data
  --postgres <url>     a Postgres database in place of the embedded one
  --instances <n>      processes behind the one port, with Postgres only; default 1
  --fresh              begins with an empty embedded database
  --verbose            also what the engine says
`;

interface Asked extends Settings {
  readonly instances: number;
  readonly fresh: boolean;
}

function readSettings(): Asked {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: {
      content: text,
      port: text,
      'engine-port': text,
      data: text,
      postgres: text,
      instances: text,
      fresh: { type: 'boolean', default: false },
      verbose: { type: 'boolean', default: false },
    },
  });
  if (values.content === undefined) throw new Error('--content is missing.');
  const instances = Number(values.instances ?? 1);
  if (instances > 1 && values.postgres === undefined)
    throw new Error('Several instances need --postgres: the embedded database is one process’s own.');
  const data = resolve(values.data ?? 'data');
  return {
    port: Number(values.port ?? 4300),
    enginePort: Number(values['engine-port'] ?? 4301),
    data,
    postgres: values.postgres ?? null,
    content: resolve(values.content),
    secret: readSecret(data, 'secret'),
    adminPassword: process.env['ADMIN_PASSWORD'] ?? readSecret(data, 'admin-password'),
    isVerbose: values.verbose,
    poolSize: Number(process.env['POOL_SIZE'] ?? 20),
    deadlineMs: Number(process.env['DEADLINE_MS'] ?? 10_000),
    instances,
    fresh: values.fresh,
  };
}

/** Made once and kept, so that visitors keep their carts over a restart. */
function readSecret(data: string, name: string): string {
  const file = join(data, name);
  mkdirSync(data, { recursive: true });
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}

/** One process: the engine, and the gateway on it. */
async function runInstance(settings: Settings): Promise<void> {
  const content = JSON.parse(readFileSync(settings.content, 'utf8')) as Content;
  const from = performance.now();
  const engine = await startEngine(settings);
  const isSeeded = await seed(engine, content);
  const gateway = createGateway(engine, content, settings);
  const server = serve({ fetch: gateway.app.fetch, port: settings.port, hostname: '127.0.0.1' }, () => {
    log('info', 'ready', {
      port: settings.port,
      ms: Math.round(performance.now() - from),
      isSeeded,
      mb: Math.round(process.memoryUsage().rss / 1e6),
    });
    process.send?.('ready');
  });
  // The engine would close its database at once, under writes that are not finished.
  for (const signal of ['SIGTERM', 'SIGINT']) process.removeAllListeners(signal);
  let isEnding = false;
  const stop = async (): Promise<void> => {
    if (isEnding) return;
    isEnding = true;
    server.close();
    await gateway.finish();
    await engine.stop().catch(() => undefined);
    log('info', 'stopped');
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  process.on('unhandledRejection', (error) => log('error', 'unhandled', { message: String(error) }));
}

/** Processes behind one port: one that dies is replaced. The first one makes and fills the database before the others come. */
async function runCluster(instances: number): Promise<void> {
  let isEnding = false;
  const fork = (): Promise<void> => new Promise((ready) => cluster.fork().once('message', () => ready()));
  cluster.on('exit', (worker) => {
    if (isEnding) return;
    log('error', 'instance died', { instance: worker.process.pid });
    void fork();
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      isEnding = true;
      for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
    });
  }
  for (let at = 0; at < instances; at += 1) await fork();
}

try {
  const settings = readSettings();
  if (settings.fresh && cluster.isPrimary) rmSync(join(settings.data, 'shop.sqlite'), { force: true });
  if (settings.instances > 1 && cluster.isPrimary) await runCluster(settings.instances);
  else await runInstance(settings);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n\n${USAGE}`);
  process.exit(1);
}
