import { describe, expect, it, vi } from 'vitest';
import { createEmitter } from '../../src/lib/emitter.ts';

interface News {
  opened: string;
  closed: number;
}

describe('telling listeners what happened', () => {
  it('reaches every listener of that news, in the order in which they came, and no other', () => {
    const { on, emit } = createEmitter<News>(vi.fn());
    const heard: string[] = [];
    on('opened', (name) => heard.push(`first ${name}`));
    on('opened', (name) => heard.push(`second ${name}`));
    on('closed', () => heard.push('closed'));
    emit('opened', 'shop');
    expect(heard).toEqual(['first shop', 'second shop']);
  });

  it('is no mistake when nobody listens', () => {
    expect(() => createEmitter<News>(vi.fn()).emit('closed', 1)).not.toThrow();
  });

  it('reports a listener that throws, and tells the others all the same', () => {
    const report = vi.fn();
    const { on, emit } = createEmitter<News>(report);
    const broken = new Error('theirs');
    const last = vi.fn();
    on('opened', () => {
      throw broken;
    });
    on('opened', last);
    emit('opened', 'shop');
    expect(last).toHaveBeenCalledExactlyOnceWith('shop');
    expect(report).toHaveBeenCalledExactlyOnceWith(broken);
  });

  it('no longer tells a listener that was taken off, not even the second time it is taken off', () => {
    const { on, emit } = createEmitter<News>(vi.fn());
    const listener = vi.fn();
    const off = on('opened', listener);
    off();
    off();
    emit('opened', 'shop');
    expect(listener).not.toHaveBeenCalled();
  });

  it('counts one function given twice as two listeners, each with an off of its own', () => {
    const { on, emit } = createEmitter<News>(vi.fn());
    const listener = vi.fn();
    const off = on('closed', listener);
    on('closed', listener);
    emit('closed', 1);
    expect(listener).toHaveBeenCalledTimes(2);
    off();
    emit('closed', 2);
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('lets a listener take itself off while it is being told, without skipping the next one', () => {
    const { on, emit } = createEmitter<News>(vi.fn());
    const heard: string[] = [];
    const off = on('closed', () => {
      heard.push('once');
      off();
    });
    on('closed', () => heard.push('always'));
    emit('closed', 1);
    emit('closed', 2);
    expect(heard).toEqual(['once', 'always', 'always']);
  });

  it('tells a listener that came in the middle of the news only the next one', () => {
    const { on, emit } = createEmitter<News>(vi.fn());
    const late = vi.fn();
    const off = on('closed', () => {
      off();
      on('closed', late);
    });
    emit('closed', 1);
    expect(late).not.toHaveBeenCalled();
    emit('closed', 2);
    expect(late).toHaveBeenCalledExactlyOnceWith(2);
  });
});
