import * as fc from '../support/fastCheck.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { safeRedirect } from '../../src/lib/safeRedirect.ts';

beforeEach(() => (window as never as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL('https://shop.example/contact/us?a=1'));

const schemes = [
  'javascript:',
  'JaVaScRiPt:',
  'java\tscript:',
  'java\nscript:',
  ' javascript:',
  '\u0001javascript:',
  'data:text/html,',
  'vbscript:',
  'blob:',
  'file:///',
  'about:',
  'mailto:',
  'ftp://',
  'ws://',
  'view-source:',
];
const elsewhere = [
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\\/evil.example',
  ' //evil.example',
  'https:evil.example',
  'https:/\\evil.example',
  'http:\\\\evil.example',
  'https://shop.example.evil.example',
  'https://shop.example@evil.example',
  '///evil.example',
  'https://shop.example:444',
];

describe('a redirect', () => {
  it('leads to pages of this site', () => {
    expect(safeRedirect('/thanks')?.href).toBe('https://shop.example/thanks');
    expect(safeRedirect('thanks?for=all#top')?.href).toBe('https://shop.example/contact/thanks?for=all#top');
    expect(safeRedirect('')?.href).toBe('https://shop.example/contact/us?a=1');
    expect(safeRedirect('https://shop.example/thanks')?.href).toBe('https://shop.example/thanks');
  });

  it.each(elsewhere)('does not lead to another site: %j', (target) => {
    // A browser resolves it to a path of this site.
    expect([null, location.origin]).toContain(safeRedirect(target)?.origin ?? null);
    expect(safeRedirect(target)?.host ?? 'shop.example').toBe('shop.example');
  });

  it.each(schemes)('never runs a script nor opens anything but a web page: %j', (scheme) => {
    for (const rest of ['alert(1)', '//shop.example/%0aalert(1)', '']) {
      const url = safeRedirect(scheme + rest, { anyOrigin: true });
      expect(url?.protocol ?? 'https:').toMatch(/^https?:$/);
    }
  });

  it('refuses names and passwords in the address, even of this site', () => {
    expect(safeRedirect('https://me@shop.example/')).toBeNull();
    expect(safeRedirect('https://:word@shop.example/', { anyOrigin: true })).toBeNull();
  });

  it('refuses what is no address at all', () => expect(safeRedirect('https://[')).toBeNull());

  it('leads to other sites that are allowed, and to any for the site’s owner', () => {
    expect(safeRedirect('https://pay.example/now')).toBeNull();
    expect(safeRedirect('https://pay.example/now', { allowed: ['https://pay.example'] })?.href).toBe('https://pay.example/now');
    expect(safeRedirect('https://else.example/now', { allowed: ['https://pay.example'] })).toBeNull();
    expect(safeRedirect('https://else.example/now', { anyOrigin: true })?.href).toBe('https://else.example/now');
    expect(safeRedirect('//else.example/now', { anyOrigin: true })?.href).toBe('https://else.example/now');
  });

  it('never leaves the site nor the web, whatever the target is', () => {
    const part = fc.constantFrom(
      ...schemes,
      ...elsewhere,
      '/',
      '\\',
      '\t',
      '\r',
      '\n',
      ' ',
      '@',
      ':',
      '?',
      '#',
      '.',
      '%2f',
      '\u0000',
      '\u202e',
      '。',
      'evil.example',
      'shop.example',
      'x',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(part, { maxLength: 6 }).map((parts) => parts.join('')),
          fc.string(),
        ),
        (target) => {
          const url = safeRedirect(target);
          expect(url === null || url.origin === 'https://shop.example').toBe(true);
          expect(safeRedirect(target, { anyOrigin: true })?.protocol ?? 'http:').toMatch(/^https?:$/);
        },
      ),
    );
  });
});
