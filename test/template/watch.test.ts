import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

describe('The command as it is installed', () => {
  let folder: string;
  let command: string;
  let running: ChildProcess | undefined;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'template-'));
    // In the package the manifest is one folder up.
    await writeFile(join(folder, 'package.json'), JSON.stringify({ version: manifest.version, type: 'module' }));
    await build({
      configFile: false,
      logLevel: 'error',
      build: {
        ssr: resolve('src/template/cli.ts'),
        outDir: join(folder, 'dist'),
        rolldownOptions: { output: { entryFileNames: 'command.js', codeSplitting: false } },
      },
    });
    command = join(folder, 'dist/command.js');
  });
  afterAll(async () => {
    running?.kill();
    await rm(folder, { recursive: true });
  });

  it('tells the version of its package', () => {
    expect(spawnSync(process.execPath, [command, '--version'], { encoding: 'utf8' }).stdout).toBe(`${manifest.version}\n`);
  });

  it('reads a folder with its subfolders, but for installed packages and hidden files', async () => {
    const theme = join(folder, 'theme');
    for (const path of ['pages/about', 'node_modules/other', '.git']) await mkdir(join(theme, path), { recursive: true });
    const check = () => spawnSync(process.execPath, [command, 'check', theme], { encoding: 'utf8' });
    for (const path of ['node_modules/other/page.html', '.git/page.html', 'pages/.page.html.swp'])
      await writeFile(join(theme, path), '{.end}');
    expect(check()).toMatchObject({ status: 2, stderr: `${theme}: there is no template in it.\n` });
    await writeFile(join(theme, 'pages/about/us.page'), '{b|wrong}');
    expect(check()).toMatchObject({ status: 1, stdout: expect.stringContaining('us.page:1:1: Formatter "wrong" is unknown.') });
    expect(check().stdout.match(/^\S+:\d+:\d+:/gm)).toHaveLength(1);
  });

  it('ends quietly when what reads it has read enough', async () => {
    const page = join(folder, 'long.html');
    // More than a pipe's buffer.
    await writeFile(page, 'a line\n'.repeat(100_000));
    const child = (running = spawn(process.execPath, [command, 'render', page], { stdio: 'pipe' }));
    let errors = '';
    child.stderr.on('data', (text: Buffer) => (errors += text.toString()));
    child.stdout.once('data', () => child.stdout.destroy());
    const code = await new Promise((end) => child.once('close', end));
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
  });

  it('renders again whenever a file is saved, until it is ended', async () => {
    const page = join(folder, 'page.html');
    await writeFile(page, 'one ');
    const child = (running = spawn(process.execPath, [command, 'render', page, '--watch'], { stdio: 'pipe' }));
    let output = '';
    child.stdout.on('data', (text: Buffer) => (output += text.toString()));
    await vi.waitFor(() => expect(output).toBe('one '), { timeout: 10_000 });
    // Saved repeatedly, because the start of the watch is not reported.
    await vi.waitFor(
      async () => {
        if (!output.includes('two')) await writeFile(page, 'two ');
        expect(output).toMatch(/^one (?:two )+$/);
      },
      { timeout: 10_000, interval: 300 },
    );
    expect(child.exitCode).toBeNull();
    child.kill();
  });

  it('checks again when a file in a subfolder is saved', async () => {
    const page = join(folder, 'site/blocks/card.block');
    await mkdir(join(folder, 'site/blocks'), { recursive: true });
    await writeFile(page, '{b|one}');
    const child = (running = spawn(process.execPath, [command, 'check', join(folder, 'site'), '--watch'], { stdio: 'pipe' }));
    let output = '';
    child.stdout.on('data', (text: Buffer) => (output += text.toString()));
    await vi.waitFor(() => expect(output).toContain('"one"'), { timeout: 10_000 });
    await vi.waitFor(
      async () => {
        if (!output.includes('"two"')) await writeFile(page, '{b|two}');
        expect(output).toContain('Formatter "two" is unknown.');
      },
      { timeout: 10_000, interval: 300 },
    );
    child.kill();
  });

  it('takes no notice of what it writes itself beside the page', async () => {
    const page = join(folder, 'page.html');
    const rendered = join(folder, 'rendered.txt');
    await writeFile(page, 'one ');
    const file = await open(rendered, 'w');
    running = spawn(process.execPath, [command, 'render', page, '--watch'], { stdio: ['ignore', file.fd, 'inherit'] });
    const output = () => readFile(rendered, 'utf8');
    await vi.waitFor(async () => expect(await output()).toMatch(/^one /), { timeout: 20_000 });
    await vi.waitFor(
      async () => {
        if (!(await output()).includes('two')) await writeFile(page, 'two ');
        expect(await output()).toMatch(/^(?:one )+(?:two )+$/);
      },
      { timeout: 20_000, interval: 300 },
    );
    // A render that triggered itself would repeat twelve times a second.
    await new Promise((later) => setTimeout(later, 2000));
    expect((await output()).split('two ').length - 1).toBeLessThan(10);
    await file.close();
  });
});
