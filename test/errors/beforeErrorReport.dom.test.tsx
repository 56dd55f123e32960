import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dispatchDomEvent } from '../../src/core/page/dispatchDomEvent.ts';
import { createErrorBuffer } from '../../src/errors/createErrorBuffer.ts';
import type { ErrorEvents } from '../../src/errors/events.ts';
import { startErrorRecording } from '../../src/errors/startErrorRecording.ts';
import { untracked } from '../../src/lib/createActivity.ts';
import { createEmitter } from '../../src/lib/emitter.ts';

let sent: { data: Record<string, unknown> }[];
let stop: () => void;
beforeEach(() => {
  sent = [];
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    sent.push(...(JSON.parse(String(body)) as typeof sent));
    return new Response('{}');
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function record() {
  const buffer = createErrorBuffer();
  const events = createEmitter<ErrorEvents>((error) => buffer.add(error, { part: 'core' }), buffer.trail);
  const emit = <Name extends keyof ErrorEvents>(name: Name, detail: ErrorEvents[Name]) => {
    events.emit(name, detail);
    dispatchDomEvent({ document, rootOf: () => null }, name, detail);
  };
  stop = startErrorRecording({ errorPath: '/api/1/script-errors', version: '1.2.3', errorReports: false, buffer, emit, track: untracked });
  return { on: events.on, fail: (message: string) => buffer.add(new Error(message), { part: 'cart' }) };
}
const messages = () => {
  vi.advanceTimersByTime(1000);
  return sent.map(({ data }) => data['message']);
};

describe('a report of an error, before it is recorded', () => {
  it('may be refused by a listener, or by a handler on the page', () => {
    const { on, fail } = record();
    on('before-error-report', (event) => {
      if (event.report.data['message'] === 'one') event.preventDefault();
    });
    const onPage = (event: Event) => {
      if ((event as CustomEvent<ErrorEvents['before-error-report']>).detail.report.data['message'] === 'two') event.preventDefault();
    };
    document.addEventListener('storefront:before-error-report', onPage);
    for (const message of ['one', 'two', 'three']) fail(message);
    document.removeEventListener('storefront:before-error-report', onPage);
    expect(messages()).toEqual(['three']);
  });

  it('may be changed', () => {
    const { on, fail } = record();
    on('before-error-report', ({ report }) => {
      report.data = { message: report.data['message'], shop: 'tea' };
    });
    fail('one');
    messages();
    expect(sent.map(({ data }) => data)).toEqual([{ message: 'one', shop: 'tea' }]);
  });

  it('is lost alone where a listener makes it unfit to be sent', () => {
    const { on, fail } = record();
    on('before-error-report', ({ report }) => {
      if (report.data['message'] === 'one') report.data['itself'] = report.data;
    });
    fail('one');
    fail('two');
    expect(messages()).toEqual(['two']);
  });

  it('is sent where a listener fails, and is not asked about without end', () => {
    const { on, fail } = record();
    const asked = vi.fn(() => {
      throw new Error('the listener');
    });
    on('before-error-report', asked);
    fail('one');
    expect(messages()).toEqual(['one']);
    expect(asked).toHaveBeenCalledOnce();
  });

  it('is no event before the next error', () => {
    const { fail } = record();
    fail('one');
    fail('two');
    messages();
    for (const { data } of sent) expect(data).not.toHaveProperty('breadcrumbs');
  });
});
