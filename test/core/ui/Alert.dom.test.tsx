import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Alert } from '../../../src/core/ui/Alert.tsx';
import { LazyAlert } from '../../../src/core/ui/LazyAlert.ts';
import { openShop } from '../../app/openShop.ts';
import { inShop } from './inShop.tsx';
import { shopTexts } from '../../support/englishTexts.ts';

const onClose = vi.fn();
const show = (changes: Parameters<typeof openShop>[0] = {}, Dialog = Alert) =>
  render(
    inShop(<Dialog title="Unable to Add Item" message="Please select the Size option." onClose={onClose} />, { shop: openShop(changes) }),
  );
const dialog = () => screen.getByRole('alertdialog');
const button = () => screen.getByRole('button', { name: 'OK' });

beforeEach(() => {
  onClose.mockReset();
  document.body.innerHTML = '<button id="add">Add</button><input id="qty">';
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

describe('an alert', () => {
  it('says what happened and why, by name and by description', () => {
    show();
    expect(dialog().getAttribute('aria-modal')).toBe('true');
    expect(document.getElementById(dialog().getAttribute('aria-labelledby')!)?.textContent).toBe('Unable to Add Item');
    expect(document.getElementById(dialog().getAttribute('aria-describedby')!)?.textContent).toBe('Please select the Size option.');
    expect(button().textContent).toBe('OK');
  });

  it('has the class names that themes know, as a direct child of the body', () => {
    show();
    expect(document.querySelector('body > div.sqs-widgets-confirmation.alert.shown > .sqs-widgets-confirmation-content')).toBe(dialog());
    expect(document.querySelector('.sqs-widgets-confirmation-content > .title + .message + .buttons > .confirmation-button.confirm')).toBe(
      button(),
    );
  });

  it('arrives in one piece, with its texts: others rewrite them in the same moment', () => {
    const arrived: (string | null)[] = [];
    const append = vi.spyOn(document.body, 'append').mockImplementation((...nodes) => {
      for (const node of nodes as Node[]) arrived.push(node.textContent);
    });
    show();
    append.mockRestore();
    expect(arrived).toEqual(['Unable to Add ItemPlease select the Size option.OK']);
  });

  it('shows what others write as text, never as markup', () => {
    render(inShop(<Alert title="<b>x</b>" message="<img src=x onerror=alert(1)>" onClose={onClose} />));
    expect(dialog().querySelector('b, img')).toBeNull();
    expect(dialog().textContent).toContain('<img src=x onerror=alert(1)>');
  });

  it('speaks in the words of the site', () => {
    show({ shopTexts: { ...shopTexts, ok: 'Gut' } });
    expect(screen.getByRole('button', { name: 'Gut' })).toBeTruthy();
  });

  it('is loaded when it is first needed', async () => {
    show({}, LazyAlert);
    expect((await screen.findByRole('alertdialog')).textContent).toContain('Unable to Add Item');
  });
});

describe('the focus while an alert is open', () => {
  it('is on its button, and returns to where it was', async () => {
    const opener = document.getElementById('add')!;
    opener.focus();
    const { unmount } = show();
    expect(document.activeElement).toBe(button());
    unmount();
    await new Promise((go) => setTimeout(go));
    expect(document.activeElement).toBe(opener);
    expect(document.querySelector('.sqs-widgets-confirmation')).toBeNull();
  });

  it.each([{ shiftKey: false }, { shiftKey: true }])('stays there when the visitor presses Tab (%j)', (keys) => {
    show();
    const wasLeftToBrowser = fireEvent.keyDown(button(), { key: 'Tab', ...keys });
    expect(wasLeftToBrowser).toBe(false);
    expect(document.activeElement).toBe(button());
  });

  it('comes back when it has got lost', () => {
    show();
    document.getElementById('qty')!.focus();
    fireEvent.keyDown(document.body, { key: 'Tab' });
    expect(document.activeElement).toBe(button());
  });

  it('is given to nothing when what had it has left the page', async () => {
    const opener = document.getElementById('add')!;
    opener.focus();
    const { unmount } = show();
    opener.remove();
    unmount();
    await new Promise((go) => setTimeout(go));
    expect(document.activeElement).toBe(document.body);
  });
});

describe('an alert is closed', () => {
  it('by its button', () => {
    show();
    fireEvent.click(button());
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('by Escape, which counts as handled', () => {
    show();
    expect(fireEvent.keyDown(button(), { key: 'Escape' })).toBe(false);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('by a press beside it, and not by one in it', () => {
    show();
    fireEvent.mouseDown(dialog());
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.mouseDown(document.querySelector('.sqs-widgets-confirmation')!);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('by no other key, and by nothing once it is gone', () => {
    const { unmount } = show();
    for (const key of ['a', ' ', 'ArrowDown']) expect(fireEvent.keyDown(button(), { key })).toBe(true);
    unmount();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(onClose).not.toHaveBeenCalled();
  });
});
