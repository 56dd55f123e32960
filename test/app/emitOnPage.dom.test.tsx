import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emitOnPage } from '../../src/app/emitOnPage.ts';
import type { StorefrontEvents } from '../../src/app/StorefrontEvents.ts';
import { createPage } from '../../src/core/page/createPage.ts';
import { createErrorBuffer } from '../../src/errors/createErrorBuffer.ts';
import { createEmitter } from '../../src/lib/emitter.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A file on its way, and its arrival. */
function openParts() {
  let arrive = (): void => undefined;
  const promise = new Promise<void>((resolve) => void (arrive = resolve));
  return { promise, arrive };
}

/** The messages that listeners were given, and what emits one. */
function openEmit(arriving: () => Promise<unknown> | null) {
  const given: string[] = [];
  const events = createEmitter<StorefrontEvents>((error) => {
    throw error;
  }, createErrorBuffer().trail);
  events.on('cart-failed', ({ message }) => void given.push(message));
  const emit = emitOnPage(events, createPage(document, [], 'USD'), arriving);
  return { given, emit: (message: string) => emit('cart-failed', { title: 'Sorry', message, productInstance: null }) };
}

it('emits within a microtask where no file is on its way, without a timer', async () => {
  const { given, emit } = openEmit(() => null);
  emit('lost');
  expect(given).toEqual([]);
  await Promise.resolve();
  await Promise.resolve();
  expect(given).toEqual(['lost']);
  expect(vi.getTimerCount()).toBe(0);
});

it('emits once when the file has arrived, and leaves no timer, which a hidden tab would keep for a minute', async () => {
  const parts = openParts();
  const { given, emit } = openEmit(() => parts.promise);
  emit('lost');
  expect(vi.getTimerCount()).toBe(1);
  parts.arrive();
  await vi.advanceTimersByTimeAsync(0);
  expect(given).toEqual(['lost']);
  expect(vi.getTimerCount()).toBe(0);
});

it('waits at most a second for a file, and emits once', async () => {
  const parts = openParts();
  const { given, emit } = openEmit(() => parts.promise);
  emit('lost');
  await vi.advanceTimersByTimeAsync(999);
  expect(given).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  parts.arrive();
  await vi.advanceTimersByTimeAsync(1000);
  expect(given).toEqual(['lost']);
});
