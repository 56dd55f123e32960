import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { one } from '../../core/page/openPage.ts';
import { expectServedPageUntouched } from '../expectServedPageUntouched.ts';
import { openWidgets, type OpenPage } from '../openWidgets.ts';

const ALBUM = [
  { url: '/a.mp3', title: 'Morning', author: 'Nell Wren' },
  { structuredContent: { audioAssetUrl: '/b.mp3' } },
  { url: 'javascript:alert(1)', title: 'No sound' },
  { url: '/c.mp3', title: 'Evening' },
];
const hook = (inside: string, attributes = '') => `<div data-storefront="audio" ${attributes}>${inside}</div>`;
const LINKS = '<ol><li><a href="/a.mp3">Morning</a></li><li><a href="/b.ogg?v=1"><b>Noon</b></a></li></ol><p><a href="/more">More</a></p>';

let page: OpenPage | null = null;
const played: string[] = [];
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', undefined);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    played.push(new URL(this.src).pathname);
    this.dispatchEvent(new Event('play'));
    return Promise.resolve();
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    this.dispatchEvent(new Event('pause'));
  });
});
afterEach(() => {
  page?.close();
  page = null;
  played.length = 0;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
const open = async (html: string) => (page = await openWidgets(html, {}));
const player = () => one('audio') as HTMLAudioElement;
const tracks = () => [...document.querySelectorAll('.storefront-audio-tracks button')];

describe('the law of the served page: sounds', () => {
  it.each([
    ['one sound', '<div class="sqs-audio-embed" data-url="/a.mp3" data-title="Morning" data-author="Nell"></div>'],
    ['links to sounds', hook(LINKS)],
  ])('is kept by %s', async (_what, html) =>
    expectServedPageUntouched(
      html,
      { 'it is played': () => fireEvent(player(), new Event('play')), 'and ends': () => fireEvent(player(), new Event('ended')) },
      {},
    ),
  );
});

describe('a sound of the site’s own', () => {
  it.each([
    ['an audio block', '<div class="sqs-audio-embed" data-url="/a.mp3" data-title="Morning" data-author="Nell"></div>', 'Morning by Nell'],
    ['the template engine', '<div class="squarespace-audio-player" data-audio-asset-url="/a.mp3" data-item-id="1"></div>', 'Audio player'],
    ['our own hook', hook('', 'data-url="/a.mp3"'), 'Audio player'],
  ])('as written by %s has a player, which loads nothing before it is asked to', async (_by, html, name) => {
    await open(html);
    expect(new URL(player().src).pathname).toBe('/a.mp3');
    expect([player().preload, player().controls, player().getAttribute('aria-label')]).toEqual(['none', true, name]);
    expect(tracks()).toEqual([]);
  });

  it('is left alone where somebody else has put a player, or there is nothing to play', async () => {
    await open('<div class="sqs-audio-embed" data-url="/a.mp3"><audio src="/theirs.mp3"></audio></div>');
    expect(player().getAttribute('src')).toBe('/theirs.mp3');
    page!.close();
    await open(`${hook('')}${hook('<p>Soon</p>')}${hook('', 'data-url="javascript:alert(1)"')}${hook('', 'data-tracks="[7, null, {}]"')}`);
    expect(document.querySelector('audio')).toBeNull();
    expect(page!.reports).toEqual([]);
  });

  it('says so where its JSON is not what it should be', async () => {
    await open(hook('', 'data-tracks="{}"'));
    expect(String(page!.reports[0])).toContain('expected tracks');
  });
});

describe('an album', () => {
  it('lists its tracks, plays the one that is pressed, and goes on by itself', async () => {
    await open(hook('', `data-tracks='${JSON.stringify(ALBUM)}'`));
    expect(tracks().map((track) => track.textContent)).toEqual(['Morning by Nell Wren', 'Track 2', 'Evening']);
    expect(tracks().map((track) => track.getAttribute('aria-current'))).toEqual(['true', null, null]);
    fireEvent.click(tracks()[1]!);
    await page!.show();
    expect(played).toEqual(['/b.mp3']);
    expect(player().getAttribute('aria-label')).toBe('Track 2');
    fireEvent(player(), new Event('ended'));
    await page!.show();
    expect(played).toEqual(['/b.mp3', '/c.mp3']);
    fireEvent(player(), new Event('ended'));
    await page!.show();
    expect(played).toHaveLength(2);
    expect(one('[data-storefront="audio"]').getAttribute('data-state')).toBe('playing');
  });

  it('has sixty tracks at most', async () => {
    const list = Array.from({ length: 70 }, (_, index) => ({ url: `/${index}.mp3` }));
    await open(hook(`<script type="application/json">${JSON.stringify({ tracks: list })}</script>`));
    expect(tracks()).toHaveLength(60);
  });

  it('of the server’s links is played by them, and other links stay what they are', async () => {
    await open(hook(LINKS));
    expect(tracks()).toEqual([]);
    const [first, second, more] = [...document.querySelectorAll('a')];
    expect(first?.getAttribute('aria-current')).toBe('true');
    expect(fireEvent.click(second!.querySelector('b')!)).toBe(false);
    await page!.show();
    expect(played).toEqual(['/b.ogg']);
    expect([first, second].map((link) => link?.getAttribute('aria-current'))).toEqual([null, 'true']);
    more!.addEventListener('click', (event) => expect(event.defaultPrevented).toBe(false));
    more!.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(more!);
  });

  it('leaves a click for a new tab or a download to the browser', async () => {
    await open(hook(LINKS));
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) expect(fireEvent.click(one('li b'), { [key]: true })).toBe(true);
    expect(played).toEqual([]);
  });

  it('tells when a track cannot be played', async () => {
    await open(hook('', 'data-url="/a.mp3"'));
    fireEvent(player(), new Event('error'));
    await vi.waitFor(() => expect(page!.announced).toEqual(['This track could not be played.']), { timeout: 20_000 });
  });

  it('rests when another sound of the page begins', async () => {
    await open(`${hook('', 'data-url="/a.mp3"')}${hook('', 'data-url="/b.mp3"')}`);
    const [first, second] = [...document.querySelectorAll('audio')];
    const paused: unknown[] = [];
    for (const sound of [first, second]) sound!.addEventListener('pause', () => paused.push(sound));
    fireEvent(first!, new Event('play'));
    expect(paused).toEqual([second]);
    fireEvent(second!, new Event('play'));
    expect(paused).toEqual([second, first]);
  });
});
