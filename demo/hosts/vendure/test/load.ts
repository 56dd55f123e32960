import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startPostgres } from '../src/startPostgres.ts';
import { createShopper, findGood } from './createShopper.ts';
import { startGateway, type Gateway } from './startGateway.ts';

// Adds by 8, 32 and 128 visitors, one after the other by each, on the mocked platform and on the engine in the same run. Argument: the
// content file.
const content = resolve(process.argv[2] ?? 'data/content.json');
const ROOT = resolve(import.meta.dirname, '../../../..');
const VISITORS = [8, 32, 128] as const;
const SECONDS = Number(process.env['SECONDS'] ?? 6);
const PORT = 4390;

interface Figures {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly failed: number;
  readonly mb: number;
}

/** Resident memory of processes and those that they have started is what Linux tells. */
const memoryOf = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => sum + Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1000, 0);

async function measure(url: string, visitors: number, pids: readonly number[]): Promise<Figures> {
  const good = await findGood(url);
  const shoppers = await Promise.all(Array.from({ length: visitors }, () => createShopper(url, good)));
  await Promise.all(shoppers.map((shopper) => shopper.add(randomUUID())));
  const times: number[] = [];
  let failed = 0;
  const from = performance.now();
  const until = from + SECONDS * 1000;
  await Promise.all(
    shoppers.map(async (shopper) => {
      while (performance.now() < until) {
        const ms = await shopper.add(randomUUID());
        if (ms === null) failed += 1;
        else times.push(ms);
      }
    }),
  );
  const seconds = (performance.now() - from) / 1000;
  const sorted = times.toSorted((one, other) => one - other);
  const at = (part: number): number => Math.round(sorted[Math.floor(sorted.length * part)] ?? 0);
  return { perSecond: Math.round(times.length / seconds), p50: at(0.5), p95: at(0.95), failed, mb: Math.round(memoryOf(pids)) };
}

async function startMocked(): Promise<Gateway> {
  const child = spawn(process.execPath, ['demo/run.mjs', 'demo/serve.ts', '--port', String(PORT + 8)], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((go) => child.once('exit', () => go()));
  await new Promise((go) => child.stdout.once('data', go));
  const end = async (): Promise<void> => {
    child.kill();
    await ended;
  };
  return { url: `http://127.0.0.1:${PORT + 8}`, pids: [child.pid ?? 0], kill: end, stop: end };
}

const folder = mkdtempSync(join(tmpdir(), 'vendure-load-'));
chmodSync(folder, 0o755);
const postgres = await startPostgres(join(folder, 'postgres'), PORT + 5);
const legs: readonly [string, () => Promise<Gateway>][] = [
  ['mocked platform', startMocked],
  ['embedded', () => startGateway({ port: PORT, data: join(folder, 'embedded'), content })],
  ['Postgres, 1', () => startGateway({ port: PORT, data: join(folder, 'one'), content, postgres: postgres.url })],
  ['Postgres, 2', () => startGateway({ port: PORT, data: join(folder, 'one'), content, postgres: postgres.url, instances: 2 })],
];
const reference = new Map<number, Figures>();
console.log('| platform | visitors | adds/s | of the mocked | p50 ms | p95 ms | of the mocked p95 | failed | MB |');
console.log('| --- | --: | --: | --: | --: | --: | --: | --: | --: |');
for (const [name, start] of legs) {
  const gateway = await start();
  for (const visitors of VISITORS) {
    const own = await measure(gateway.url, visitors, gateway.pids);
    if (!reference.has(visitors)) reference.set(visitors, own);
    const mocked = reference.get(visitors) ?? own;
    const ratio = (value: number, other: number): string => (other > 0 ? (value / other).toFixed(2) : '–');
    const { perSecond, p50, p95, failed, mb } = own;
    const cells = [name, visitors, perSecond, ratio(perSecond, mocked.perSecond), p50, p95, ratio(p95, mocked.p95), failed, mb];
    console.log(`| ${cells.join(' | ')} |`);
  }
  await gateway.stop();
}
await postgres.stop();
rmSync(folder, { recursive: true, force: true });
