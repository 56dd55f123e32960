import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isTyping } from '../../../widgets/popup/PopupOverlay.tsx';
import { whenDue } from '../../../widgets/popup/whenDue.ts';
import { clearPage, one, showForeignPage } from '../../core/page/openPage.ts';
import { openWidgets, type OpenPage } from '../openWidgets.ts';

const SETTINGS = { style: 2, showOnTimer: true, timerDelay: 0, showOnAllPages: true, displayFrequency: 7, version: 1 };
const POPUP = '<template data-storefront="popup-overlay"><h2>A letter</h2></template>';
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a popup that is due while somebody types', () => {
  it.each([
    ['a field', '<label>Name <input id="name"></label>'],
    ['a frame of the page', '<iframe id="name" title="Chat" srcdoc="&lt;input>"></iframe>'],
  ])('waits, and comes once %s is left: none of the letters is lost', async (_where, html) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([] as unknown as DOMRectList);
    const dialog = () => screen.queryByRole('dialog', { hidden: true });
    const page: OpenPage = await openWidgets(`<main>${html}</main>${POPUP}`, { websiteSettings: { popupOverlaySettings: SETTINGS } }, () =>
      one('#name').focus(),
    );
    // The delay has passed, and all files have arrived.
    for (let turn = 0; turn < 3; turn += 1) {
      await vi.dynamicImportSettled();
      await pass(2000);
    }
    expect(dialog()).toBeNull();
    expect(document.activeElement).toBe(one('#name'));
    one('#name').blur();
    await vi.waitFor(async () => {
      await pass(1000);
      expect(dialog()).not.toBeNull();
    });
    page.close();
  });

  it('waits also where the typing began while its file was on the way', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let typing = false;
    let load = (): void => undefined;
    const prepare = () => new Promise<void>((resolve) => (load = resolve));
    const shown = vi.fn();
    whenDue({ settings: SETTINGS, onExit: false, isBusy: () => typing, prepare }, shown);
    await pass(1);
    typing = true;
    load();
    await pass(5000);
    expect(shown).not.toHaveBeenCalled();
    typing = false;
    await pass(1000);
    load();
    await pass(0);
    expect(shown).toHaveBeenCalledTimes(1);
  });

  it('does not come once it was called off, whatever was on the way', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let load = (): void => undefined;
    const shown = vi.fn();
    const prepare = () => new Promise<void>((resolve) => (load = resolve));
    const off = whenDue({ settings: SETTINGS, onExit: false, isBusy: () => false, prepare }, shown);
    await pass(1);
    off();
    load();
    await pass(5000);
    expect(shown).not.toHaveBeenCalled();
  });
});

describe('somebody types', () => {
  afterEach(clearPage);

  it.each([
    ['<input id="at">', true],
    ['<input type="email" id="at">', true],
    ['<textarea id="at"></textarea>', true],
    ['<select id="at"><option>S</option></select>', true],
    ['<div contenteditable="true" tabindex="0" id="at">Dear</div>', true],
    ['<div role="textbox" tabindex="0" id="at"></div>', true],
    // A field in it may have the focus: a captcha, a chat, a form of another service.
    ['<iframe id="at" srcdoc="&lt;input>"></iframe>', true],
    ['<input type="checkbox" id="at">', false],
    ['<input type="submit" id="at">', false],
    ['<button id="at">Add</button>', false],
    ['<a href="/" id="at">Home</a>', false],
  ])('in %s: %s', (html, is) => {
    showForeignPage(html);
    one('#at').focus();
    expect(document.activeElement).toBe(one('#at'));
    expect(isTyping(document)).toBe(is);
  });

  it('in a field of a shadow tree', () => {
    showForeignPage('<div id="host"></div>');
    const root = one('#host').attachShadow({ mode: 'open' });
    root.innerHTML = '<input>';
    root.querySelector('input')!.focus();
    expect(isTyping(document)).toBe(true);
  });
});
