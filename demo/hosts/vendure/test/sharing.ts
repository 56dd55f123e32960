import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createShopper, findGood } from './createShopper.ts';
import { startGateway } from './startGateway.ts';

// Tries what a shared machine relies on: limits, and a stop that ends no write half way. Argument: the content file.
const content = resolve(process.argv[2] ?? 'data/content.json');
const PORT = 4385;
const folder = mkdtempSync(join(tmpdir(), 'vendure-sharing-'));
const options = { port: PORT, data: folder, content };

let failures = 0;
const check = (name: string, isRight: boolean, found: unknown): void => {
  if (!isRight) failures += 1;
  console.log(`${isRight ? '✓' : '✗'} ${name}: ${JSON.stringify(found)}`);
};

try {
  let gateway = await startGateway(options);
  const { url } = gateway;
  const good = await findGood(url);
  check('is alive and ready', (await fetch(`${url}/health`)).ok && (await fetch(`${url}/ready`)).ok, 200);

  // The connection may be closed before all of it was sent.
  const large = await fetch(`${url}/api/form/SaveFormSubmission`, { method: 'POST', body: 'x'.repeat(300_000) }).catch(() => null);
  check('refuses what is too large', large === null || large.status === 413, large?.status ?? 'closed');

  const eager = await createShopper(url, good);
  const answers = await Promise.all(Array.from({ length: 400 }, () => eager.look()));
  const refused = answers.filter((status) => status === 429).length;
  check('limits one visitor', refused > 0 && refused < 400 && answers.every((status) => status === 200 || status === 429), {
    asked: 400,
    refused,
  });
  const calm = await createShopper(url, good);
  check('lets another visitor in meanwhile', (await calm.add(randomUUID())) !== null, await calm.inCart());

  const many = await Promise.all(Array.from({ length: 20 }, () => createShopper(url, good)));
  const underWay = many.map((shopper) => shopper.add(randomUUID()));
  await new Promise((go) => setTimeout(go, 60));
  const [done] = await Promise.all([Promise.all(underWay), gateway.stop()]);
  gateway = await startGateway(options);
  const carts = await Promise.all(many.map((shopper) => shopper.inCart()));
  const agrees = done.every((ms, at) => (ms === null ? 0 : 1) === carts[at]);
  check('finishes every write before it stops', agrees, {
    confirmed: done.filter((ms) => ms !== null).length,
    found: carts.filter((one) => one === 1).length,
  });
  await gateway.stop();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = failures > 0 ? 1 : 0;
