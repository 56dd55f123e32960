import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { COMMISSION_FORM } from '../../demo/pages/commissionPage.ts';
import { startDemoOn } from '../../demo/serveOn.ts';
import { writeContent } from '../../demo/writeContent.ts';
import { checkHost, formatCase, formatReport } from '../../mocks/hostCheck/index.ts';
import { walk } from './walk.ts';

const HERE = resolve(import.meta.dirname, '../../demo/hosts/vendure');
/** The features that the engine lacks, or the gateway does not offer. */
const ABSENT = 'giftCards places subscriptions';
const PORT = 4370;
const LONGEST_START_MS = 60_000;

/**
 * `npm run test:vendure`: the check of a platform against Vendure, through the demo's pages, with an embedded database; `--pair` with
 * Postgres and two instances. Fails where anything else is absent than what is known to be.
 */
export async function main(args: readonly string[] = []): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'vendure-'));
  // Postgres runs as another user.
  chmodSync(data, 0o755);
  writeContent(join(data, 'content.json'));
  const script = args.includes('--pair') ? 'pair.ts' : 'main.ts';
  const options = ['--content', join(data, 'content.json'), '--data', data, '--port', String(PORT), '--engine-port', String(PORT + 1)];
  const gateway = spawn(process.execPath, ['--import', 'tsx', join(HERE, 'src', script), ...options], {
    cwd: HERE,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, POSTGRES_PORT: String(PORT + 2) },
  });
  const ended = new Promise((go) => gateway.once('exit', go));
  try {
    const platform = `http://127.0.0.1:${PORT}`;
    await whenReady(platform, () => gateway.exitCode !== null);
    const shop = await startDemoOn({ platform });
    const report = await checkHost(
      {
        url: shop.url,
        coupon: 'TEA10',
        expiredCoupon: 'SUMMER',
        laterCoupon: 'FIVER',
        account: { email: 'anna@example.com', password: 'kettle' },
        captchaForm: COMMISSION_FORM,
      },
      (result) => result.status === 'passed' || console.log(formatCase(result)),
    );
    console.log(
      `\nIn Chromium: ${await walk({ shop: shop.url, engine: `http://127.0.0.1:${PORT + 1}`, password: readFileSync(join(data, 'admin-password'), 'utf8'), pictures: process.env['PICTURES'] })}`,
    );
    await shop.close();
    console.log(`\n${formatReport(report)}`);
    const absent = report.features.filter(({ status }) => status !== 'complete').map(({ name }) => name);
    if (!report.ok || absent.toSorted().join(' ') !== ABSENT) process.exitCode = 1;
  } finally {
    gateway.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  }
}

async function whenReady(platform: string, hasEnded: () => boolean): Promise<void> {
  const until = Date.now() + LONGEST_START_MS;
  while (Date.now() < until && !hasEnded()) {
    if ((await fetch(`${platform}/ready`).catch(() => null))?.ok) return;
    await new Promise((go) => setTimeout(go, 250));
  }
  throw new Error('The gateway did not become ready. Is it installed? npm run start:vendure installs it.');
}
