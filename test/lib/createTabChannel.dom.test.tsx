import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTabChannel, type TabChannel } from '../../src/lib/createTabChannel.ts';

/** A message reaches all channels of the name but its sender. */
function provideChannels(): { open: Set<EventTarget> } {
  const open = new Set<EventTarget & { name: string }>();
  class Channel extends EventTarget {
    constructor(readonly name: string) {
      super();
      open.add(this);
    }
    postMessage(data: unknown): void {
      for (const other of open) if (other !== this && other.name === this.name) other.dispatchEvent(new MessageEvent('message', { data }));
    }
    close(): void {
      open.delete(this);
    }
  }
  vi.stubGlobal('BroadcastChannel', Channel);
  return { open };
}

const channels: TabChannel[] = [];
const turn = () => new Promise((go) => setTimeout(go, 5));
async function join(name = 'news'): Promise<{ onTold: ReturnType<typeof vi.fn>; channel: TabChannel }> {
  const onTold = vi.fn();
  const channel = createTabChannel(name);
  channel.listen(onTold);
  channels.push(channel);
  await turn();
  return { onTold, channel };
}

afterEach(() => {
  for (const channel of channels.splice(0)) channel.stop();
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('a word between tabs', () => {
  it('is heard by the others, not by who says it, and only under its name', async () => {
    provideChannels();
    const [here, there, elsewhere] = [await join(), await join(), await join('other')];
    here.channel.post({ word: 1 });
    expect([here, there, elsewhere].map(({ onTold }) => onTold.mock.calls.length)).toEqual([0, 1, 0]);
    expect(there.onTold).toHaveBeenCalledWith({ word: 1 });
  });

  it('does not reach a page in the back/forward cache, which keeps nothing open, and does again when it is back', async () => {
    const { open } = provideChannels();
    const { channel, onTold } = await join();
    dispatchEvent(new Event('pagehide'));
    expect(open.size).toBe(0);
    dispatchEvent(new Event('pageshow'));
    dispatchEvent(new Event('pageshow'));
    expect(open.size).toBe(1);
    (await join()).channel.post('word');
    expect(onTold).toHaveBeenCalledTimes(1);
    channel.stop();
    dispatchEvent(new Event('pageshow'));
    expect(open.size).toBe(1);
  });

  it('opens nothing in the turn that asks for it, and nothing at all once it is stopped or the page has gone', async () => {
    const { open } = provideChannels();
    createTabChannel('news').stop();
    channels.push(createTabChannel('news'));
    expect(open.size).toBe(0);
    dispatchEvent(new Event('pagehide'));
    await turn();
    expect(open.size).toBe(0);
    dispatchEvent(new Event('pageshow'));
    expect(open.size).toBe(1);
  });

  it('goes by the storage where there are no channels, and nothing stays in it', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const written: unknown[] = [];
    const storage = { setItem: (...given: unknown[]) => written.push(given), removeItem: (key: string) => written.push(key) };
    vi.stubGlobal('localStorage', storage);
    const { channel, onTold } = await join();
    channel.post('word');
    channel.post('word');
    // Equal messages must be two events.
    expect(written).toEqual([['news', '[1,"word"]'], 'news', ['news', '[2,"word"]'], 'news']);
    const told = (key: string, newValue: string | null) => dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    told('news', '[1,"theirs"]');
    told('news', null);
    told('news', 'no JSON');
    told('other', '[1,"theirs"]');
    expect(onTold.mock.calls).toEqual([['theirs']]);
    channel.stop();
    told('news', '[2,"theirs"]');
    expect(onTold).toHaveBeenCalledTimes(1);
    vi.stubGlobal('localStorage', { clear: () => undefined });
  });

  it('is simply not said where a browser has neither', async () => {
    vi.stubGlobal('BroadcastChannel', () => {
      throw new DOMException('no', 'SecurityError');
    });
    vi.stubGlobal('localStorage', {
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
      clear: () => undefined,
    });
    const { channel } = await join();
    expect(() => channel.post('word')).not.toThrow();
  });
});
