import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { one } from '../../core/page/openPage.ts';
import { expectServedPageUntouched, type Interactions } from '../expectServedPageUntouched.ts';

beforeEach(() => {
  // Without IntersectionObserver everything counts as near.
  vi.stubGlobal('IntersectionObserver', undefined);
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return (this.closest('[hidden]') ? [] : [{}]) as unknown as DOMRectList;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Markup of templates. */
const FRAME =
  '<div class="sqs-modal-lightbox" id="care" hidden><div class="sqs-modal-lightbox-content"><div class="lightbox-background"></div><div class="lightbox-inner"><div class="lightbox-content"><h2>Care</h2><a class="lightbox-close" href="#top" id="x"><svg></svg><!-- a --></a></div></div></div></div>';
const untilOpen = () => vi.waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).not.toBeNull());
const untilClosed = () => vi.waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());

describe('the law of the served page: lightboxes', () => {
  it('is kept by an opener, and what it opens', async () => {
    const interactions: Interactions = {
      'it is opened': () => (fireEvent.click(one('b')), untilOpen()),
      'it is closed by its control': () => (fireEvent.click(one('#x')), untilClosed()),
      'it is opened again': () => (fireEvent.click(one('b')), untilOpen()),
    };
    await expectServedPageUntouched(`<a href="#care" data-storefront="lightbox"><b>How</b> to care<!-- a --></a>${FRAME}`, interactions);
  });

  it('is kept by one that the page shows by itself', async () => {
    const interactions: Interactions = {
      'the page shows it': () => ((one('#care').hidden = false), untilOpen()),
      'the page hides it': () => ((one('#care').hidden = true), untilClosed()),
    };
    await expectServedPageUntouched(FRAME, interactions, {});
  });

  it('calls the dialog by its heading of the moment', async () => {
    await expectServedPageUntouched(`<a href="#care" data-storefront="lightbox">How</a>${FRAME}`, {
      'a heading changes, and it is opened': async () => {
        const heading = one('h2').firstChild as Text;
        heading.data = 'Wool';
        fireEvent.click(one('[data-storefront]'));
        await untilOpen();
        expect(screen.getByRole('dialog', { hidden: true }).getAttribute('aria-label')).toBe('Wool');
        heading.data = 'Care';
      },
    });
  });
});
