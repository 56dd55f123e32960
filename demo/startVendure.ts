import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writeContent } from './writeContent.ts';
import { startDemoOn } from './serveOn.ts';

const HERE = resolve(import.meta.dirname, 'hosts/vendure');
const ENGINE = '@vendure/core';
const ADMIN = '@vendure/admin-ui-plugin';
const PORTS = { shop: 4173, gateway: 4300, engine: 4301 } as const;
const LONGEST_START_MS = 120_000;

const USAGE = `usage: npm run start:vendure -- [options]

  --port <number>      of the shop; default ${PORTS.shop}
  --data <folder>      the database and its secrets; default demo/hosts/vendure/data
  --fresh              begins anew
  --postgres <url>     a Postgres database in place of the embedded one
  --pair               Postgres (Debian's) and two instances behind one port
  --admin              installs the engine's prebuilt admin, too
`;

/** Installs, builds, starts and seeds a shop on the engine Vendure, and prints its addresses. */
export async function main(args: readonly string[] = []): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: String(PORTS.shop) },
      data: { type: 'string', default: join(HERE, 'data') },
      postgres: { type: 'string' },
      fresh: { type: 'boolean', default: false },
      pair: { type: 'boolean', default: false },
      admin: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(USAGE);
  const data = resolve(values.data);
  if (values.fresh) rmSync(data, { recursive: true, force: true });
  install(values.admin);
  writeContent(join(data, 'content.json'));
  const postgres = values.postgres === undefined ? [] : ['--postgres', values.postgres];
  const ports = ['--port', String(PORTS.gateway), '--engine-port', String(PORTS.engine)];
  const script = join(HERE, 'src', values.pair ? 'pair.ts' : 'main.ts');
  const gateway = spawn(
    process.execPath,
    ['--import', 'tsx', script, '--content', join(data, 'content.json'), '--data', data, ...ports, ...postgres],
    { cwd: HERE, stdio: ['ignore', 'inherit', 'inherit'], env: { LOG: 'quiet', ...process.env } },
  );
  const platform = `http://127.0.0.1:${PORTS.gateway}`;
  await whenReady(platform, () => gateway.exitCode !== null);
  const shop = await startDemoOn({ platform, port: Number(values.port) });
  console.log(`\nShop:     ${shop.url}/`);
  console.log(`Platform: ${platform}, engine: http://127.0.0.1:${PORTS.engine}/admin-api`);
  if (existsSync(join(HERE, 'node_modules', ADMIN))) console.log(`Admin:    http://127.0.0.1:${PORTS.engine}/admin`);
  console.log(`          superadmin, ${readFileSync(join(data, 'admin-password'), 'utf8')}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      void shop.close();
      gateway.kill('SIGTERM');
    });
  }
  gateway.once('exit', (code) => process.exit(code ?? 0));
}

/** Installs the packages of the lock file, unless they are there already. */
function install(withAdmin: boolean): void {
  const env = { ...process.env, VENDURE_DISABLE_TELEMETRY: 'true' };
  const npm = (...words: string[]): void =>
    void execFileSync('npm', [...words, '--no-audit', '--no-fund'], { cwd: HERE, stdio: 'inherit', env });
  if (!existsSync(join(HERE, 'node_modules', ENGINE))) {
    console.log('Installing Vendure 3.7 (GPL-3.0-or-later, about 200 MB) into demo/hosts/vendure/node_modules …');
    npm('ci');
  }
  if (withAdmin && !existsSync(join(HERE, 'node_modules', ADMIN))) {
    console.log('Installing its prebuilt admin (34 MB) …');
    npm('install', '--no-save', `${ADMIN}@3.7.3`);
  }
}

async function whenReady(platform: string, hasEnded: () => boolean): Promise<void> {
  const until = Date.now() + LONGEST_START_MS;
  while (Date.now() < until) {
    if (hasEnded()) throw new Error('The gateway has ended; what it said stands above.');
    const answer = await fetch(`${platform}/ready`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((go) => setTimeout(go, 250));
  }
  throw new Error('The gateway did not become ready.');
}
