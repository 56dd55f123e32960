import { describe, expect, it } from 'vitest';
import { guests } from '../../demo/content/answers.ts';
import { galleries } from '../../demo/content/galleries.ts';
import { posts } from '../../demo/content/journal.ts';
import { bell, film } from '../../demo/content/media.ts';
import { sitePages } from '../../demo/content/site.ts';
import { ringBell } from '../../demo/sounds.ts';
import { htmlOf, readPage, visibleText } from './readPage.ts';

const SPOUT = '/journal/the-spout-that-took-eleven-years';
const GARDENS = '/journal/four-gardens-and-a-quarrel';
const textOf = (path: string, selector: string): string =>
  (readPage(path).querySelector(selector)?.textContent ?? '').replace(/\s+/g, ' ').trim();

describe('the pages beside the shop', () => {
  it.each(sitePages)('are found from the foot of every page: $title', ({ title, fullUrl }) => {
    for (const path of ['/', '/store/tea', '/cart']) {
      const link = [...readPage(path).querySelectorAll('footer a')].find((found) => found.getAttribute('href') === fullUrl);
      expect(link?.textContent).toBe(title);
    }
  });

  it.each(['/journal/nothing', '/journal/', '/events/constructor', '/events/', '/gallery/grid'])('do not include %s', (path) =>
    expect(htmlOf(path)).toBeNull(),
  );
});

describe('the journal', () => {
  it('lists its posts with author, day in the shop’s time zone, a piece of the text, and comments where there are any', () => {
    const entries = [...readPage('/journal').querySelectorAll('.journal-entry')];
    expect(entries.map((entry) => entry.querySelector('h2')?.textContent)).toEqual(posts.map(({ title }) => title));
    expect(entries.map((entry) => entry.querySelector('.byline')?.textContent?.replace(/\s+/g, ' '))).toEqual([
      'Ida Wren May 12, 2026',
      'Nell Wren February 2, 2026',
    ]);
    expect(entries.map((entry) => entry.querySelector('.sqs-comment-link')?.textContent)).toEqual(['3 Comments', undefined]);
    expect(entries[0]?.querySelector('.byline + p')?.textContent).toMatch(/^A teapot .*…$/);
    expect(entries[0]?.className).toContain('category-pottery tag-teapots tag-patience tag-potters-luck author-ida-wren');
  });

  it('shows a post with day, hour and zone, in summer and in winter time', () => {
    expect(textOf(SPOUT, '.byline')).toBe('By Ida Wren Tuesday, May 12, 2026, 6:15 PM EDT about a week ago');
    expect(textOf(GARDENS, '.byline')).toBe('By Nell Wren Monday, February 2, 2026, 10:30 PM EST about 3 months ago');
    expect(readPage(GARDENS).querySelector('.byline time')?.getAttribute('datetime')).toBe('2026-02-02T22:30:00-05:00');
  });

  it('serves its picture in several widths, with words for who does not see it', () => {
    const picture = readPage(SPOUT).querySelector('.post-picture img')!;
    const address = '/assets/pictures/stoneware-teapot.svg';
    expect(picture.getAttribute('srcset')).toBe(
      [...[100, 300, 500, 750].map((width) => `${address}?format=${width}w ${width}w`), `${address}?format=original 1000w`].join(','),
    );
    expect(picture.getAttribute('alt')).toBe('A round moss-green teapot with a wooden handle over the lid');
    expect(picture.getAttribute('data-image-focal-point')).toBe('0.5,0.6');
  });

  it('shows comments where they are open, as text, and counts them', () => {
    const page = readPage(SPOUT);
    expect(page.querySelector('#comments-title')?.textContent).toBe('3 Comments');
    const comments = [...page.querySelectorAll('.comment')];
    expect(comments.map((comment) => comment.querySelector('.timesince')?.textContent)).toEqual([
      'about a week ago',
      'about 3 days ago',
      'about 2 hours ago',
    ]);
    expect(comments[1]?.querySelector('p:last-child')?.innerHTML).toBe(
      'Forty degrees from &lt;the table&gt; or from the spout?<br>Asking for my kitchen floor.',
    );
    expect(page.querySelector('.squarespace-comments')?.getAttribute('data-public-comment-count')).toBe('3');
  });

  it('hides comments where they are closed and nobody wrote, and everywhere once the site switches them off', () => {
    for (const path of [GARDENS, `${SPOUT}?comments=off`]) {
      expect(readPage(path).querySelector('.post-comments, .comment, .squarespace-comments')).toBeNull();
      expect(textOf(path, '.post-closed')).toBe('Comments are closed for this one.');
    }
    expect(readPage('/journal?comments=off').querySelector('.sqs-comment-link')).toBeNull();
  });

  it('names what a post is about, who likes it, and how to pass it on', () => {
    const page = readPage(SPOUT);
    expect([...page.querySelectorAll('.post-terms div')].map((term) => term.textContent)).toEqual([
      'InPottery',
      "Tagsteapots patience potter's luck",
    ]);
    expect(page.querySelector('.sqs-simple-like')?.getAttribute('data-like-count')).toBe('41');
    const share = page.querySelector('.squarespace-social-buttons.button-style');
    expect([share?.getAttribute('data-full-url'), share?.getAttribute('data-title')]).toEqual([SPOUT, posts[0]?.title]);
    expect(page.querySelector('.post-mail a')?.getAttribute('href')).toBe(
      'mailto:?subject=The%20spout%20that%20took%20eleven%20years&body=https%3A//wren-and-kettle.example/journal/the-spout-that-took-eleven-years',
    );
  });
});

describe('the events', () => {
  it('stand under what is to come and what is over, with their range and how far off they are', () => {
    const lists = [...readPage('/events').querySelectorAll('.event-part')].map((part) =>
      [...part.querySelectorAll('.event-when')].map((when) => when.textContent?.replace(/\s/g, ' ')),
    );
    expect(lists).toEqual([['June 19 – 21, 2026, in 4 weeks', 'July 4, 2026, next month'], ['February 14, 2026, 3 months ago']]);
  });

  it('tell both days of a long event, and the day once of a short one', () => {
    expect(textOf('/events/midsummer-firing', '.event-when')).toBe('Friday, June 19, 2026, 4:00 PM to Sunday, June 21, 2026, 12:30 PM EDT');
    expect(textOf('/events/seconds-morning', '.event-when')).toBe('Saturday, July 4, 2026, 9:00 AM to 1:00 PM EDT');
    // After midnight in London, but not at the shop.
    expect(textOf('/events/candles-in-february', '.event-when')).toBe('Saturday, February 14, 2026, 6:00 PM to 9:00 PM EST');
  });

  it('can be put into a calendar until they are over', () => {
    const address = new URL(readPage('/events/midsummer-firing').querySelector('.event-calendar')!.getAttribute('href')!);
    expect(address.host + address.pathname).toBe('www.google.com/calendar/event');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      action: 'TEMPLATE',
      text: 'The Midsummer Firing & Supper',
      dates: '20260619T200000Z/20260621T163000Z',
      location: '3 Harbour Steps, Saltmouth, United States',
    });
    expect(readPage('/events/candles-in-february').querySelector('.event-calendar')).toBeNull();
    expect(textOf('/events/midsummer-firing', '.event-map')).toBe('On the chart at 43.10, -70.60.');
    expect(textOf('/events/candles-in-february', '.event-map')).toBe('');
  });
});

describe('the gallery', () => {
  const blocks = [...readPage('/gallery').querySelectorAll('.sqs-block-gallery')];
  const counts = (selector: string) => blocks.map((block) => block.querySelectorAll(selector).length);

  it('brings a block of each of the four designs, with its options as its owner set them', () => {
    expect(blocks.map((block) => JSON.parse(block.getAttribute('data-block-json')!) as object)).toEqual(
      galleries.map(({ options }) => options),
    );
    for (const [at, { slug }] of galleries.entries())
      expect(blocks[at]!.querySelector(`.sqs-gallery-container.sqs-gallery-block-${slug} > .sqs-gallery`)).not.toBeNull();
  });

  it('leaves its pictures to the script, and brings them for visitors without one', () => {
    for (const [at, { items }] of galleries.entries()) {
      const pictures = [...blocks[at]!.querySelectorAll('img.thumb-image')];
      expect(pictures.map((picture) => picture.getAttribute('alt'))).toEqual(items.map(({ title }) => title));
      expect(pictures.map((picture) => picture.getAttribute('data-src'))).toEqual(items.map(({ assetUrl }) => assetUrl));
      expect(pictures.every((picture) => !picture.hasAttribute('src') && picture.previousElementSibling?.localName === 'noscript')).toBe(
        true,
      );
      expect(pictures[0]?.getAttribute('data-image-dimensions')).toBe('800x1000');
      expect(pictures[0]?.getAttribute('data-image-focal-point')).toBe('0.5,0.6');
    }
  });

  it('writes titles, buttons and links only where the options say so', () => {
    expect(counts('.meta-title')).toEqual([8, 6, 0, 2]);
    expect(counts('.meta-description')).toEqual([4, 4, 0, 1]);
    expect(counts('.sqs-gallery-controls > [role=button]')).toEqual([0, 2, 2, 0]);
    expect(counts('.slide')).toEqual([8, 6, 0, 2]);
    const links = [...blocks[1]!.querySelectorAll('.slide')].map((slide) => slide.getAttribute('data-click-through-url'));
    expect(links).toEqual(['', '', '/store/p/breakfast-mug', '', '/store/p/wool-tea-cosy', '/store/p/harbour-blend']);
  });
});

describe('film and sound', () => {
  const page = readPage('/media');

  it('keep the embed of the film as text, and show a picture of ours', () => {
    const place = page.querySelector('.sqs-video-wrapper')!;
    expect(place.getAttribute('data-html')).toBe(film.oembed.html);
    expect(place.getAttribute('data-provider-name')).toBe('Video Example');
    expect(page.querySelector('.media-embed')?.textContent).toBe(film.oembed.html);
    expect(page.querySelector('iframe, video, object, embed')).toBeNull();
    expect(page.querySelector('.media-frame img')?.getAttribute('src')).toBe(film.poster.assetUrl);
    expect(page.querySelector('.media-length')?.textContent).toBe('1:31');
  });

  it('bring a sound with a place for a player, and its length and size', () => {
    const player = page.querySelector('.squarespace-audio-player')!;
    expect(player.getAttribute('data-audio-asset-url')).toBe(bell.structuredContent.audioAssetUrl);
    expect(visibleText(page)).toContain('Recorded by Nell Wren, 0:03 long. Keep the file (32.34 KB)');
  });

  it('ring a bell that is a whole sound file and fades', () => {
    const file = ringBell();
    const view = new DataView(file.buffer);
    expect(new TextDecoder().decode(file.slice(0, 4))).toBe('RIFF');
    expect(view.getUint32(4, true)).toBe(file.length - 8);
    expect(view.getUint32(40, true)).toBe(file.length - 44);
    const loudest = (from: number) => Math.max(...file.slice(from, from + 4000).map((level) => Math.abs(level - 128)));
    expect(loudest(44)).toBeGreaterThan(80);
    expect(loudest(file.length - 4000)).toBeLessThan(10);
  });
});

describe('the answers', () => {
  const answers = [...readPage('/answers').querySelectorAll('.answers')].map((sheet) =>
    [...sheet.children].filter(({ tagName }) => tagName === 'DIV').map((answer) => answer.textContent?.replace(/\s+/g, ' ').trim()),
  );

  it('sum up every kind of field', () => {
    expect(answers[0]).toEqual([
      'Name: Edith Brannagh-Oke',
      'Address: 7 Ropewalk Top bell Saltmouth, ME 03902 United States',
      'Phone: +1 207-555-0142',
      'The day: 6/19/2026',
      'The hour: 6:5:0 PM',
      'We can help with: A seat instead of a stool, A left-handed wheel, Cake & <more> cake',
      'On clay: It is calming: Strongly Agree It washes out: Disagree It is for children: Neutral I have spoiled some before: Agree I fear the wheel: Strongly Disagree',
      'What it shall be: A bowl for the cat, who is large.',
    ]);
  });

  it('say N/A where nobody answered', () => {
    expect(answers[1]).toHaveLength(guests[1]!.fields.length);
    expect(answers[1]?.slice(0, 2)).toEqual(['Name: Omar', 'Address: N/A']);
    // Missing parts of a time and a scale are 00 and Neutral on the platform.
    for (const answer of answers[1]?.slice(1) ?? []) expect(answer).toMatch(/: (?:N\/A|00:00:00|Neutral)$/);
  });
});
