import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectUsableByAll } from '../../support/expectUsableByAll.ts';
import { whenReady } from '../../support/openShop.ts';
import { openStage, type Stage } from '../../support/openStage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9" width="1280" height="720"><rect width="16" height="9" fill="#476"/></svg>';
const pageOf = (body: string) => `<!doctype html><html lang="en"><head><title>A film</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>body { margin: 16px }</style>
<script>Static = { SQUARESPACE_CONTEXT: { websiteSettings: {} } };</script>
<script src="/dist/storefront.umd.js" data-census="off" data-page-speed="off" defer></script></head>
<body><main><h1>A film</h1>${body}</main></body></html>`;
const OVERLAY =
  '<div class="sqs-video-overlay" style="opacity: 0;"><img data-load="false" data-src="/img/v.svg" data-image-dimensions="1280x720" data-image-focal-point="0.5,0.5" /><div class="sqs-video-opaque"> </div><div class="sqs-video-icon"></div></div>';
const film = (html: string, overlay = OVERLAY) =>
  `<div class="sqs-video-wrapper" data-html="${html}" data-provider-name="YouTube">${overlay}</div>`;

const open = async (html: string, headers: Readonly<Record<string, string>> = {}) => {
  const asked: string[] = [];
  const visit = await stage.open(
    { edit: () => html, headers },
    {
      viewport: { width: 360, height: 700 },
      async prepare(context) {
        await context.route('**/img/*', (route) => route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }));
        await context.route(/^https:/, (route) => {
          asked.push(route.request().url());
          return route.fulfill({ contentType: 'text/html', body: '<title>p</title><p>player<script>document.title = "ran"</script>' });
        });
      },
    },
  );
  await whenReady(visit.page);
  return { ...visit, asked };
};

describe('a film from elsewhere', () => {
  it('asks its provider for nothing before the click, and then for the player that keeps nothing', async () => {
    const { page, asked, pageErrors, close } = await open(
      pageOf(film('&lt;iframe src=&quot;//www.youtube.com/embed/abc?wmode=opaque&quot; title=&quot;A bowl&quot;&gt;&lt;/iframe&gt;')),
    );
    const button = page.getByRole('button', { name: 'Play video from YouTube' });
    await button.waitFor();
    await page.waitForFunction(() => (document.querySelector('img')?.naturalWidth ?? 0) > 0);
    const size = async () => {
      const box = await button.boundingBox();
      return [Math.round(box!.width), Math.round(box!.height)];
    };
    await expect.poll(size).toEqual([328, 185]);
    expect(asked).toEqual([]);
    await expectUsableByAll(page);
    await button.press('Enter');
    const frame = page.locator('iframe[title="A bowl"]');
    await frame.waitFor();
    await page.waitForFunction(() => document.activeElement?.localName === 'iframe');
    await expect.poll(() => asked).toEqual(['https://www.youtube-nocookie.com/embed/abc?wmode=opaque&autoplay=1']);
    await expect.poll(async () => (await frame.boundingBox())!.height).toBeGreaterThan(180);
    await page.evaluate(() => (window.Storefront as { destroy(): void }).destroy());
    expect(await page.locator('iframe').count()).toBe(0);
    expect(await page.locator('.sqs-video-overlay').getAttribute('style')).toBe('opacity: 0;');
    expect(pageErrors).toEqual([]);
    await close();
  });

  it('that is HTML without an address runs as a page of no origin, also where Trusted Types are asked for', async () => {
    const own =
      '&lt;script&gt;try { parent.document.title = &quot;taken&quot; } catch { document.documentElement.append(&quot;shut out&quot;) }&lt;/script&gt;';
    const { page, close } = await open(pageOf(film(own, '')), {
      'content-security-policy':
        "require-trusted-types-for 'script'; trusted-types storefront-video storefront-script storefront-post-submit",
    });
    await page.getByRole('button', { name: 'Play video from YouTube' }).click();
    await page.frameLocator('iframe').getByText('shut out').waitFor();
    expect(await page.title()).toBe('A film');
    await close();
  });
});
