import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDemo } from '../../demo/createDemo.ts';
import { codeOf } from '../demo/snippets.ts';

const ROOT = resolve(import.meta.dirname, '../..');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'guide-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a module in the package's folder, where it finds the package by its name, and returns the JSON that it prints last. */
function run(code: string, printed: string): unknown {
  const module = `import assert from 'node:assert';\n${code}\nconsole.log('\\n' + JSON.stringify(${printed}));`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-'], {
    cwd: ROOT,
    input: module,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return JSON.parse(stdout.trimEnd().split('\n').at(-1)!) as unknown;
}

describe('what the guide has its readers run in Node', () => {
  it('qa 2: a mocked platform as a server, and as a function', () => {
    expect(run(codeOf('qa 2'), '[answer.status, same.status, host.requests.length]')).toEqual([200, 200, 2]);
  });

  it('templates 1: renders products with their prices, and what is said of none', () => {
    const one = {
      title: 'Mug & bowl',
      structuredContent: { productType: 1, variants: [{ priceMoney: { value: '28.00', currency: 'EUR' } }] },
    };
    const code = (items: readonly object[]) => `const items = ${JSON.stringify(items)};\n${codeOf('templates 1')}`;
    expect(run(code([]), '[html, errors, template.errors]')).toEqual(['Nothing yet.', [], []]);
    expect(run(code([one]), '[html, errors]')).toEqual([
      expect.stringMatching(/^Mug &amp; bowl: <div class="product-price">\s*<span class="sqs-money-native">28\.00<\/span>\s*<\/div>/),
      [],
    ]);
  });

  it('caching 1: writes the import map that pins every file under the address of the site', () => {
    const head = run(codeOf('caching 1'), 'head') as string;
    const { imports, integrity } = JSON.parse(/<script type="importmap">([^]*?)<\/script>/.exec(head)![1]!) as Record<string, object>;
    const addresses = [...Object.values(imports ?? {}), ...Object.keys(integrity ?? {})] as string[];
    expect(addresses.length).toBeGreaterThan(20);
    expect(addresses.filter((address) => !existsSync(address.replace('/storefront/', `${ROOT}/dist/`)))).toEqual([]);
    expect(head).toContain('<script type="module" src="/storefront/storefront.lite.js"></script>');
  });

  it('platform 1: holds the mocked platform to it', async () => {
    const demo = await startDemo();
    try {
      const code = codeOf('platform 1').replace('http://127.0.0.1:4173', demo.url);
      const child = spawn(process.execPath, ['--input-type=module', '-'], { cwd: ROOT, stdio: ['pipe', 'inherit', 'inherit'] });
      child.stdin.end(`import assert from 'node:assert';\n${code}`);
      expect(await new Promise((exited) => child.once('exit', exited))).toBe(0);
    } finally {
      await demo.close();
    }
  });

  it('first-sale 1: puts the files where the page asks for them', () => {
    symlinkSync(join(ROOT, 'dist'), join(folder, 'dist'));
    const [build, copy, serve] = codeOf('first-sale 1').trim().split('\n') as [string, string, string];
    expect(build).toBe('npm ci && npm run build');
    execFileSync('sh', ['-c', copy], { cwd: folder });
    const page = codeOf('walk-page');
    const asked = [...page.matchAll(/(?:href|src|from )=?["'](\/[^"']+)["']/g)].map(([, path]) => path!);
    expect(asked).toHaveLength(3);
    for (const path of [...asked, '/mockServiceWorker.js']) expect(existsSync(join(folder, 'my-shop', path)), path).toBe(true);
    expect(serve).toMatch(/--directory my-shop$/);
  });

  // CI itself runs `npm ci` and all tests; what `npm start` serves and prints has tests of its own.
  it('README 4: has commands that there are', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Readonly<Record<string, string>> };
    const commands = codeOf('README 4')
      .trim()
      .split('\n')
      .flatMap((line) => line.replace(/#.*/, '').split('&&'))
      .map((command) => command.trim());
    expect(commands).toEqual(['npm ci', 'npm start', 'npm ci', 'npm test']);
    expect(scripts['start']).toContain('demo/serve.ts');
    expect(scripts['test']).toContain('test/run.ts');
  });
});
