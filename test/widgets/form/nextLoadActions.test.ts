import { describe, expect, it } from 'vitest';
import { leaveNextLoadAction, takeNextLoadActions } from '../../../widgets/form/model/nextLoadActions.ts';

const KEY = 'sqs_actions_for_next_load';
const NOW = 1_700_000_000_000;

function createStore(text: string | null = null) {
  const values = new Map<string, string>(text === null ? [] : [[KEY, text]]);
  return {
    values,
    get: (key: string) => values.get(key) ?? null,
    set: (key: string, value: string) => values.set(key, value) !== undefined,
    remove: (key: string) => void values.delete(key),
  };
}

describe('what a page leaves for the next one to do', () => {
  it('is taken once, in its order', () => {
    const store = createStore();
    leaveNextLoadAction(store, { name: 'announce', data: 'Thank you!', at: NOW - 10 });
    leaveNextLoadAction(store, { name: 'scroll-to', data: 'form', at: NOW });
    expect(takeNextLoadActions(store, NOW)).toEqual([
      { name: 'announce', data: 'Thank you!', at: NOW - 10 },
      { name: 'scroll-to', data: 'form', at: NOW },
    ]);
    expect(store.values.size).toBe(0);
    expect(takeNextLoadActions(store, NOW)).toEqual([]);
  });

  it('is ten things at most: the oldest give way', () => {
    const store = createStore();
    for (let index = 0; index < 12; index += 1) leaveNextLoadAction(store, { name: 'announce', data: `${index}`, at: NOW });
    expect(takeNextLoadActions(store, NOW).map(({ data }) => data)).toEqual(['2', '3', '4', '5', '6', '7', '8', '9', '10', '11']);
    const many = createStore(JSON.stringify(Array.from({ length: 99 }, () => ({ name: 'announce', data: 'x', at: NOW }))));
    expect(takeNextLoadActions(many, NOW)).toHaveLength(10);
  });

  it.each([
    ['a minute later', { name: 'announce', data: 'x', at: NOW - 60_000 }, 1],
    ['later than that', { name: 'announce', data: 'x', at: NOW - 60_001 }, 0],
    ['from a clock that went back', { name: 'announce', data: 'x', at: NOW + 1 }, 0],
    ['of a name that nobody knows', { name: 'eval', data: 'x', at: NOW }, 0],
    ['with other data', { name: 'announce', data: { text: 'x' }, at: NOW }, 0],
    ['without a time', { name: 'announce', data: 'x' }, 0],
    ['that is nothing', null, 0],
  ])('%s is taken or dropped: %j', (_when, action, count) => {
    const store = createStore(JSON.stringify([action]));
    expect(takeNextLoadActions(store, NOW)).toHaveLength(count);
    expect(store.values.size).toBe(0);
  });

  it.each(['{"name":"announce"}', '"x"', '[', 'null'])('is nothing where %s is kept', (text) => {
    const store = createStore(text);
    expect(takeNextLoadActions(store, NOW)).toEqual([]);
    expect(store.values.size).toBe(0);
  });
});
