import { describe, expect, it } from 'vitest';
import { ApiError } from '../../src/core/wire/ApiError.ts';
import type { OwnerApi } from '../../src/owner/calls.ts';
import { fail, ok } from '../../src/lib/result.ts';
import { createSending } from '../../src/owner/createSending.ts';
import { loadRestock, type WaitingVariant } from '../../src/owner/loadRestock.ts';
import { mayManage } from '../../src/owner/mayManage.ts';

const variants = (count: number): WaitingVariant[] =>
  Array.from({ length: count }, (_, at) => ({ key: `k${at}`, productId: 'p', variantId: `v${at}`, emails: [] }));
const group = (at: number, more = {}) => ({
  productId: 'p',
  variantId: `v${at}`,
  signUps: [{ siteVisitorEmail: `a${at}@b.ce` }],
  hasNextPage: false,
  nextPageCursor: null,
  ...more,
});
const apiOf = (part: Partial<OwnerApi>) => part as OwnerApi;

describe('the list of who waits', () => {
  it('is read to its end, 1,000 variants, none lost and none twice, with all who wait', async () => {
    const api = apiOf({
      groups: async (cursor) => {
        const from = Number(cursor ?? 0);
        // Pages overlap by one, as if the list had changed meanwhile.
        const signUpGroups = Array.from({ length: 101 }, (_, at) =>
          group(from + at, from + at === 7 && { hasNextPage: true, nextPageCursor: 'x' }),
        );
        return ok({
          signUpGroups: signUpGroups.slice(0, Math.min(101, 1000 - from)),
          hasNextPage: from < 900,
          nextPageCursor: String(from + 100),
        });
      },
      signUps: async () =>
        ok({ signUps: [{ siteVisitorEmail: 'a7@b.ce' }, { siteVisitorEmail: 'more@b.ce' }], hasNextPage: false, nextPageCursor: null }),
    });
    const answer = await loadRestock(api);
    if (!answer.ok) throw answer.error;
    expect(answer.value).toHaveLength(1000);
    expect(new Set(answer.value.map(({ key }) => key)).size).toBe(1000);
    expect(answer.value[7]?.emails).toEqual(['a7@b.ce', 'more@b.ce']);
    expect(answer.value.reduce((sum, { emails }) => sum + emails.length, 0)).toBe(1001);
  });
  it.each([
    ['leads in a circle', 'again'],
    ['is missing', null],
    ['is empty', ''],
  ])('ends with an error where a cursor %s', async (_case, nextPageCursor) => {
    let asked = 0;
    const api = apiOf({ groups: async () => ((asked += 1), ok({ signUpGroups: [group(1)], hasNextPage: true, nextPageCursor })) });
    expect(await loadRestock(api)).toMatchObject({ ok: false, error: { kind: 'schema' } });
    expect(asked).toBeLessThan(4);
  });
});

describe('sending', () => {
  function open(answer: (turn: number) => ApiError | null = () => null) {
    const taken: string[] = [];
    let turn = 0;
    const sending = createSending(
      apiOf({
        sendAll: async (part) => {
          const error = answer((turn += 1));
          if (error && error.kind !== 'timeout') return fail(error);
          taken.push(...part.map(({ variantId }) => variantId));
          return error ? fail(error) : ok({});
        },
      }),
      ({ kind }) => `in words: ${kind}`,
    );
    return { sending, taken };
  }
  const isOnce = (taken: readonly string[], count: number) => {
    expect(taken).toHaveLength(count);
    expect(new Set(taken).size).toBe(count);
  };

  it('sends each of 1,000 once, and nothing again', async () => {
    const { sending, taken } = open();
    const all = variants(1000);
    const [first, second] = await Promise.all([sending.send(all), sending.send(all)]);
    expect([first, second, await sending.send(all)]).toEqual([1000, 0, 0]);
    isOnce(taken, 1000);
  });
  it('cancelled in the middle, sends the rest later and nothing twice', async () => {
    const { sending, taken } = open();
    const off = sending.subscribe(() => sending.state.progress?.done === 100 && sending.cancel());
    expect(await sending.send(variants(1000))).toBe(100);
    off();
    expect(sending.state.progress).toBeNull();
    expect(await sending.send(variants(1000))).toBe(900);
    isOnce(taken, 1000);
  });
  it('stops where the host asks to wait, and goes on where it stopped', async () => {
    const { sending, taken } = open((turn) => (turn === 5 ? new ApiError('rate-limit', 'Too many', { status: 429 }) : null));
    expect(await sending.send(variants(1000))).toBe(100);
    expect(sending.state).toMatchObject({ error: 'in words: rate-limit', progress: null });
    expect(await sending.send(variants(1000))).toBe(900);
    isOnce(taken, 1000);
  });
  it('never sends again what may have been done: its answer was lost', async () => {
    const { sending, taken } = open((turn) => (turn === 2 ? new ApiError('timeout', 'timeout of 10ms exceeded') : null));
    expect(await sending.send(variants(100))).toBe(25);
    expect(sending.state.unknown.size).toBe(25);
    expect(await sending.send(variants(100))).toBe(50);
    isOnce(taken, 100);
  });
});

describe('who may manage', () => {
  it.each([
    [[1], true],
    [[4, 8], true],
    [[10], false],
    [[], false],
    [null, false],
  ] as const)('%j: %s', (roles, may) => expect(mayManage(roles)).toBe(may));
});
