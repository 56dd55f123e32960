import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage, type OpenOptions, type Stage, type Visit } from '../support/openStage.ts';
import { whenReady } from '../support/openShop.ts';
import { choose, clickAdd, loadCart, readAlert, untilAdded, untilIdle, untilMounted } from '../support/shopper.ts';
import { until } from '../support/until.ts';
import { fieldPictures, galleryBlock } from '../widgets/media/galleryMarkup.ts';
import { pageOf } from '../widgets/media/openGalleries.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const ENGRAVED = '/store/p/name-mug';
const STATUS = '.storefront-status';
const NOTE = '.storefront-add-error[role="alert"]';

function losing(file: string, times: number): { prepare: NonNullable<OpenOptions['prepare']>; lost(): number; heal(): void } {
  let left = times;
  let lost = 0;
  return {
    // Hashed or not.
    prepare: async (context) => {
      await context.route(new RegExp(String.raw`/dist/(chunks/)?${file}(-[\w-]+)?\.js$`), (route) => {
        if (left <= 0) return route.continue();
        left -= 1;
        lost += 1;
        return route.abort();
      });
    },
    lost: () => lost,
    heal: () => void (left = 0),
  };
}

function hearBrowser({ page }: Visit): string[] {
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(dialog.message());
    void dialog.accept();
  });
  return said;
}

const untilSaid = (said: readonly string[], count: number) => until(() => expect(said).toHaveLength(count));

describe.concurrent('a file that is lost once', () => {
  it('of the alert: the message is read out at once, and shown as soon as the file has come', async () => {
    const alert = losing('Alert', 1);
    const visit = await stage.open({ tag: 'esm' }, alert);
    const { page } = visit;
    await untilMounted(page);
    await clickAdd(page);
    await page.locator(STATUS).filter({ hasText: 'Unable to Add Item: Please select' }).waitFor({ state: 'attached' });
    expect((await readAlert(page))[0]).toBe('Unable to Add Item');
    expect(alert.lost()).toBe(1);
    await page.locator('[role="alertdialog"] button').click();
    await choose(page);
    await untilIdle(page);
    await clickAdd(page);
    await untilAdded(page);
    expect(await loadCart(page)).toBe(1);
    expect(visit.pageErrors).toEqual([]);
    await visit.close();
  });

  it('of the product’s form: it is said that something is wrong, the form comes, and the item can be added', async () => {
    const fields = losing('AdditionalFieldsDialog', 1);
    const visit = await stage.open({ tag: 'esm', path: ENGRAVED }, fields);
    const { page } = visit;
    await whenReady(page);
    await clickAdd(page);
    await page.locator(STATUS).filter({ hasText: 'Unknown error' }).waitFor({ state: 'attached' });
    await page.getByRole('dialog').getByRole('textbox').first().fill('Ida');
    expect(fields.lost()).toBe(1);
    expect(visit.pageErrors).toEqual([]);
    await visit.close();
  });
});

describe.concurrent('a file that stays lost for a while', () => {
  it('of the alert: the browser shows the message, and the button works again', async () => {
    const alert = losing('Alert', Infinity);
    const visit = await stage.open({ tag: 'esm' }, alert);
    const { page } = visit;
    const said = hearBrowser(visit);
    await untilMounted(page);
    await clickAdd(page);
    await untilSaid(said, 1);
    expect(said[0]).toMatch(/^Unable to Add Item: Please select/);
    await untilIdle(page);
    await clickAdd(page);
    await untilSaid(said, 2);
    alert.heal();
    await untilIdle(page);
    await clickAdd(page);
    expect((await readAlert(page))[0]).toBe('Unable to Add Item');
    expect(visit.pageErrors).toEqual([]);
    await visit.close();
  });

  it('of the note beside the button: the message is read out, the browser shows it, and the note comes with the next click', async () => {
    const note = losing('ErrorNote', Infinity);
    const visit = await stage.open({ tag: '<script type="module" src="/dist/storefront.js" data-errors="inline"></script>' }, note);
    const { page } = visit;
    const said = hearBrowser(visit);
    await untilMounted(page);
    await clickAdd(page);
    await page.locator(STATUS).filter({ hasText: 'Please select' }).waitFor({ state: 'attached' });
    await untilSaid(said, 1);
    expect([said[0], note.lost()]).toEqual([expect.stringMatching(/^Please select/), 2]);
    expect(await page.locator(NOTE).count()).toBe(0);
    note.heal();
    await untilIdle(page);
    await clickAdd(page);
    expect(await page.locator(NOTE).textContent()).toBe(said[0]);
    expect([said.length, visit.pageErrors]).toEqual([1, []]);
    await visit.close();
  });

  it('of the product’s form: the browser says so, and the next click opens it', async () => {
    const fields = losing('AdditionalFieldsDialog', Infinity);
    const visit = await stage.open({ tag: 'esm', path: ENGRAVED }, fields);
    const { page } = visit;
    const said = hearBrowser(visit);
    await whenReady(page);
    await clickAdd(page);
    await untilSaid(said, 1);
    expect(said[0]).toMatch(/^Unknown error/);
    fields.heal();
    await untilIdle(page);
    await clickAdd(page);
    await page.getByRole('dialog').getByRole('textbox').first().fill('Ida');
    expect(visit.pageErrors).toEqual([]);
    await visit.close();
  });

  it('of the lightbox: the browser says so, and the next click opens the quick view', async () => {
    const lightbox = losing('Dialog', Infinity);
    const visit = await stage.open({ tag: 'esm', path: '/store/pottery' }, lightbox);
    const { page } = visit;
    const said = hearBrowser(visit);
    await whenReady(page);
    const opener = page.locator('.sqs-product-quick-view-button').first();
    await opener.press('Enter');
    await untilSaid(said, 1);
    lightbox.heal();
    await page.locator('.sqs-product-quick-view-button[data-state="idle"]').first().waitFor();
    await opener.press('Enter');
    await page.locator('[role="dialog"] [data-storefront="add-to-cart"][data-state="idle"]').waitFor();
    expect(visit.pageErrors).toEqual([]);
    await visit.close();
  });

  it('of a gallery’s lightbox: the browser says so, and the next click opens the picture', async () => {
    const lightbox = losing('GalleryLightbox', Infinity);
    const html = pageOf(galleryBlock('grid', fieldPictures(2), { lightbox: true }));
    const inModules = () => html.replace('src="/dist/storefront.umd.js"', 'type="module" src="/dist/storefront.js"');
    const visit = await stage.open({ edit: inModules }, lightbox);
    const { page } = visit;
    const said = hearBrowser(visit);
    await whenReady(page);
    const opener = page.getByRole('button', { name: /^A field, / }).first();
    await opener.press('Enter');
    await untilSaid(said, 1);
    expect(said[0]).toMatch(/^Unknown error/);
    lightbox.heal();
    await opener.press('Enter');
    await page.locator('[role="dialog"] .storefront-gallery-stage').waitFor();
    expect(visit.pageErrors).toEqual([]);
    await visit.close();
  });
});
