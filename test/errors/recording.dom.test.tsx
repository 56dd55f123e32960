import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createErrorBuffer, type Failure } from '../../src/errors/createErrorBuffer.ts';
import { createErrorRecorder } from '../../src/errors/startErrorRecording.ts';
import { describeFailure, withoutVisitorText } from '../../src/errors/describeFailure.ts';
import type { ErrorReport } from '../../src/errors/events.ts';
import { firstAddress, ownFiles } from '../../src/errors/ownFiles.ts';
import { createEmitter } from '../../src/lib/emitter.ts';
import { errorEventSchema } from '../../src/errors/schemas/errorEvent.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

interface Sent {
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>>;
}

function recording(isAllowed: (report: ErrorReport) => boolean = () => true) {
  const sent: Sent[][] = [];
  const recorder = createErrorRecorder((body) => void sent.push(JSON.parse(body) as Sent[]), isAllowed);
  const record = (message: string) => recorder.record({ name: 'error', data: { message }, timestamp: 1 });
  return { sent, recorder, record };
}

describe('errors that are recorded', () => {
  it('go together, a second after the last of them', () => {
    const { sent, record } = recording();
    record('one');
    vi.advanceTimersByTime(900);
    record('two');
    vi.advanceTimersByTime(999);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sent.map((events) => events.map(({ data }) => data['message']))).toEqual([['one', 'two']]);
  });

  it('go at once when the page goes away, and not again', () => {
    const { sent, recorder, record } = recording();
    record('one');
    recorder.flush();
    recorder.flush();
    vi.advanceTimersByTime(5000);
    expect(sent).toHaveLength(1);
  });

  it('are ten at a time; how many found no room, or were met before, is said', () => {
    const { sent, record } = recording();
    for (let count = 0; count < 14; count++) record(`error ${count}`);
    record('error 0');
    vi.advanceTimersByTime(1000);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toHaveLength(11);
    expect(sent[0]?.at(-1)).toMatchObject({ name: 'unsent', data: { repeated: 1, dropped: 4 } });
  });

  it('are sent twenty times a page at most', () => {
    const { sent, record } = recording();
    for (let count = 0; count < 30; count++) {
      record(`error ${count}`);
      vi.advanceTimersByTime(1000);
    }
    expect(sent).toHaveLength(20);
  });

  it('wait for the recorder to be loaded, the first ten of them', () => {
    const buffer = createErrorBuffer();
    for (let count = 0; count < 12; count++) buffer.add(new Error(String(count)), {});
    expect(buffer.isTaken()).toBe(false);
    const taken: unknown[] = [];
    const off = buffer.drainTo(({ error }) => taken.push((error as Error).message));
    buffer.add(new Error('later'), {});
    expect(taken).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'later']);
    off();
    expect(buffer.isTaken()).toBe(false);
  });

  it('go with the names of the last ten events before them, and nothing of what the events say', () => {
    const buffer = createErrorBuffer();
    const events = createEmitter<Record<string, object>>(() => undefined, buffer.trail);
    for (let count = 0; count < 12; count++) events.emit(`event-${count}`, { message: 'typed by a visitor' });
    buffer.add(new Error('boom'), {});
    events.emit('event-12', {});
    const taken: Failure[] = [];
    buffer.drainTo((failure) => taken.push(failure));
    const { breadcrumbs } = describeFailure(taken[0]!, '1.2.3', document).data as { breadcrumbs: { event: string; at: number }[] };
    expect(breadcrumbs.map(({ event }) => event)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((count) => `event-${count}`));
    for (const crumb of breadcrumbs) expect(crumb).toEqual({ event: crumb.event, at: expect.any(Number) });
  });

  it('are the same error though other events came before them', () => {
    const { sent, recorder } = recording();
    for (const event of ['ready', 'item-added'])
      recorder.record({ name: 'error', data: { message: 'one', breadcrumbs: [{ event, at: 1 }] }, timestamp: 1 });
    vi.advanceTimersByTime(1000);
    expect(sent[0]).toMatchObject([{ data: { message: 'one' } }, { name: 'unsent', data: { repeated: 1 } }]);
  });

  it('are changed or dropped by the page before they are sent, which is asked about each once', () => {
    const asked: unknown[] = [];
    const { sent, record } = recording((report) => {
      asked.push(report.data['message']);
      if (report.data['message'] === 'secret') return false;
      report.data = { message: 'redacted' };
      return true;
    });
    for (const message of ['one', 'secret', 'one', 'secret']) record(message);
    vi.advanceTimersByTime(1000);
    expect(sent[0]?.map(({ name, data }) => [name, data])).toEqual([
      ['error', { message: 'redacted' }],
      ['unsent', { repeated: 2, dropped: 0 }],
    ]);
    expect(asked).toEqual(['one', 'secret']);
  });
});

describe('what is recorded of an error', () => {
  const failure = (error: unknown, place = {}) => {
    const stack = error instanceof Error ? error.stack : undefined;
    return describeFailure({ error, stack, place, at: 5, breadcrumbs: [] }, '1.2.3', document);
  };

  it('is its kind, message and place in our files, for the source maps of its version', () => {
    const error = new TypeError("Cannot read properties of undefined (reading 'price')");
    error.stack = `TypeError: ${error.message}\n    at read (https://shop.example/dist/chunks/core-abc.js?v=secret:1:2345)\n    at go (https://shop.example/dist/storefront.js:1:2)`;
    const element = Object.assign(document.createElement('p'), { id: 'main' });
    const event = failure(error, { part: 'price', element });
    expect(event).toEqual({
      name: 'error',
      timestamp: 5,
      data: {
        type: 'TypeError',
        message: "Cannot read properties of undefined (reading 'price')",
        stack: 'at read (https://shop.example/dist/chunks/core-abc.js:1:2345)\nat go (https://shop.example/dist/storefront.js:1:2)',
        version: '1.2.3',
        path: location.pathname,
        part: 'price',
        element: '<p#main>',
      },
    });
    expect(errorEventSchema().parse(event)).toEqual(event);
  });

  it('has frames of every browser, and no more than 5,000 characters of them', () => {
    const error = new Error('x');
    error.stack = 'read@https://shop.example/a.js:1:2\nhttps://shop.example/a.js:3:4\n'.repeat(200);
    const stack = failure(error).data['stack'] as string;
    expect(stack).toHaveLength(5000);
    expect(stack.startsWith('read@https://shop.example/a.js:1:2\nhttps://shop.example/a.js:3:4')).toBe(true);
  });

  it.each([
    ['a text', 'string'],
    [5, 'number'],
    [null, 'object'],
    [undefined, 'undefined'],
  ])('may be of %o, which is no error', (thrown, type) => {
    expect(failure(thrown).data).toMatchObject({ type, message: String(thrown), stack: '' });
  });

  it.each([
    ['an error of the page whose message is an object', Object.assign(new Error('x'), { message: { code: 'E' } }), '[object Object]'],
    ['an object that has no text', Object.create(null) as object, ''],
  ])('may be of %s', (_what, thrown, message) => {
    expect(failure(thrown).data).toMatchObject({ message });
  });

  it('holds nothing that the visitor has typed, nor the address of the page beyond its path', () => {
    document.body.innerHTML =
      '<input value="Ada Lovelace"><textarea>Leave it with the neighbour</textarea><input type="password" value="hunter22">';
    const typed = [
      'Ada Lovelace',
      'Leave it with the neighbour',
      'hunter22',
      'ada@shop.example',
      '+44 20 7946 0958',
      '4111 1111 1111 1111',
    ];
    for (const text of typed) {
      const error = new Error(`Could not send ${text} to the host`);
      expect(JSON.stringify(failure(error))).not.toContain(text);
    }
    // Text that has left the field is still removed.
    document.body.replaceChildren();
    const syntax = (() => {
      try {
        return JSON.parse('Grace Hopper');
      } catch (error) {
        return error;
      }
    })();
    expect(JSON.stringify(failure(syntax))).not.toMatch(/Grace|Hopper/);
  });

  it('keeps what helps to find the fault', () => {
    expect(withoutVisitorText("Cannot set properties of null (setting 'value')", document)).toBe(
      "Cannot set properties of null (setting 'value')",
    );
    expect(withoutVisitorText('Request failed with status code 500', document)).toBe('Request failed with status code 500');
  });
});

describe('which files are ours', () => {
  const at = (path: string) => `https://shop.example/assets/${path}`;

  it('are the entries and chunks beside each other, where the build is in parts', () => {
    const isOwn = ownFiles(`${at('chunks/startErrorRecording-abc.js')}:1:20`);
    for (const path of ['storefront.js', 'storefront.js?v=3', 'storefront.lite.js:1:5', 'chunks/core-xyz.js:10:2'])
      expect(isOwn(at(path)), path).toBe(true);
    for (const path of ['theme.js', 'storefront/other.js', 'chunks.js']) expect(isOwn(at(path)), path).toBe(false);
    expect(isOwn('https://other.example/assets/storefront.js')).toBe(false);
  });

  it('are one, where the build is one file', () => {
    const isOwn = ownFiles(at('shop.js:1:1'));
    expect(isOwn(at('shop.js?x:4:5'))).toBe(true);
    expect(isOwn(at('storefront.js'))).toBe(false);
  });

  it('are none where nobody can tell', () => {
    expect(ownFiles(null)(at('storefront.js'))).toBe(false);
    expect(firstAddress('Error: no frames')).toBeNull();
  });
});
