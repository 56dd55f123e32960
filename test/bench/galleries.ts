import type { Browser } from 'playwright-core';
import { GALLERY_DESIGNS } from '../../src/commerce/model/galleryOptions.ts';
import { fieldPictures, galleryBlock, GALLERY_PLACES } from '../widgets/media/galleryMarkup.ts';
import type { BenchContext } from './BenchContext.ts';
import { median } from './median.ts';
import { readTasks, startTasks } from './readTasks.ts';
import { table } from './table.ts';

const PICTURES = 200;
const WIDTHS = [360, 1280] as const;
const SLOWED = 4;
const MOST_MS = 50;
const ROUNDS = 3;
/** Settling time of the page, and then of its gallery, slowed down. */
const REST_MS = 1500;
const WATCHED_MS = 4000;

const THEME = `body { margin: 16px; font: 16px/1.5 sans-serif } img { max-width: 100%; height: auto } ${GALLERY_PLACES}`;
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9" width="1600" height="900"><rect width="16" height="9" fill="#7a9"/></svg>';

/**
 * The longest task of a page with a gallery of 200 captioned pictures at 4× CPU throttle, after our script arrives on a page at rest:
 * main-thread CPU including layout, without evaluation of files (see `lists`). Option: `--rounds=3`.
 */
export async function galleries({ browser, server, option, print }: BenchContext): Promise<object> {
  const rounds = Number(option('rounds') ?? ROUNDS);
  const results: { design: string; width: number; longest: number[] }[] = [];
  for (const design of GALLERY_DESIGNS)
    for (const width of WIDTHS) {
      const longest: number[] = [];
      for (let round = 0; round < rounds; round += 1) longest.push(await longestTask(browser, server.url, design, width));
      results.push({ design, width, longest });
    }
  print(`\nThe longest task of a gallery of ${PICTURES} pictures at ${SLOWED}×, median of ${rounds} (at most ${MOST_MS} ms)`);
  const row = ({ design, width, longest }: (typeof results)[number]) => [
    `${design}, ${width} px`,
    `${median(longest).toFixed(0)} ms`,
    median(longest) <= MOST_MS ? 'kept' : 'BROKEN',
  ];
  print(table(['', 'longest', ''], results.map(row)));
  return { results };
}

async function longestTask(browser: Browser, url: string, design: (typeof GALLERY_DESIGNS)[number], width: number): Promise<number> {
  const context = await browser.newContext({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    const block = galleryBlock(design, fieldPictures(PICTURES), { lightbox: true, thumbnails: true, autoplay: false });
    await context.route('**/img/*', (route) => route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }));
    await context.route('**/gallery-page', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>Pictures</title><meta name="viewport" content="width=device-width, initial-scale=1"><style>${THEME}</style>
<script>Static = { SQUARESPACE_CONTEXT: { websiteSettings: {} } };</script><main>${block}</main>`,
      }),
    );
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    await page.goto(`${url}/gallery-page`, { waitUntil: 'load' });
    await page.waitForTimeout(REST_MS);
    await startTasks(session);
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.src = '/dist/storefront.umd.js';
      script.dataset['census'] = 'off';
      script.dataset['pageSpeed'] = 'off';
      document.head.append(script);
    });
    await page.waitForSelector('.storefront-gallery');
    await page.waitForTimeout(WATCHED_MS);
    return Math.max(...(await readTasks(session)).map(({ cpu, evaluation }) => cpu - evaluation));
  } finally {
    await context.close();
  }
}
