import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoadScript, ScriptRequest } from '../../src/lib/createScriptLoader.ts';

const SOURCE = 'https://captcha.example/api.js';
const tags = () => [...document.head.querySelectorAll('script')];
const happen = (what: 'load' | 'error') => tags()[0]!.dispatchEvent(new Event(what));
const page = globalThis as { trustedTypes?: unknown };

let load: LoadScript;
const ask = (changes: Partial<ScriptRequest> = {}) => {
  const outcome = vi.fn();
  load({ source: SOURCE, ready: async () => undefined, deadlineMs: 10_000, signal: new AbortController().signal, ...changes }).then(
    () => outcome('there'),
    (error: unknown) => outcome(String(error)),
  );
  return outcome;
};
const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

beforeEach(async () => {
  // Each test needs a fresh module, because a policy can be created only once per page.
  vi.resetModules();
  const { createScriptLoader } = await import('../../src/lib/createScriptLoader.ts');
  // Scripts neither load nor fail until the test says so.
  Object.assign((window as unknown as { happyDOM: { settings: object } }).happyDOM.settings, { handleDisabledFileLoadingAsSuccess: true });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  load = createScriptLoader();
});
afterEach(() => {
  for (const tag of tags()) tag.remove();
  delete page.trustedTypes;
  vi.useRealTimers();
});

describe('a script of another site', () => {
  it('is there when it has run and what it brings is ready; its tag goes, and it is not asked for again', async () => {
    let whenReady = (): void => undefined;
    const outcome = ask({ ready: () => new Promise((resolve) => (whenReady = resolve)) });
    expect(tags().map(({ src, async }) => [src, async])).toEqual([[SOURCE, true]]);
    happen('load');
    await settle();
    expect(outcome).not.toHaveBeenCalled();
    whenReady();
    await settle();
    expect(outcome.mock.calls).toEqual([['there']]);
    expect([tags().length, vi.getTimerCount()]).toEqual([0, 0]);
    const again = ask();
    await settle();
    expect(again.mock.calls).toEqual([['there']]);
    expect(tags()).toEqual([]);
  });

  it('is asked for once by all who want it, and stays while one of them waits', async () => {
    const leaving = new AbortController();
    const first = ask({ signal: leaving.signal });
    const second = ask();
    expect(tags()).toHaveLength(1);
    leaving.abort();
    await settle();
    expect(String(first.mock.lastCall)).toContain('AbortError');
    expect([tags().length, vi.getTimerCount()]).toEqual([1, 1]);
    happen('load');
    await settle();
    expect(second.mock.calls).toEqual([['there']]);
  });

  it('can be asked for while what it brings is still being readied', async () => {
    let whenReady = (): void => undefined;
    const ready = () => new Promise<void>((resolve) => (whenReady = resolve));
    ask({ ready });
    happen('load');
    await settle();
    const late = ask();
    await settle();
    expect(late.mock.calls).toEqual([['there']]);
    whenReady();
    await settle();
    expect([tags().length, vi.getTimerCount()]).toEqual([0, 0]);
  });

  it.each<[string, (changes: Partial<ScriptRequest>) => Promise<void>, Partial<ScriptRequest>, string]>([
    ['blocked', async () => void happen('error'), {}, `Error: The script ${SOURCE} could not be loaded.`],
    ['silent', async () => void vi.advanceTimersByTime(10_000), {}, `Error: The script ${SOURCE} did not answer within 10000 ms.`],
    [
      'another one',
      async () => void happen('load'),
      { ready: () => Promise.reject(new Error('It has brought nothing.')) },
      'Error: It has brought nothing.',
    ],
  ])('that is %s fails, leaves nothing behind, and is asked for anew by the next try', async (_case, become, changes, message) => {
    const outcome = ask(changes);
    await become(changes);
    await settle();
    expect(outcome.mock.calls).toEqual([[message]]);
    expect([tags().length, vi.getTimerCount()]).toEqual([0, 0]);
    const again = ask();
    expect(tags()).toHaveLength(1);
    happen('load');
    await settle();
    expect(again.mock.calls).toEqual([['there']]);
  });

  it('whose program never gets ready is given up at the deadline', async () => {
    const outcome = ask({ ready: () => new Promise(() => undefined) });
    happen('load');
    await settle();
    vi.advanceTimersByTime(10_000);
    await settle();
    expect(outcome).toHaveBeenCalledOnce();
    expect([tags().length, vi.getTimerCount()]).toEqual([0, 0]);
  });

  it('is named through one policy of its own under Trusted Types', async () => {
    const createPolicy = vi.fn((_name: string, rules: object) => rules);
    page.trustedTypes = { createPolicy };
    expect(createPolicy).not.toHaveBeenCalled();
    ask();
    ask({ source: `${SOURCE}?2` });
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['storefront-script']);
    expect(tags()).toHaveLength(2);
  });

  it('fails where Trusted Types refuse us', async () => {
    page.trustedTypes = {
      createPolicy: () => ({
        createScriptURL() {
          throw new TypeError('refused');
        },
      }),
    };
    const outcome = ask();
    await settle();
    expect(outcome.mock.calls).toEqual([['TypeError: refused']]);
    expect([tags().length, vi.getTimerCount()]).toEqual([0, 0]);
  });
});
