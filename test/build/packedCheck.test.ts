import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wrongPages } from '../diagnostics/wrongPages.ts';
import { installPackage } from './installPackage.ts';

const DATA = '{"variants": [{"id": "v", "sku": "MUG", "attributes": {}, "price": 2800}]}';
const product = (part: string) => `<div data-storefront="product" data-product-id="mug" data-product='${DATA}'>${part}</div>`;

describe('storefront-embed check, of the packed package in an empty folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'packed-check-'));
  const happyDom = join(folder, 'node_modules', 'happy-dom');
  const check = (...args: string[]) =>
    spawnSync('npx', ['--offline', 'storefront-embed', 'check', 'pages', ...args], { cwd: folder, encoding: 'utf8' });

  beforeAll(() => {
    installPackage(folder);
    mkdirSync(join(folder, 'pages'));
    writeFileSync(join(folder, 'pages', 'right.html'), product('<b data-storefront="price">$28.00</b>'));
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  it('says which package it needs where that is missing', () => {
    expect(existsSync(happyDom)).toBe(false);
    const { status, stdout, stderr } = check();
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain('It needs the package happy-dom: npm install --save-dev happy-dom');
  });

  it('names the mistakes of pages where it is there', () => {
    symlinkSync(resolve(import.meta.dirname, '../../node_modules/happy-dom'), happyDom, 'dir');
    const right = check();
    expect([right.status, right.stdout]).toEqual([0, '0 mistakes on 1 page\n']);
    writeFileSync(join(folder, 'pages', 'wrong.html'), product('<b data-storefront="prise">$28.00</b>'));
    const wrong = check();
    expect(wrong.stdout).toContain('data-storefront="prise" names no part. Write data-storefront="price".');
    expect(wrong.stdout).toContain('1 mistake on 2 pages\n');
    expect(wrong.status).toBe(1);
  });

  it('names the one mistake of each wrong page in one line', () => {
    rmSync(join(folder, 'pages'), { recursive: true });
    mkdirSync(join(folder, 'pages'));
    wrongPages.forEach(([, body, , head = '', language = ''], place) => {
      const html = `<!doctype html><html lang="${language}"><title>Page</title>${head}${body}`;
      writeFileSync(join(folder, 'pages', `${String(place).padStart(3, '0')}.html`), html);
    });
    const found = JSON.parse(check('--format', 'json').stdout) as { page: string; line: string }[];
    expect(found.map(({ page }) => Number.parseInt(page.slice('pages/'.length)))).toEqual([...wrongPages.keys()]);
    found.forEach(({ line }, place) => expect(line).toContain(wrongPages[place]![2]));
  });
});
