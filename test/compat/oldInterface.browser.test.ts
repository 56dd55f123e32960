import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseFirst } from '../support/chooseFirst.ts';
import { openStage, type StagePage, type Stage, type Visit } from '../support/openStage.ts';

const OLD_INTERFACE = '<script src="/dist/compat.js"></script>';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** A page with the old interface and an add-on, as owners paste them: inline, at the end of the body. */
const open = (addOn: string, page: StagePage = {}): Promise<Visit> =>
  stage.open({ before: `<script>window.calls = [];</script>${OLD_INTERFACE}`, bodyEnd: `<script>${addOn}</script>`, ...page });

const calls = ({ page }: Visit): Promise<unknown[]> => page.evaluate(() => (window as unknown as { calls: unknown[] }).calls);

const add = async ({ page }: Visit): Promise<void> => {
  await chooseFirst(page);
  await page.locator('.sqs-add-to-cart-button').first().click();
  await page.locator('.sqs-add-to-cart-button[data-state="added"]').first().waitFor();
};

describe('an add-on of the platform’s old script interface', () => {
  it('is called when the page is ready, and around each page that a template loads by itself', async () => {
    const visit = await open(`
      Squarespace.onInitialize(Y, function (y) { calls.push(['ready', y === Y, document.readyState !== 'loading']); });
      Squarespace.onDestroy(Y, function () { calls.push('left'); });
      Squarespace.onInitialize(Y, function () { throw new Error('an add-on that fails'); });
      Squarespace.onInitialize(Y, function () { calls.push('after'); });
    `);
    expect(await calls(visit)).toEqual([['ready', true, true], 'after']);
    await visit.page.evaluate(() => {
      window.dispatchEvent(new Event('mercury:unload'));
      history.pushState(null, '', '/elsewhere');
      window.dispatchEvent(new Event('mercury:load'));
      document.dispatchEvent(new Event('sqs-route-did-change'));
    });
    expect(await calls(visit)).toEqual([['ready', true, true], 'after', 'left', ['ready', true, true], 'after']);
    expect(visit.console.filter((line) => line.includes('an add-on that fails'))).toHaveLength(2);
    expect(visit.pageErrors).toEqual([]);
    await visit.close();
  });

  it('learns what was added and how many pieces the cart has', async () => {
    const visit = await open(`
      Y.use('squarespace-commerce-analytics', function (Y) {
        var cart = Y.Squarespace.Singletons.ShoppingCart;
        calls.push(['before', cart.get('totalQuantity'), typeof cart.get('nothing')]);
        cart.on('change', function () { calls.push(['change', cart.get('totalQuantity')]); });
        Y.Squarespace.CommerceAnalytics.on('commerce-item-added', function (event) {
          calls.push(['added', event.newlyAdded.title, event.newlyAdded.purchasePriceCents, event.shoppingCart.totalQuantity]);
        });
      });
    `);
    await add(visit);
    const noted = await calls(visit);
    expect(noted[0]).toEqual(['before', 0, 'undefined']);
    expect(noted).toContainEqual(['change', 1]);
    expect(noted).toContainEqual(['added', 'Breakfast Mug', expect.any(Number), 1]);
    await visit.close();
  });

  it('chooses and clicks by simulated events', async () => {
    const visit = await open('', { bodyEnd: '' });
    const { page } = visit;
    await page.locator('.sqs-add-to-cart-button[data-state="idle"]').first().waitFor();
    await page.evaluate(() => {
      const { Y } = window as unknown as { Y: { one(target: unknown): { simulate(type: string): void } | null } };
      if (Y.one('.nowhere') !== null || Y.one('>>') !== null) throw new Error('there is no such element');
      for (const select of document.querySelectorAll<HTMLSelectElement>('.variant-option select')) {
        select.selectedIndex = 1;
        Y.one(select)!.simulate('change');
      }
      addEventListener('resize', () => (window as unknown as { calls: unknown[] }).calls.push('resize'));
      Y.one(window)!.simulate('resize');
      Y.one('.sqs-add-to-cart-button')!.simulate('click');
    });
    await page.locator('.sqs-add-to-cart-button[data-state="added"]').first().waitFor();
    expect(await calls(visit)).toEqual(['resize']);
    expect(visit.writes().filter(({ path }) => path.endsWith('/entries'))).toHaveLength(1);
    await visit.close();
  });

  it('shows the shop’s alert, writes amounts as the shop does, and reads the template’s settings', async () => {
    const context = {
      websiteSettings: { storeSettings: { selectedCurrency: 'EUR', expressCheckout: false } },
      tweakJSON: { 'product-price': 'true' },
    };
    const visit = await open(
      `calls.push(
        Y.Squarespace.Commerce.moneyString(123450), Y.Squarespace.Commerce.moneyString('soon'), Y.Squarespace.Commerce.isExpressCheckout(),
        Y.Squarespace.Template.getTweakValue('product-price'), typeof Y.Squarespace.Template.getTweakValue('toString'));
      Y.Global.on('tweak:change', function () { calls.push('never'); });
      new Y.Squarespace.Widgets.Alert({ 'strings.title': 'Closed', 'strings.message': 'We open at nine.' });`,
      { after: `<script>window.Static = { SQUARESPACE_CONTEXT: ${JSON.stringify(context)} };</script>` },
    );
    expect(await calls(visit)).toEqual(['€1,234.50', '', false, 'true', 'undefined']);
    const alert = visit.page.getByRole('alertdialog', { name: 'Closed' });
    await alert.waitFor();
    expect(await alert.textContent()).toContain('We open at nine.');
    await visit.close();
  });

  it('leaves for the checkout as the cart’s button does: a listener may refuse', async () => {
    const visit = await open(`
      (window.Storefront = window.Storefront || []).push(['on', 'before-checkout', function (event) { calls.push(event.url); event.preventDefault(); }]);
      Y.Squarespace.Commerce.goToCheckoutPage();
    `);
    await visit.page.waitForFunction(() => (window as unknown as { calls: unknown[] }).calls.length > 0);
    expect(await calls(visit)).toEqual(['/checkout']);
    await visit.close();
  });

  it('releases the page and takes it up again', async () => {
    const visit = await open('Squarespace.onDestroy(Y, function () { calls.push("left"); });');
    const { page } = visit;
    const button = page.locator('.sqs-add-to-cart-button').first();
    await page.locator('.sqs-add-to-cart-button[data-state="idle"]').first().waitFor();
    await page.evaluate(() => (window as unknown as { Squarespace: { globalDestroy(): void } }).Squarespace.globalDestroy());
    expect(await button.getAttribute('data-state')).toBeNull();
    await page.evaluate(() => {
      const { Squarespace } = window as unknown as { Squarespace: { initializeCommerce(): void; initializeLayoutBlocks(): void } };
      Squarespace.initializeLayoutBlocks();
      Squarespace.initializeCommerce();
    });
    await page.locator('.sqs-add-to-cart-button[data-state="idle"]').first().waitFor();
    expect(await calls(visit)).toEqual(['left']);
    await visit.close();
  });

  it('has every member that the guide names, and none that it does not', async () => {
    const visit = await open(`
      var methods = ['onInitialize', 'onDestroy', 'initializeCommerce', 'initializeCartPage', 'initializeFormBlocks', 'afterBodyLoad',
        'globalDestroy', 'initializeSummaryV2', 'initializeLayoutBlocks'];
      var commerce = Y.Squarespace;
      calls.push(Object.keys(Squarespace).sort().join() === methods.sort().join());
      calls.push(Object.keys(Y).sort().join(), Object.keys(commerce).sort().join(), Object.keys(commerce.Commerce).sort().join());
      calls.push([commerce.Singletons.ShoppingCart.get, commerce.Singletons.ShoppingCart.on, commerce.CommerceAnalytics.on, Y.Global.on,
        commerce.Widgets.Alert, commerce.FormSubmit, commerce.Template.getTweakValue, Y.use, Y.one].every(function (member) { return typeof member === 'function'; }));
      calls.push([typeof Y.all, typeof commerce.Lightbox, typeof Squarespace.Core, typeof Y.one('body').get]);`);
    expect(await calls(visit)).toEqual([
      true,
      'Global,Squarespace,one,use',
      'Commerce,CommerceAnalytics,FormSubmit,Singletons,Template,Widgets',
      'goToCheckoutPage,isExpressCheckout,moneyString',
      true,
      ['undefined', 'undefined', 'undefined', 'undefined'],
    ]);
    await visit.close();
  });

  it.each(['initializeCommerce', 'initializeCartPage', 'initializeFormBlocks', 'afterBodyLoad'])(
    'mounts what was released by %s',
    async (name) => {
      const visit = await open('Squarespace.onInitialize(Y, function () { calls.push("ready"); });');
      const { page } = visit;
      const idle = page.locator('.sqs-add-to-cart-button[data-state="idle"]').first();
      await idle.waitFor();
      await page.evaluate((member) => {
        const { Squarespace, Y } = window as unknown as { Squarespace: Record<string, (y: unknown) => void>; Y: unknown };
        Squarespace['initializeSummaryV2']!(Y);
        Squarespace['globalDestroy']!(Y);
        if (document.querySelector('[data-state="idle"]')) throw new Error('it was not released');
        Squarespace[member]!(Y);
      }, name);
      await idle.waitFor();
      // After the body was loaded anew it is another page for those who wait for it.
      expect(await calls(visit)).toEqual(name === 'afterBodyLoad' ? ['ready', 'ready'] : ['ready']);
      expect(visit.pageErrors).toEqual([]);
      await visit.close();
    },
  );

  it.each(['mouseenter', 'change', 'click', 'resize', 'keyup'])(
    'simulates "%s" on a node, a selector, the document and the window',
    async (type) => {
      const visit = await open('', { tag: 'none', bodyEnd: '<p id="target"></p>' });
      const told = await visit.page.evaluate((name) => {
        const { Y } = window as unknown as { Y: { one(target: unknown): { simulate(type: string): void } | null } };
        const found: [string, boolean, boolean][] = [];
        const target = document.querySelector('#target')!;
        for (const at of [target, document, window])
          at.addEventListener(name, (event) => found.push([at.constructor.name, event.target === at, event instanceof MouseEvent]));
        Y.one(Y.one('#target'))!.simulate(name);
        Y.one(document)!.simulate(name);
        Y.one(window)!.simulate(name);
        return found;
      }, type);
      const isMouse = type === 'click' || type === 'mouseenter';
      const [paragraph, page, view] = ['HTMLParagraphElement', 'HTMLDocument', 'Window'];
      expect(told).toEqual(
        (type === 'resize'
          ? [
              [paragraph, true],
              [page, true],
              [view, true],
            ]
          : [
              [paragraph, true],
              [page, false],
              [view, false],
              [page, true],
              [view, false],
              [view, true],
            ]
        ).map((one) => [...one, isMouse]),
      );
      await visit.close();
    },
  );

  it('never replaces what the page has', async () => {
    const visit = await stage.open({
      before:
        '<script>window.Squarespace = Object.freeze({ onInitialize: 1 }); window.Y = { use: 2, Squarespace: { Commerce: "own" } };</script>' +
        OLD_INTERFACE,
    });
    const found = await visit.page.evaluate(() => {
      const { Squarespace, Y } = window as unknown as Record<string, Record<string, unknown>>;
      const own = Y!['Squarespace'] as Record<string, unknown>;
      return [
        Squarespace!['onInitialize'],
        Object.keys(Squarespace!),
        Y!['use'],
        own['Commerce'],
        typeof own['FormSubmit'],
        typeof Y!['one'],
      ];
    });
    expect(found).toEqual([1, ['onInitialize'], 2, 'own', 'function', 'function']);
    expect(visit.pageErrors).toEqual([]);
    await visit.close();
  });
});

describe('a form that the platform has served', () => {
  const FORM = '/contact';

  it.each([
    ['from a script', 'new Y.Squarespace.FormSubmit(form).submit({ formId: "f", collectionId: "", objectName: "" });'],
    ['by its own handler, from a script', 'form.requestSubmit();'],
  ])('is sent once, %s', async (_case, send) => {
    const visit = await open('', { path: FORM, bodyEnd: '' });
    const { page } = visit;
    const form = page.locator('form[data-form-id], .form-wrapper form').first();
    await form.waitFor();
    await page.evaluate(
      (code) =>
        new Function('Y', 'form', code)(
          (window as unknown as { Y: unknown }).Y,
          document.querySelector('form[data-form-id], .form-wrapper form'),
        ),
      send,
    );
    // Nothing is filled in: our own checks say so, and the page stays.
    await page.locator('[aria-invalid="true"]').first().waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/stage\//);
    expect(visit.pageErrors).toEqual([]);
    await visit.close();
  });
});
