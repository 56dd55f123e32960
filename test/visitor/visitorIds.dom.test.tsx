import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createVisitorCookie } from '../../src/visitor/createVisitorCookie.ts';
import { createVisitorIds } from '../../src/visitor/createVisitorIds.ts';
import { readCookie } from '../../src/lib/cookie.ts';

const DAY = 24 * 60 * 60 * 1000;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const NAMES = [
  'SS_ANALYTICS_ID',
  'SS_SESSION_ID',
  'SS_IS_FIRST_SESSION',
  'SS_HAS_LANDED',
  'SS_MID',
  'ss_cid',
  'ss_cpvisit',
  'ss_cvisit',
  'ss_cvr',
  'ss_cvt',
];

const forget = () => {
  for (const name of NAMES) document.cookie = `${name}=; Path=/; Max-Age=0`;
  localStorage.clear();
  sessionStorage.clear();
};
/** happy-dom removes a cookie a millisecond later. */
const untilNone = (names: readonly string[] = NAMES) =>
  vi.waitFor(() => expect(names.filter((name) => readCookie(name) !== null)).toEqual([]));
beforeEach(async () => {
  forget();
  await untilNone();
});
afterEach(() => {
  vi.restoreAllMocks();
  forget();
});

let now = 1_700_000_000_000;
let [mayKeep, mayMarket] = [true, true];
beforeEach(() => {
  now = 1_700_000_000_000;
  [mayKeep, mayMarket] = [true, true];
});
function openPage() {
  const reports: string[] = [];
  const ids = createVisitorIds({
    mayKeep: () => mayKeep,
    mayMarket: () => mayMarket,
    report: ({ message }) => reports.push(message),
    now: () => now,
  });
  return { ids, reports };
}
const drop = async (...names: string[]) => {
  for (const name of names) document.cookie = `${name}=; Path=/; Max-Age=0`;
  await untilNone(names);
};

describe('the analytics id', () => {
  it('is made when it is first asked for, and kept by cookie and storage for 390 days', () => {
    const { ids, reports } = openPage();
    expect(localStorage.length).toBe(0);
    const id = ids.analyticsId();
    expect(id).toMatch(UUID);
    expect(readCookie('SS_ANALYTICS_ID')).toBe(id);
    expect(localStorage.getItem('SS_ANALYTICS_ID')).toBe(id);
    expect(localStorage.getItem('SS_ANALYTICS_EXPIRATION')).toBe(String(now + 390 * DAY));
    expect(openPage().ids.analyticsId()).toBe(id);
    expect(reports).toEqual([]);
  });

  it('is the cookie’s before the storage’s', () => {
    openPage().ids.analyticsId();
    document.cookie = 'SS_ANALYTICS_ID=from-the-cookie; Path=/';
    expect(openPage().ids.analyticsId()).toBe('from-the-cookie');
  });

  it('is the storage’s where the browser has dropped the cookie, which is set anew for the days that are left', async () => {
    const id = openPage().ids.analyticsId();
    await drop(...NAMES);
    now += 389 * DAY;
    expect(openPage().ids.analyticsId()).toBe(id);
    expect(readCookie('SS_ANALYTICS_ID')).toBe(id);
  });

  it('is replaced once it has expired', async () => {
    const id = openPage().ids.analyticsId();
    await drop(...NAMES);
    now += 390 * DAY;
    const next = openPage().ids.analyticsId();
    expect(next).toMatch(UUID);
    expect(next).not.toBe(id);
    expect(localStorage.getItem('SS_ANALYTICS_EXPIRATION')).toBe(String(now + 390 * DAY));
  });

  it('is the page’s own where nothing can be kept, which is told once each in the words of the catalogue', () => {
    const blocked = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
    for (const name of ['localStorage', 'sessionStorage']) vi.spyOn(globalThis, name as 'localStorage', 'get').mockImplementation(blocked);
    const { ids, reports } = openPage();
    const id = ids.analyticsId();
    expect(id).toMatch(UUID);
    expect(ids.analyticsId()).toBe(id);
    expect(reports.toSorted()).toEqual(['Unable access local/session storage.', 'Unable to store analyticsId']);
  });

  it('is none while nothing may be kept, and nothing is', () => {
    mayKeep = false;
    const { ids } = openPage();
    expect([ids.analyticsId(), ids.session(), ids.marketingId()]).toEqual([null, null, null]);
    expect([document.cookie, localStorage.length, sessionStorage.length]).toEqual(['', 0, 0]);
  });
});

describe('the session', () => {
  it('is the first where the visitor has never landed here, for as long as it lasts', async () => {
    const first = openPage().ids.session();
    expect(first).toEqual({ id: expect.stringMatching(UUID), isFirst: true });
    expect(openPage().ids.session()).toEqual(first);
    expect([readCookie('SS_IS_FIRST_SESSION'), readCookie('SS_HAS_LANDED')]).toEqual(['true', 'true']);
    // Closing the browser removes session cookies.
    await drop('SS_SESSION_ID', 'SS_IS_FIRST_SESSION');
    sessionStorage.clear();
    const second = openPage().ids.session();
    expect(second?.id).not.toBe(first?.id);
    expect(second?.isFirst).toBe(false);
  });
});

describe('the platform’s marketing id', () => {
  it('is read and never made, where the visitor allows marketing', () => {
    expect(openPage().ids.marketingId()).toBeNull();
    document.cookie = 'SS_MID=known-before; Path=/';
    expect(openPage().ids.marketingId()).toBe('known-before');
    mayMarket = false;
    expect(openPage().ids.marketingId()).toBeNull();
  });
});

describe('forgetting a visitor', () => {
  it('takes every id away, from cookies, storage and memory', async () => {
    const { ids } = openPage();
    const id = ids.analyticsId();
    ids.session();
    ids.clear();
    await untilNone();
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    expect(ids.analyticsId()).not.toBe(id);
  });
});

describe('the census’s cookies', () => {
  const turn = () => new Promise<void>((go) => queueMicrotask(go));
  const part = (at: number) => Number(readCookie('ss_cvr')?.split('|')[at]);
  const open = () => createVisitorCookie(() => now);

  it('say who comes for the first time, at once, and are written when that has been told', async () => {
    const cookie = open();
    cookie.touch();
    const told = cookie.read();
    expect(told).toMatch(/^[\da-f-]{36}\|1700000000000\|1700000000000\|1700000000000\|1$/);
    await turn();
    expect([readCookie('ss_cvr'), readCookie('ss_cvt')]).toEqual([told, String(now)]);
    expect(cookie.read()).toBe(told);
  });

  it('go on with a visit of less than half an hour, and count the next one', async () => {
    open().touch();
    await turn();
    const first = readCookie('ss_cvr');
    now += 60_000;
    const same = open();
    same.touch();
    expect(same.read()).toBe(first);
    await turn();
    expect([readCookie('ss_cvr'), readCookie('ss_cvt')]).toEqual([first, String(now)]);
    // The visit's cookie expires after half an hour.
    await drop('ss_cvt');
    now += DAY;
    open().touch();
    await turn();
    expect([1, 2, 3, 4].map(part)).toEqual([1_700_000_000_000, 1_700_000_000_000, now, 2]);
  });

  it('begin anew where what stands there cannot be read', async () => {
    document.cookie = 'ss_cvr=nonsense; Path=/';
    open().touch();
    await turn();
    expect(readCookie('ss_cvr')).toMatch(/\|1$/);
  });

  it('are cleared with those of older versions, also when they were just about to be written', async () => {
    for (const name of ['ss_cid', 'ss_cpvisit', 'ss_cvisit']) document.cookie = `${name}=old; Path=/`;
    const cookie = open();
    cookie.touch();
    cookie.clear();
    await turn();
    await untilNone();
    expect(cookie.read()).toBeNull();
  });

  it('are none where the browser keeps no cookies', async () => {
    vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    const cookie = open();
    cookie.touch();
    expect(cookie.read()).toBeNull();
    await turn();
    expect(document.cookie).toBe('');
  });
});
