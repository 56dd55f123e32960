import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { one } from '../../core/page/openPage.ts';
import { openWidgets, type OpenPage } from '../openWidgets.ts';

let page: OpenPage;
beforeAll(() => Promise.all([import('../../../widgets/media/lightbox/Lightbox.tsx'), import('../../../src/core/ui/PageDialog.tsx')]));
beforeEach(() => {
  // Without IntersectionObserver everything counts as near.
  vi.stubGlobal('IntersectionObserver', undefined);
  // Layout: everything not hidden itself or by an ancestor.
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return (this.closest('[hidden]') ? [] : [{}]) as unknown as DOMRectList;
  });
});
afterEach(() => {
  page.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const frame = (
  attributes = 'id="care" hidden',
  inside = '<a class="lightbox-close" href="#top" id="x"></a><h2>Care</h2><a href="/more" id="more">More</a>',
) =>
  `<div class="sqs-modal-lightbox" ${attributes}><div class="sqs-modal-lightbox-content"><div class="lightbox-background" id="behind"></div><div class="lightbox-inner"><div class="lightbox-content" id="in">${inside}</div></div></div></div>`;
const LINK = '<a href="#care" data-storefront="lightbox" id="opener"><b>How</b> to care for it</a>';
const dialog = () => screen.queryByRole('dialog', { hidden: true });
const untilOpen = () => vi.waitFor(() => expect(dialog()).not.toBeNull());
const untilClosed = () => vi.waitFor(() => expect(dialog()).toBeNull());
const isLocked = () => document.body.classList.contains('sqs-modal-lightbox-open');
const open = async (html = LINK + frame(), context?: object) => {
  page = await openWidgets(html, context);
};
async function openIt(): Promise<void> {
  one('#opener').focus();
  expect(fireEvent.click(one('#opener'))).toBe(false);
  await untilOpen();
}

describe('an opener of a lightbox of the page’s own', () => {
  it('shows what it names, as a dialog with the name of its heading, and says that it is open', async () => {
    await open();
    expect([one('#opener').innerHTML, one('#opener').getAttribute('aria-haspopup'), one('#opener').dataset['state']]).toEqual([
      '<b>How</b> to care for it',
      'dialog',
      'idle',
    ]);
    await openIt();
    expect([one('#care').hidden, one('#care').dataset['state'], one('#opener').dataset['state']]).toEqual([false, 'open', 'open']);
    expect(dialog()).toBe(one('#in'));
    expect([dialog()!.getAttribute('aria-modal'), dialog()!.getAttribute('aria-label')]).toEqual(['true', 'Care']);
    expect(document.activeElement).toBe(dialog());
    expect([one('#x').getAttribute('role'), one('#x').getAttribute('aria-label'), one('#x').tabIndex]).toEqual(['button', 'Close', 0]);
    expect(isLocked()).toBe(true);
  });

  it('takes a name that is there already, and names by aria-controls as well', async () => {
    await open(
      '<button data-storefront="lightbox" aria-controls="care" id="opener">Care</button>' +
        frame(
          'id="care" hidden',
          '<div role="dialog" aria-labelledby="t"><p id="t">Of wool</p><button class="lightbox-close" id="x">Done</button></div>',
        ),
    );
    await openIt();
    await vi.waitFor(() => expect(one('#x').getAttribute('aria-label')).toBe('Done'));
    expect([dialog()!.getAttribute('aria-labelledby'), dialog()!.hasAttribute('aria-label')]).toEqual(['t', false]);
  });

  it.each<[string, () => void]>([
    ['Escape', () => fireEvent.keyDown(document.activeElement!, { key: 'Escape' })],
    ['its close control', () => expect(fireEvent.click(one('#x'))).toBe(false)],
    ['Enter on that', () => expect(fireEvent.keyDown(one('#x'), { key: 'Enter' })).toBe(false)],
    ['Space on that', () => expect(fireEvent.keyDown(one('#x'), { key: ' ' })).toBe(false)],
    ['a press beside it', () => fireEvent.mouseDown(one('#behind'))],
  ])('closes it by %s, leaves it as it was, and gives the focus back', async (_how, close) => {
    await open();
    const served = one('#care').outerHTML;
    await openIt();
    fireEvent.click(one('#more'));
    expect(dialog()).not.toBeNull();
    close();
    await untilClosed();
    expect(one('#care').outerHTML).toBe(served);
    await vi.waitFor(() => expect([isLocked(), document.activeElement?.id]).toEqual([false, 'opener']));
    await openIt();
  });

  it('stands in the middle, or keeps its margin, and has none of it afterwards', async () => {
    const tall = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(2000);
    await open();
    await openIt();
    const inner = document.querySelector<HTMLElement>('.lightbox-inner')!;
    expect(inner.style.marginBlock).toBe('50px');
    tall.mockReturnValue(100);
    fireEvent(window, new Event('resize'));
    await vi.waitFor(() => expect(inner.style.marginBlock).toBe('auto'));
    fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
    await untilClosed();
    expect(inner.hasAttribute('style')).toBe(false);
  });

  it('leaves a click that others have answered to them', async () => {
    await open();
    one('#opener').parentElement!.addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true });
    fireEvent.click(one('#opener'));
    await page.show();
    expect(one('#care').hidden).toBe(true);
  });

  it('is as the server made it in the end, and so is what was open', async () => {
    const html = LINK + frame();
    await open(html);
    const body = document.createElement('div');
    const kept = ['#opener', '#care'].map(one);
    await openIt();
    page.close();
    body.append(...kept);
    expect(body.innerHTML).toBe(html.replace('hidden', 'hidden=""'));
    expect(isLocked()).toBe(false);
  });

  it.each([
    ['names nothing', '<button data-storefront="lightbox" id="opener">Care</button>' + frame()],
    ['names what is not there', '<a data-storefront="lightbox" href="#caer" id="opener">Care</a>' + frame()],
    ['names what is no lightbox', '<a data-storefront="lightbox" href="#care" id="opener">Care</a><p id="care">Wash.</p>'],
    ['names what nothing closes', LINK + frame('id="care" hidden', '<p>Wash.</p>')],
  ])('that %s is left alone, and told to the page’s author', async (_what, html) => {
    await open(html);
    expect(page.reports.map(String)).toEqual([
      expect.stringContaining('expected the id of a .sqs-modal-lightbox with a .lightbox-close in it'),
    ]);
    expect(fireEvent.click(one('#opener'))).toBe(true);
    expect(one('#opener').hasAttribute('aria-haspopup')).toBe(false);
  });
});

describe('a lightbox that the page shows by itself', () => {
  const theirs = () => {
    const pressed = vi.fn();
    one('#x').addEventListener('click', pressed);
    return pressed;
  };

  it('keeps the focus and the page’s scrolling while it is shown, and only then', async () => {
    await open('<button id="theirs">Open</button>' + frame('hidden'), {});
    expect([dialog(), isLocked()]).toEqual([null, false]);
    one('#theirs').focus();
    one('.sqs-modal-lightbox').hidden = false;
    await untilOpen();
    expect([document.activeElement, isLocked(), dialog()!.getAttribute('aria-label')]).toEqual([one('#in'), true, 'Care']);
    expect(one('.sqs-modal-lightbox').hasAttribute('data-state')).toBe(false);
    one('.sqs-modal-lightbox').hidden = true;
    await untilClosed();
    await vi.waitFor(() => expect([document.activeElement?.id, isLocked(), one('#in').attributes.length]).toEqual(['theirs', false, 2]));
  });

  it.each<[string, () => void]>([
    ['Escape', () => fireEvent.keyDown(document.activeElement!, { key: 'Escape' })],
    ['a press beside it', () => fireEvent.mouseDown(one('#behind'))],
    ['Enter on its close control', () => fireEvent.keyDown(one('#x'), { key: 'Enter' })],
  ])('hears of %s as a press of its own close control, once, and closes as it likes', async (_how, close) => {
    await open(frame(''), {});
    await untilOpen();
    const pressed = theirs();
    close();
    expect(pressed).toHaveBeenCalledOnce();
    await page.show();
    expect(dialog()).not.toBeNull();
    one('.sqs-modal-lightbox').remove();
    await page.show();
  });

  it('is one where nobody names it, and its close control stands beside its content: the frame is the dialog', async () => {
    document.title = 'Kiln';
    await open(
      '<div class="sqs-modal-lightbox"><a class="lightbox-close" id="x"></a><div class="lightbox-content" id="in"><img alt="A mug"></div></div>',
      {},
    );
    await untilOpen();
    expect([dialog()!.className, dialog()!.getAttribute('aria-label')]).toEqual(['sqs-modal-lightbox', 'Kiln']);
    const pressed = theirs();
    fireEvent.click(one('#x'));
    expect(pressed).toHaveBeenCalledOnce();
  });

  it('holds nothing while the theme has only faded it out', async () => {
    await open(frame('style="opacity: 0"'), {});
    await page.show();
    expect([dialog(), isLocked()]).toEqual([null, false]);
    one('.sqs-modal-lightbox').style.opacity = '1';
    await untilOpen();
    one('.sqs-modal-lightbox').style.opacity = '0';
    fireEvent(one('.sqs-modal-lightbox'), new Event('transitionend', { bubbles: true }));
    await untilClosed();
    expect(isLocked()).toBe(false);
  });

  it('leaves a close link elsewhere, a second one, and one where the class names mean nothing, as they are', async () => {
    const html =
      '<a class="lightbox-close" id="alone">x</a>' +
      frame('', '<a class="lightbox-close" id="x">x</a><a class="lightbox-close" id="y">y</a>');
    await open(html, {});
    await untilOpen();
    expect([one('#alone'), one('#y')].map((link) => link.getAttribute('role'))).toEqual([null, null]);
    page.close();
    await open(html);
    await page.show();
    expect(dialog()).toBeNull();
  });
});
