import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { one } from '../../core/page/openPage.ts';
import { expectServedPageUntouched } from '../expectServedPageUntouched.ts';
import { openWidgets, type OpenPage } from '../openWidgets.ts';

/** Markup of the template engine (formatter `video`) and of real pages by description. */
const film = (
  overlay = true,
  html = '&lt;iframe src=&quot;https://video.example/embed/7&quot; title=&quot;A bowl&quot;&gt;&lt;/iframe&gt;',
) =>
  `<div class="sqs-video-wrapper" data-load="false" data-html="${html}" data-provider-name="Video Example">${
    overlay
      ? '<div class="sqs-video-overlay" style="opacity: 0;"><img data-load="false" data-src="/v.jpg" data-image-dimensions="1280x720" data-image-focal-point="0.5,0.2" /><div class="sqs-video-opaque"> </div><div class="sqs-video-icon"></div></div>'
      : ''
  }</div>`;

let page: OpenPage | null = null;
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', undefined);
});
afterEach(() => {
  page?.close();
  page = null;
  vi.unstubAllGlobals();
});
const open = async (html: string) => (page = await openWidgets(html, {}));
const frame = () => document.querySelector('iframe');

describe('the law of the served page: films', () => {
  it('is kept before and while the film is played', () =>
    expectServedPageUntouched(film(), { 'the film is asked for': () => fireEvent.click(one('.sqs-video-overlay')) }, {}));
});

describe('a film from elsewhere', () => {
  it('shows its picture and a button, and asks nothing of the provider', async () => {
    await open(film());
    const overlay = one('.sqs-video-overlay') as HTMLElement;
    expect([overlay.style.opacity, overlay.getAttribute('role'), overlay.getAttribute('aria-label')]).toEqual([
      '1',
      'button',
      'Play video from Video Example',
    ]);
    const thumb = one('.sqs-video-overlay img') as HTMLImageElement;
    expect([thumb.getAttribute('src'), thumb.getAttribute('alt'), thumb.style.objectPosition]).toEqual([
      '/v.jpg?format=1500w',
      '',
      '50% 20%',
    ]);
    expect(frame()).toBeNull();
  });

  it.each([
    ['a click', () => fireEvent.click(one('.sqs-video-overlay'))],
    ['the Enter key', () => fireEvent.keyDown(one('.sqs-video-overlay'), { key: 'Enter' })],
    ['the space bar', () => fireEvent.keyDown(one('.sqs-video-overlay'), { key: ' ' })],
  ])('is played in a sandboxed frame, with the focus, after %s', async (_what, act) => {
    await open(film());
    act();
    await page!.show();
    expect(frame()?.src).toBe('https://video.example/embed/7?autoplay=1');
    expect(frame()?.getAttribute('sandbox')).toContain('allow-scripts');
    expect(frame()?.title).toBe('A bowl');
    expect(document.activeElement).toBe(frame());
    expect((one('.sqs-video-overlay') as HTMLElement).style.display).toBe('none');
    expect(one('.sqs-video-wrapper').getAttribute('data-state')).toBe('playing');
  });

  it('has a button of ours where the server has sent nothing to press', async () => {
    await open(film(false));
    expect(frame()).toBeNull();
    fireEvent.click(one('button.storefront-video-play'));
    await page!.show();
    expect(frame()).not.toBeNull();
  });

  it('that has no player’s address is a page of its own, without the rights of this one', async () => {
    await open(film(true, '&lt;script src=&quot;https://video.example/x.js&quot;&gt;&lt;/script&gt;'));
    fireEvent.click(one('.sqs-video-overlay'));
    await page!.show();
    expect(frame()?.hasAttribute('src')).toBe(false);
    expect(frame()?.srcdoc).toBe('<script src="https://video.example/x.js"></script>');
    expect(frame()?.getAttribute('sandbox')).not.toContain('allow-same-origin');
  });
});
