import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createApi } from '../../app/createApi.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('waits for the answer to a form three times as long as for that to a change of the cart', async () => {
  const { cart, form } = createApi({ fetch: () => new Promise(() => undefined), writeDeadlineMs: 10_000 });
  const failed: string[] = [];
  void cart.updateQuantity('entry-1', 2).then((answer) => failed.push(answer.ok ? 'no' : `cart: ${answer.error.kind}`));
  const page = { pageTitle: '', pageId: null, contentSource: null, pagePath: '/', pagePermissionTypeValue: null };
  void form.save({ key: 'key-1', form: '{}', ...page }).then((answer) => failed.push(answer.ok ? 'no' : `form: ${answer.error.kind}`));
  await vi.advanceTimersByTimeAsync(29_999);
  expect(failed).toEqual(['cart: timeout']);
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toEqual(['cart: timeout', 'form: timeout']);
});
