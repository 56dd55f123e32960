import { render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApi } from '../../app/createApi.ts';
import { ShopContext, type ShopContextValue } from '../../../src/core/ui/ShopContext.ts';
import { explain } from '../../../widgets/instalments/explain.ts';

describe('the instalment provider’s page', () => {
  const asked: [string, RequestInit][] = [];
  const explaining = (response: () => Response | Promise<Response>) => {
    const { send } = createApi({ fetch: async (url, init) => (asked.push([String(url), init ?? {}]), response()) });
    return explain(send, 'https://pay.example/en_US.html');
  };
  beforeEach(() => void (asked.length = 0));
  afterEach(() => void vi.useRealTimers());

  it('is fetched from the other site without crumb or cookies, and loses what does not belong in a text', async () => {
    const explanation = await explaining(() => new Response('<p onclick="steal()">4 payments</p><script>steal()</script>'));
    const { container } = render(<ShopContext value={{} as ShopContextValue}>{explanation}</ShopContext>);
    expect(container.innerHTML).toBe('<div><p>4 payments</p></div>');
    expect(asked.map(([url, { credentials, headers, method }]) => [url, credentials, headers, method])).toEqual([
      ['https://pay.example/en_US.html', 'omit', { accept: 'application/json' }, 'GET'],
    ]);
  });

  it.each<[string, () => Response | Promise<Response>, object]>([
    ['is refused', () => new Response('no', { status: 403 }), { kind: 'http' }],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'offline' }],
    ['is endless', () => new Response('x'.repeat(200_001)), { message: 'The page is too long.' }],
  ])('that %s is not shown', async (_case, response, reason) => {
    await expect(explaining(response)).rejects.toMatchObject(reason);
  });

  it('that never comes is given up after ten seconds', async () => {
    vi.useFakeTimers();
    const given = expect(explaining(() => new Promise(() => undefined))).rejects.toMatchObject({ kind: 'timeout' });
    await vi.advanceTimersByTimeAsync(10_000);
    await given;
    expect(asked[0]![1].signal?.aborted).toBe(true);
  });
});
