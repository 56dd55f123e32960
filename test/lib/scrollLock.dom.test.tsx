import { afterEach, describe, expect, it } from 'vitest';
import { createScrollLock } from '../../src/core/ui/useLightbox.ts';

const root = document.documentElement;
const lock = () => createScrollLock(document, 'is-locked');
const setWidths = (window_: number, page: number) => {
  Object.defineProperty(window, 'innerWidth', { value: window_, configurable: true });
  Object.defineProperty(root, 'clientWidth', { value: page, configurable: true });
};

afterEach(() => {
  root.removeAttribute('style');
  document.body.removeAttribute('class');
  setWidths(1024, 1024);
});

describe('the scroll lock', () => {
  it('keeps the page from scrolling, and leaves nothing behind', () => {
    const unlock = lock()();
    expect(root.style.overflow).toBe('hidden');
    expect(document.body.className).toBe('is-locked');
    unlock();
    expect(root.hasAttribute('style')).toBe(false);
    expect(document.body.classList).toHaveLength(0);
  });

  it('keeps the room of a scroll bar, so that nothing jumps aside', () => {
    setWidths(1024, 1009);
    const unlock = lock()();
    expect(root.style.scrollbarGutter).toBe('stable');
    unlock();
    expect(root.style.scrollbarGutter ?? '').toBe('');
  });

  it('makes no room where there was no scroll bar', () => {
    setWidths(390, 390);
    lock()();
    expect(root.style.scrollbarGutter ?? '').toBe('');
  });

  it('is given up by the last who holds it, in any order, and by each once', () => {
    const hold = lock();
    const [first, second] = [hold(), hold()];
    first();
    first();
    expect(root.style.overflow).toBe('hidden');
    second();
    expect(root.style.overflow).toBe('');
    const third = hold();
    expect(root.style.overflow).toBe('hidden');
    third();
  });

  it('gives back what others had set', () => {
    root.style.overflow = 'clip';
    document.body.className = 'is-locked of-the-theme';
    lock()()();
    expect(root.style.overflow).toBe('clip');
    expect(document.body.className).toBe('is-locked of-the-theme');
  });
});
