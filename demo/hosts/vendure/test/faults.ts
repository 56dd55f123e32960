import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startPostgres } from '../src/startPostgres.ts';
import { createShopper, findGood, type Shopper } from './createShopper.ts';
import { startGateway, type Gateway } from './startGateway.ts';

// Kills the engine or its database in the middle of 200 adds: none may be lost or doubled, and an unconfirmed one is reported as such. Argument: the content file.
const content = resolve(process.argv[2] ?? 'data/content.json');
const VISITORS = 8;
const ADDS = 200;
const PORT = 4380;

let failures = 0;

/** @param fault what happens once a third of the adds is done */
async function run(name: string, gateway: Gateway, fault: () => Promise<void>): Promise<void> {
  const good = await findGood(gateway.url);
  const shoppers = await Promise.all(Array.from({ length: VISITORS }, () => createShopper(gateway.url, good)));
  let done = 0;
  let told = 0;
  let broken: Promise<void> | null = null;
  const shop = async (shopper: Shopper): Promise<void> => {
    for (let add = 0; add < ADDS / VISITORS; add += 1) {
      told += await shopper.addUntilDone();
      done += 1;
      if (done >= ADDS / 3) broken ??= fault();
    }
  };
  await Promise.all(shoppers.map(shop));
  await broken;
  const carts = await Promise.all(shoppers.map((shopper) => shopper.inCart()));
  const sum = carts.reduce((total, quantity) => total + quantity, 0);
  const isRight = sum === ADDS && carts.every((quantity) => quantity === ADDS / VISITORS) && told > 0;
  if (!isRight) failures += 1;
  console.log(`${isRight ? '✓' : '✗'} ${name}: ${ADDS} adds, ${sum} in ${VISITORS} carts, told ${told} times that one was not confirmed`);
}

const folder = mkdtempSync(join(tmpdir(), 'vendure-faults-'));
chmodSync(folder, 0o755);
try {
  const postgres = await startPostgres(join(folder, 'postgres'), PORT + 5);
  const options = { port: PORT, data: join(folder, 'data'), content, postgres: postgres.url };
  let gateway = await startGateway(options);
  await run('Postgres: the engine is killed and started again', gateway, async () => {
    await gateway.kill();
    gateway = await startGateway(options);
  });
  await run('Postgres: the database is stopped at once and started again', gateway, async () => {
    await postgres.stop('immediate');
    await postgres.start();
  });
  await gateway.stop();
  const pair = await startGateway({ ...options, instances: 2 });
  await run('Postgres: one of two instances is killed', pair, async () => void process.kill(pair.pids[0] ?? 0, 'SIGKILL'));
  await pair.stop();
  await postgres.stop();

  const embeddedOptions = { port: PORT, data: join(folder, 'embedded'), content };
  let embedded = await startGateway(embeddedOptions);
  await run('Embedded: the engine is killed and started again', embedded, async () => {
    await embedded.kill();
    embedded = await startGateway(embeddedOptions);
  });
  await embedded.stop();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = failures > 0 ? 1 : 0;
