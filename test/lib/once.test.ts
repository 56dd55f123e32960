import { describe, expect, it, vi } from 'vitest';
import { once } from '../../src/lib/lazy.ts';

describe('what is made once', () => {
  it('is made at its first use', () => {
    const make = vi.fn(() => ({}));
    const get = once(make);
    expect(make).not.toHaveBeenCalled();
    expect(get()).toBe(get());
    expect(make).toHaveBeenCalledOnce();
  });

  it('is made again after it could not be made', () => {
    const get = once(
      vi
        .fn(() => 'made')
        .mockImplementationOnce(() => {
          throw new Error('no');
        }),
    );
    expect(get).toThrow('no');
    expect(get()).toBe('made');
  });
});
