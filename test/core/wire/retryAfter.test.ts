import * as fc from '../../support/fastCheck.ts';
import { describe, expect, it } from 'vitest';
import { LONGEST_WAIT_MS, parseRetryAfter } from '../../../src/core/wire/readAnswer.ts';

const NOW = Date.UTC(2026, 0, 5, 12, 0, 0);

describe('how long the host asks us to wait', () => {
  it.each<[string | null, number | null]>([
    [null, null],
    ['', null],
    ['0', 0],
    ['2', 2000],
    [' 3 ', 3000],
    ['3600', 5000],
    ['99999999999999999999999', 5000],
    ['-5', null],
    ['1.5', null],
    ['1e3', null],
    ['0x10', null],
    ['soon', null],
    ['soon 12', null],
    ['Infinity', null],
    ['Mon, 05 Jan 2026 12:00:03 GMT', 3000],
    ['Mon, 05 Jan 2026 13:00:00 GMT', 5000],
    ['Mon, 05 Jan 2026 11:59:00 GMT', 0],
    ['Monday, 05-Jan-26 12:00:02 GMT', 2000],
    ['Monday', null],
  ])('reads %j as %j ms', (header, expected) => {
    expect(parseRetryAfter(header, NOW)).toBe(expected);
  });

  it('can be capped for the background too', () => {
    expect(parseRetryAfter('3600', NOW, 300_000)).toBe(300_000);
  });

  it('is a wait within the cap or unknown, whatever the header says', () => {
    const headers = fc.oneof(
      fc.string(),
      fc.integer().map(String),
      fc.double().map(String),
      fc.date({ noInvalidDate: true }).map((date) => date.toUTCString()),
      fc.tuple(fc.constantFrom('Mon', 'tuesday', 'WED,'), fc.string()).map(([day, rest]) => `${day} ${rest}`),
    );
    fc.assert(
      fc.property(headers, fc.integer({ min: 0, max: 4e12 }), (header, now) => {
        const wait = parseRetryAfter(header, now);
        expect(wait === null || (wait >= 0 && wait <= LONGEST_WAIT_MS)).toBe(true);
      }),
    );
  });
});
