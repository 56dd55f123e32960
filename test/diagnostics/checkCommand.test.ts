import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkCommand } from '../../build/commands/checkCommand.ts';
import { renderPage } from '../../demo/pages/renderPage.ts';

const WRONG = '<!doctype html><p data-storefront="cart-cuont"></p><script>document.body.innerHTML = "";</script>';
const RIGHT = '<!doctype html><p data-storefront="cart-count"></p>';

let folder: string;
let said: string;
let refused: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'check-'));
  said = refused = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean((said += String(text))));
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => Boolean((refused += String(text))));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  rmSync(folder, { recursive: true });
});
const put = (name: string, html: string): string => {
  writeFileSync(join(folder, name), html);
  return join(folder, name);
};

describe('storefront-embed check', () => {
  it('names the mistakes of a file in words, and runs none of its scripts', async () => {
    expect(await checkCommand([put('wrong.html', WRONG)])).toBe(1);
    expect(said).toContain(
      'wrong.html: <p[data-storefront="cart-cuont"]>: data-storefront="cart-cuont" names no part. Write data-storefront="cart-count".',
    );
    expect(said).toContain('1 mistake on 1 page\n');
  });

  it('ends with 0 where there is none', async () => {
    expect(await checkCommand([put('right.html', RIGHT)])).toBe(0);
    expect(said).toBe('0 mistakes on 1 page\n');
  });

  it('reads all pages of a folder and its folders', async () => {
    put('right.html', RIGHT);
    mkdirSync(join(folder, 'shop'));
    put('shop/wrong.html', WRONG);
    expect(await checkCommand([folder])).toBe(1);
    expect(said).toContain('1 mistake on 2 pages');
  });

  it('writes JSON, and annotations', async () => {
    const file = put('wrong.html', WRONG);
    await checkCommand([file, '--format', 'json']);
    expect(JSON.parse(said)).toMatchObject([{ page: file, fix: 'Write data-storefront="cart-count".', guide: 'hooks-in' }]);
    said = '';
    await checkCommand([file, '--format', 'github']);
    expect(said).toContain(`::error file=${file}::<p[data-storefront`);
  });

  it('asks about what may be meant so, which is no failure and a warning', async () => {
    const data = '{"variants": [{"id": "v", "attributes": {}, "price": 28}]}';
    const price = '<b data-storefront="price"></b>';
    const file = put('cheap.html', `<div data-storefront="product" data-product-id="mug" data-product='${data}'>${price}</div>`);
    expect(await checkCommand([file])).toBe(0);
    expect(said).toContain('are they meant so?');
    expect(said).toContain('0 mistakes and 1 question on 1 page\n');
    said = '';
    expect(await checkCommand([file, put('wrong.html', WRONG), '--format', 'github'])).toBe(1);
    expect(said).toContain(`::warning file=${file}::`);
    expect(said).toContain('::error file=');
    said = '';
    await checkCommand([file, '--format', 'json']);
    expect(JSON.parse(said)).toMatchObject([{ isQuestion: true }]);
  });

  it('compares structured data with what the shop would show', async () => {
    const data = '{"title": "Mug", "variants": [{"id": "v", "sku": "MUG", "attributes": {}, "price": 2800}]}';
    const offers = '{"@type": "Offer", "price": "2800", "priceCurrency": "USD"}';
    const file = put(
      'mug.html',
      `<script type="application/ld+json">{"@type": "Product", "sku": "MUG", "name": "Mug", "offers": ${offers}}</script>
      <div data-storefront="product" data-product-id="mug" data-product='${data}'><b data-storefront="price">$28.00</b></div>`,
    );
    expect(await checkCommand([file])).toBe(1);
    expect(said).toContain('state "price": "2800" for "Mug", and the shop shows 28.00. Write "price": "28.00" there (not in cents).');
  });

  it('reads a page by its address', async () => {
    const server = createServer((request, response) => void response.writeHead(request.url === '/' ? 200 : 404).end(WRONG));
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    expect(await checkCommand([url])).toBe(1);
    expect(await checkCommand([`${url}lost`])).toBe(2);
    expect(refused).toContain('was answered with 404');
    server.close();
  });

  it.each([[[]], [['missing.html']], [['x', '--format', 'xml']], [['--nonsense']]])('ends with 2 for %j', async (args) => {
    expect(await checkCommand(args)).toBe(2);
    expect(refused).toContain('usage: storefront-embed check');
  });

  it('finds nothing wrong on pages as the platform serves them', async () => {
    expect(await checkCommand([join(import.meta.dirname, '../fixtures')])).toBe(0);
    expect(said).toMatch(/^0 mistakes on \d\d+ pages\n$/);
  });

  it('finds nothing wrong on the demo’s pages', async () => {
    const paths = ['/', '/store', '/store/p/breakfast-mug', '/cart', '/contact', '/gallery', '/guide'];
    for (const path of paths)
      put(`page${path.replaceAll('/', '-')}.html`, renderPage(path, { script: 'none', query: new URLSearchParams() })!.html);
    expect(await checkCommand([folder])).toBe(0);
    expect(said).toBe(`0 mistakes on ${paths.length} pages\n`);
  });
});
