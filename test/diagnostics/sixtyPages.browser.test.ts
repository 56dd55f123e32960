import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { checkCommand } from '../../build/commands/checkCommand.ts';
import { startDemo } from '../../demo/createDemo.ts';
import { shareChromium } from '../support/shareChromium.ts';
import { wrongPages } from './wrongPages.ts';

const SCRIPT = 'src="/dist/storefront.umd.js"';

/** As the table has it, and with the script in the place of its stand-in. */
const pageOf = (body: string, head: string, script: string, language: string): string =>
  `<!doctype html>${language && `<html lang="${language}">`}<title>Page</title>${head.replace('type="text/plain"', '')}${head.includes('storefront.umd.js') ? '' : script}${body}`;

/** The command's lines about all these pages, in their order. */
async function checked(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'wrong-'));
  wrongPages.forEach(([, body, , head = '', language = ''], place) =>
    writeFileSync(join(folder, `${String(place).padStart(3, '0')}.html`), pageOf(body, head, '', language)),
  );
  let said = '';
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean((said += String(text))));
  await checkCommand([folder, '--format', 'json']);
  write.mockRestore();
  rmSync(folder, { recursive: true });
  return (JSON.parse(said) as { line: string }[]).map(({ line }) => line);
}

it('explains each of sixty wrong pages in one line on the console, which is what the command says of it', async () => {
  const pages = new Map(
    wrongPages.map(([, body, , head = '', language = ''], place) => [
      `/wrong/${place}`,
      pageOf(body, head, `<script ${SCRIPT} data-census="off" data-page-speed="off" defer></script>`, language),
    ]),
  );
  const serve = ({ url }: Request) => {
    const html = pages.get(new URL(url).pathname);
    return html === undefined ? undefined : new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  };
  const [demo, { browser, leave }, expected] = await Promise.all([startDemo({ debug: true, serve }), shareChromium(), checked()]);
  const context = await browser.newContext();
  const seen = new Map<string, string[]>();
  const visit = async (paths: string[]) => {
    const tab = await context.newPage();
    for (let path = paths.shift(); path !== undefined; path = paths.shift()) {
      const lines: string[] = [];
      seen.set(path, lines);
      const write = (line: { text(): string }) => void (line.text().startsWith('[storefront]') && lines.push(line.text()));
      tab.on('console', write);
      await tab.goto(demo.url + path);
      await vi.waitFor(() => expect(lines).not.toEqual([]), { timeout: 60_000 }).catch(() => undefined);
      await tab.evaluate(() => new Promise<void>((done) => void requestIdleCallback(() => done())));
      tab.off('console', write);
    }
    await tab.close();
  };
  const paths = [...pages.keys()];
  await Promise.all([visit(paths), visit(paths), visit(paths)]);
  await context.close();
  await leave();
  await demo.close();
  // Chromium writes an element behind the line.
  const written = [...pages.keys()].map((path) =>
    (seen.get(path) ?? []).map((line) => line.replace('[storefront] ', '').replace(/(\(guide#[a-z-]+\)) .*$/s, '$1')),
  );
  expect(written).toEqual(expected.map((line) => [line]));
});

it('says nothing on the pages of the demo, in any markup', async () => {
  const [demo, { browser, leave }] = await Promise.all([startDemo({ debug: true }), shareChromium()]);
  const context = await browser.newContext();
  const lines: string[] = [];
  const paths = ['/', '/store', '/cart', '/contact', '/gallery', '/media', '/commission', '/events', '/texts', '/store?markup=hooks'];
  paths.push(...['a', 'b', 'c', 'hooks'].map((markup) => `/store/p/breakfast-mug?markup=${markup}`));
  const visit = async () => {
    const tab = await context.newPage();
    for (let path = paths.shift(); path !== undefined; path = paths.shift()) {
      const said: string[] = [];
      const write = (line: { text(): string }) => void (line.text().startsWith('[storefront]') && said.push(line.text()));
      tab.on('console', write);
      await tab.goto(demo.url + path);
      // Unknown hooks are named last, so that all others were by then.
      await tab.evaluate("document.body.insertAdjacentHTML('beforeend', '<i data-storefront=nonsense></i>')");
      await vi.waitFor(() => expect(said.join()).toContain('nonsense'), { timeout: 60_000 });
      lines.push(...said.filter((line) => !line.includes('data-storefront="nonsense" names no part')).map((line) => `${path} ${line}`));
      tab.off('console', write);
    }
    await tab.close();
  };
  await Promise.all([visit(), visit(), visit()]);
  await context.close();
  await leave();
  await demo.close();
  expect(lines).toEqual([]);
});
