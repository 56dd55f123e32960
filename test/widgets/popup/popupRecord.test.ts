import { describe, expect, it } from 'vitest';
import { isDue, readPopupRecord, writePopupRecord } from '../../../widgets/popup/whenDue.ts';

const DAY = 86_400_000;
const closed = { closedDate: 0, version: 1, submitted: false };
const settings = { version: 1, displayFrequency: 7 };

describe('whether the popup is due', () => {
  it.each([
    ['to somebody who has never seen it', null, settings, 0, true],
    ['not before its days have passed', closed, settings, 7 * DAY - 1, false],
    ['again when they have', closed, settings, 7 * DAY, true],
    ['not again where the owner says no days', closed, { version: 1 }, 1000 * DAY, false],
    ['at once where the days are none', closed, { version: 1, displayFrequency: 0 }, 0, true],
    ['never after a sign-up', { ...closed, submitted: true }, settings, 1000 * DAY, false],
    ['anew when it is another version, also after a sign-up', { ...closed, submitted: true }, { ...settings, version: 2 }, 0, true],
    ['not anew where neither names a version', { ...closed, version: null }, { displayFrequency: 7 }, 1, false],
  ] as const)('%s', (_case, record, given, now, due) => expect(isDue(record, given, now)).toBe(due));
});

describe('what is remembered of the popup', () => {
  const storeOf = (text: string | null) => ({ get: () => text });
  it.each([
    null,
    '',
    '{',
    'null',
    '7',
    '[]',
    '"x"',
    '{}',
    '{"closedDate":"1","version":1,"submitted":false}',
    '{"closedDate":1,"version":1}',
    '{"closedDate":null,"version":1,"submitted":false}',
  ])('counts as never shown where it is %j', (text) => expect(readPopupRecord(storeOf(text))).toBeNull());
  it('is read as it was written, under the platform’s name', () => {
    const kept = new Map<string, string>();
    writePopupRecord({ set: (key, value) => !!kept.set(key, value) }, closed);
    expect([...kept]).toEqual([['squarespace-popup-overlay', '{"closedDate":0,"version":1,"submitted":false}']]);
    expect(readPopupRecord(storeOf(kept.get('squarespace-popup-overlay')!))).toEqual(closed);
  });
});
