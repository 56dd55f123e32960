import { describe, expect, it } from 'vitest';
import { createEmitter } from '../../src/lib/emitter.ts';
import { onUntil } from '../../src/lib/onUntil.ts';

describe('a listener until a signal aborts', () => {
  const listenWith = (abort: 'before' | 'after') => {
    const emitter = createEmitter<{ said: string }>(() => undefined);
    const ending = new AbortController();
    const heard: string[] = [];
    if (abort === 'before') ending.abort();
    onUntil<{ said: string }>(ending.signal, emitter)('said', (text) => heard.push(text));
    emitter.emit('said', 'one');
    ending.abort();
    emitter.emit('said', 'two');
    return heard;
  };

  it('hears what is emitted until then', () => {
    expect(listenWith('after')).toEqual(['one']);
  });

  it('hears nothing when it comes after that, as of a file that was still loading', () => {
    expect(listenWith('before')).toEqual([]);
  });
});
