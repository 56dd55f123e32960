import { afterEach, describe, expect, it, vi } from 'vitest';
import { watchBrowserReports } from '../../src/errors/startErrorRecording.ts';
import type { ErrorEvent } from '../../src/errors/schemas/errorEvent.ts';

const OWN = 'https://shop.example/assets/storefront.js';
const isOwn = (address: string) => address === OWN;

interface Watcher {
  readonly options: unknown;
  readonly report: (...reports: object[]) => void;
  isOn: boolean;
}

/** happy-dom has no Reporting API. */
function browser(): Watcher[] {
  const watchers: Watcher[] = [];
  vi.stubGlobal(
    'ReportingObserver',
    class {
      readonly watcher: Watcher;
      constructor(callback: (reports: object[]) => void, options: unknown) {
        this.watcher = { options, report: (...reports) => callback(reports), isOn: false };
        watchers.push(this.watcher);
      }
      observe() {
        this.watcher.isOn = true;
      }
      disconnect() {
        this.watcher.isOn = false;
      }
    },
  );
  return watchers;
}
/** Chromium's bodies have getters and `toJSON` (https://w3c.github.io/reporting/#reportbody). */
const body = (facts: object) => ({ toJSON: () => facts });

afterEach(() => void vi.unstubAllGlobals());

describe('what the browser itself reports', () => {
  it('is recorded where it is of our files, from before too: a deprecated feature, something blocked', () => {
    const [events, watchers] = [[] as ErrorEvent[], browser()];
    const off = watchBrowserReports(isOwn, (event) => events.push(event));
    expect(watchers).toHaveLength(1);
    const [watcher] = watchers as [Watcher];
    expect(watcher).toMatchObject({ isOn: true, options: { types: ['csp-violation', 'deprecation'], buffered: true } });
    const deprecation = {
      id: 'UnloadHandler',
      message: 'Unload event listeners are deprecated.',
      sourceFile: OWN,
      lineNumber: 1,
      columnNumber: 234,
    };
    const violation = { effectiveDirective: 'connect-src', disposition: 'enforce', sourceFile: OWN, lineNumber: 2, columnNumber: 5 };
    watcher.report(
      { type: 'deprecation', body: body({ ...deprecation, anticipatedRemoval: null }) },
      {
        type: 'csp-violation',
        body: body({ ...violation, sample: 'what a visitor typed', documentURL: 'https://shop.example/?email=ada' }),
      },
      { type: 'deprecation', body: body({ ...deprecation, sourceFile: 'https://shop.example/theme.js' }) },
      { type: 'deprecation', body: body({ ...deprecation, sourceFile: null }) },
      { type: 'deprecation', body: null },
    );
    expect(events).toEqual([
      { name: 'deprecation', data: deprecation, timestamp: expect.any(Number) },
      { name: 'csp-violation', data: violation, timestamp: expect.any(Number) },
    ]);
    off();
    expect(watcher.isOn).toBe(false);
  });

  it('is left alone where it has no way to report', () => {
    vi.stubGlobal('ReportingObserver', undefined);
    const record = vi.fn();
    watchBrowserReports(isOwn, record)();
    expect(record).not.toHaveBeenCalled();
  });
});
