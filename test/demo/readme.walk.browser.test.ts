import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage, type Stage } from '../support/openStage.ts';
import { untilSeen } from '../support/untilSeen.ts';
import { readPage } from './readPage.ts';
import { codeOf } from './snippets.ts';

const README = readFileSync(resolve(import.meta.dirname, '../../README.md'), 'utf8');
const [modules, oneFile, product] = ['README 1', 'README 2', 'README 3'].map(codeOf) as [string, string, string];

/** As a reader fills it in: the hashes of the built files, and the files where the demo has them. */
function tagOf(snippet: string): `<${string}` {
  const hashes = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../dist/integrity.json'), 'utf8')) as Record<string, string>;
  const pins = readFileSync(resolve(import.meta.dirname, '../../dist/importmap.lite.json'), 'utf8').replaceAll('"./', '"/dist/');
  const filled = snippet
    .trim()
    .replace('sha384-…', hashes['storefront.lite.umd.js']!)
    .replace('>…<', () => `>${pins}<`);
  return filled.replaceAll('/storefront/', '/dist/') as `<${string}`;
}

/** Both headers of the guide’s page about content security, as one. */
function policies(): Record<string, string> {
  const page = readPage('/guide/security');
  const values = ['csp-header', 'trusted-types-header'].map((id) =>
    page
      .getElementById(id)!
      .textContent!.trim()
      .replace(/^[\w-]+: /, ''),
  );
  return { 'content-security-policy': values.join(', ') };
}

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

describe('what the README has its readers paste', () => {
  it.each([
    ['modules', modules, {}],
    ['one file', oneFile, {}],
    ['one file under the guide’s policies', oneFile, policies()],
  ])('sells in the demo shop as %s, and shows what it says', async (_name, tag, headers) => {
    const { page, pageErrors, writes, close } = await stage.open({
      path: '/fixtures/plain',
      headers,
      tag: tagOf(tag),
      edit: (html) => html.replace(/<main[^>]*>[^]*<\/main>/, (main) => main.replace('</main>', `${product}</main>`)),
    });
    await page.waitForFunction(() => (window as { Storefront?: { ready?: Promise<void> } }).Storefront?.ready?.then(() => true));
    await page.getByLabel('Size').selectOption('Large');
    await expect.poll(() => page.locator('[data-storefront="price"]').innerText()).toContain('$34.00');
    const added = untilSeen(page, 'button', 'Added!');
    await page.getByRole('button', { name: 'Add To Cart' }).click();
    await added;
    await expect.poll(() => page.locator('[data-storefront="cart-pill"]').innerText()).toContain('1');
    expect(writes().filter(({ path }) => path.endsWith('/shopping-cart/entries'))).toHaveLength(1);
    expect(pageErrors).toEqual([]);
    await close();
  });

  it('has no other page’s HTML, and only commands that there are', () => {
    expect([...README.matchAll(/```html\n/g)]).toHaveLength(3);
    const { scripts } = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../package.json'), 'utf8')) as { scripts: object };
    const commands = [...README.matchAll(/npm (?:run )?(build|bench|start|test)\b/g)].map(([, name]) => name!);
    expect(commands.length).toBeGreaterThan(3);
    for (const command of commands) expect(scripts).toHaveProperty(command);
  });

  it('has the import map with the addresses of its own tag', () => {
    expect(README).toContain('`dist/importmap.lite.json`, with `./` replaced by `/storefront/`');
  });

  it('is at most 700 words long', () => {
    expect(README.split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(700);
  });
});
