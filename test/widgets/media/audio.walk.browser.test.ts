import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ringBell } from '../../../demo/sounds.ts';
import { expectUsableByAll } from '../../support/expectUsableByAll.ts';
import { whenReady } from '../../support/openShop.ts';
import { openStage, type Stage } from '../../support/openStage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

describe('an album', () => {
  it('plays the track that is pressed, loads nothing before, and can be used by all', async () => {
    const tracks = [1, 2, 3].map((number) => ({ url: `/sound/${number}.wav`, title: `Bell ${number}` }));
    const html = `<!doctype html><html lang="en"><head><title>Bells</title><meta name="viewport" content="width=device-width, initial-scale=1">
<script src="/dist/storefront.umd.js" data-census="off" data-page-speed="off" defer></script></head>
<body><main><h1>Bells</h1><div data-storefront="audio" data-tracks='${JSON.stringify(tracks)}'></div></main></body></html>`;
    const asked: string[] = [];
    const { page, pageErrors, close } = await stage.open(
      { edit: () => html },
      {
        viewport: { width: 360, height: 700 },
        async prepare(context) {
          await context.route('**/sound/*', (route) => {
            asked.push(new URL(route.request().url()).pathname);
            return route.fulfill({ contentType: 'audio/wav', body: Buffer.from(ringBell()) });
          });
        },
      },
    );
    await whenReady(page);
    await page.getByRole('button', { name: 'Bell 2' }).waitFor();
    expect(asked).toEqual([]);
    await expectUsableByAll(page);
    // Three seconds may be over on a slow machine, so the test ends the sound.
    await page.evaluate(() => void (document.querySelector('audio')!.loop = true));
    await page.getByRole('button', { name: 'Bell 2' }).press('Enter');
    await page.waitForFunction(() => (document.querySelector('audio')?.currentTime ?? 0) > 0);
    expect(new Set(asked)).toEqual(new Set(['/sound/2.wav']));
    expect(await page.locator('[aria-current]').textContent()).toBe('Bell 2');
    // Continues with the next track at the end.
    await page.evaluate(() => {
      const sound = document.querySelector('audio')!;
      sound.loop = false;
      sound.currentTime = Math.max(0, sound.duration - 0.05);
    });
    await page.locator('[aria-current]').filter({ hasText: 'Bell 3' }).waitFor();
    await page.evaluate(() => (window.Storefront as { destroy(): void }).destroy());
    expect(await page.locator('audio').count()).toBe(0);
    expect(pageErrors).toEqual([]);
    await close();
  });
});
