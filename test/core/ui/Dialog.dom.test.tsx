import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Alert } from '../../../src/core/ui/Alert.tsx';
import { Dialog, type DialogProps } from '../../../src/core/ui/Dialog.tsx';
import { LazyDialog } from '../../../src/core/ui/LazyDialog.ts';
import { openShop } from '../../app/openShop.ts';
import { inShop } from './inShop.tsx';

const onClose = vi.fn();
let shop: ReturnType<typeof openShop>;
const withShop = (content: ReactNode) => inShop(content, { shop });
const FIELDS = (
  <>
    <input aria-label="Name" />
    <button type="button">Send</button>
  </>
);
const show = (props: Partial<DialogProps> = {}, Kind = Dialog) =>
  render(
    withShop(
      <Kind title="Write to us" onClose={onClose} {...props}>
        {props.children ?? FIELDS}
      </Kind>,
    ),
  );
const dialog = () => screen.getByRole('dialog');
const named = (name: string) => screen.getByRole('button', { name });
const focusOf = () => document.activeElement?.getAttribute('aria-label') || document.activeElement?.textContent;
const letObserve = () => act(() => new Promise((go) => setTimeout(go)));

beforeEach(() => {
  shop = openShop();
  onClose.mockReset();
  document.body.innerHTML =
    '<main><p id="shelf"><button id="opener">Open</button><a id="next" href="#x">Next</a></p></main><button id="last">Last</button>';
  document.getElementById('opener')!.focus();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe('a lightbox', () => {
  it('is a named modal dialog with a named button that closes it', () => {
    show();
    expect(dialog().getAttribute('aria-modal')).toBe('true');
    expect(document.getElementById(dialog().getAttribute('aria-labelledby')!)?.textContent).toBe('Write to us');
    fireEvent.click(named('Close'));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('has the frame that themes know, as a direct child of the body', () => {
    show({ className: 'of-mine' });
    const content =
      'body > div.sqs-modal-lightbox.of-mine > .sqs-modal-lightbox-content > .lightbox-background + .lightbox-inner > .lightbox-content';
    expect(document.querySelector(content)).toBe(dialog());
    expect(dialog().querySelector('.lightbox-close')).toBe(named('Close'));
  });

  it('can keep its title to those who hear it', () => {
    show({ isTitleShown: false });
    expect(screen.getByRole('heading', { name: 'Write to us' }).className).toBe('storefront-hidden');
  });

  it('arrives in one piece', () => {
    const arrived: (string | null)[] = [];
    vi.spyOn(document.body, 'append').mockImplementationOnce((...nodes) => {
      for (const node of nodes as Node[]) arrived.push(node.textContent);
    });
    show();
    expect(arrived).toEqual(['Write to usSend']);
  });

  it('is loaded when it is first needed', async () => {
    show({}, LazyDialog);
    expect((await screen.findByRole('dialog')).textContent).toContain('Send');
  });

  it('keeps the page from scrolling while any is open', () => {
    const one = show();
    const two = show();
    one.unmount();
    expect(document.documentElement.style.overflow).toBe('hidden');
    expect(document.body.className).toBe('sqs-modal-lightbox-open');
    two.unmount();
    expect(document.documentElement.style.overflow).toBe('');
    expect(document.body.className).toBe('');
  });
});

describe('the focus in a lightbox', () => {
  it('is on the lightbox as a whole at first, so that it is read out', () => {
    show();
    expect(document.activeElement).toBe(dialog());
  });

  it('goes round and round, in both directions', async () => {
    const user = userEvent.setup();
    show();
    const seen: (string | null | undefined)[] = [];
    const press = async (keys: string) => {
      await user.keyboard(keys);
      seen.push(focusOf());
    };
    for (let at = 0; at < 4; at += 1) await press('{Tab}');
    expect(seen.splice(0)).toEqual(['Close', 'Name', 'Send', 'Close']);
    for (let at = 0; at < 3; at += 1) await press('{Shift>}{Tab}{/Shift}');
    expect(seen).toEqual(['Send', 'Name', 'Close']);
  });

  it('is brought back when a script takes it out', () => {
    show();
    document.getElementById('last')!.focus();
    expect(dialog().contains(document.activeElement)).toBe(true);
  });

  it('may go to what the page puts above it, and comes back from there', () => {
    show();
    const challenge = document.createElement('button');
    document.body.append(challenge);
    challenge.focus();
    expect(document.activeElement).toBe(challenge);
    fireEvent.keyDown(challenge, { key: 'Escape' });
    expect(onClose).not.toHaveBeenCalled();
    challenge.remove();
    fireEvent.keyDown(document.body, { key: 'Tab' });
    expect(dialog().contains(document.activeElement)).toBe(true);
    fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('stays inside when the page takes the focused control away', async () => {
    show();
    const send = named('Send');
    send.focus();
    send.remove();
    await letObserve();
    expect(dialog().contains(document.activeElement)).toBe(true);
    dialog().append(send);
  });

  it('returns to what opened it', async () => {
    show().unmount();
    await letObserve();
    expect(focusOf()).toBe('Open');
    expect(document.querySelector('.sqs-modal-lightbox')).toBeNull();
  });

  it('returns to the nearest control when what opened it is gone', async () => {
    const { unmount } = show();
    document.getElementById('opener')!.remove();
    document.getElementById('shelf')!.insertAdjacentHTML('afterbegin', '<button disabled>Off</button><input type="hidden">');
    unmount();
    await letObserve();
    expect(focusOf()).toBe('Next');
  });

  it('returns to a control further out when nothing is left near it', async () => {
    const { unmount } = show();
    document.querySelector('main')!.insertAdjacentHTML('beforeend', '<span><button id="further">Further</button></span>');
    document.getElementById('shelf')!.remove();
    unmount();
    await letObserve();
    expect(focusOf()).toBe('Further');
  });

  it.each(['before it closes', 'as it closes'])('is left where somebody has put it %s', async (when) => {
    const { unmount } = show();
    const above = document.createElement('button');
    document.body.append(above);
    if (when === 'before it closes') above.focus();
    unmount();
    if (when === 'as it closes') above.focus();
    await letObserve();
    expect(document.activeElement).toBe(above);
  });
});

describe('a lightbox is closed', () => {
  it('by Escape, which counts as handled', () => {
    show();
    expect(fireEvent.keyDown(dialog(), { key: 'Escape' })).toBe(false);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('not by the Escape that closes a list in it', () => {
    show({ children: <input aria-label="Address" role="combobox" aria-expanded="true" aria-controls="list" /> });
    const field = screen.getByLabelText('Address');
    field.focus();
    field.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('not by the Escape that ends the writing of a character', () => {
    show();
    fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Escape', isComposing: true });
    expect(onClose).not.toHaveBeenCalled();
  });

  it('by a click beside it, not by one in it', async () => {
    const user = userEvent.setup();
    show();
    await user.click(screen.getByLabelText('Name'));
    await user.click(dialog());
    expect(onClose).not.toHaveBeenCalled();
    await user.click(document.querySelector('.lightbox-background')!);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('not when text was marked in it and the pointer let go beside it', async () => {
    const user = userEvent.setup();
    show();
    const beside = document.querySelector('.sqs-modal-lightbox-content')!;
    await user.pointer([{ keys: '[MouseLeft>]', target: screen.getByLabelText('Name') }, { target: beside }, { keys: '[/MouseLeft]' }]);
    expect(onClose).not.toHaveBeenCalled();
    await user.click(beside);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it.each<[string, string, MouseEventInit & { offsetX?: number }]>([
    ['a finger that may be about to scroll', 'touchstart', {}],
    ['another button than the main one', 'mousedown', { button: 2 }],
    ['the scroll bar', 'mousedown', { offsetX: 1280 }],
  ])('not by %s beside it', (_what, type, { offsetX, ...more }) => {
    show();
    const press = new MouseEvent(type, { bubbles: true, cancelable: true, ...more });
    if (offsetX) Object.defineProperty(press, 'offsetX', { value: offsetX });
    document.querySelector('.sqs-modal-lightbox')!.dispatchEvent(press);
    expect(onClose).not.toHaveBeenCalled();
    expect(press.defaultPrevented).toBe(false);
  });

  it('not by a press on what the page puts above it', async () => {
    const user = userEvent.setup();
    show();
    const above = document.createElement('button');
    document.body.append(above);
    await user.click(above);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('not by a control that is gone once it was pressed', () => {
    const Vanishing = () => {
      const [isThere, setThere] = useState(true);
      return isThere && <button onMouseDown={() => setThere(false)}>Vanish</button>;
    };
    show({ children: <Vanishing /> });
    const button = named('Vanish');
    fireEvent.mouseDown(button);
    expect(button.isConnected).toBe(false);
    fireEvent.click(document.querySelector('.sqs-modal-lightbox')!);
    expect(onClose).not.toHaveBeenCalled();
  });

  it.each([
    ['the lightbox', () => document.querySelector('.sqs-modal-lightbox')!.remove()],
    ['what is in it', () => document.querySelector('.sqs-modal-lightbox')!.replaceChildren()],
  ])('when the page takes %s away, and the page can be used again', async (_what, take) => {
    const { unmount } = show();
    take();
    await letObserve();
    expect(onClose).toHaveBeenCalledOnce();
    expect(unmount).not.toThrow();
    document.getElementById('last')!.focus();
    expect(focusOf()).toBe('Last');
  });
});

describe('layers above each other', () => {
  const Layers = ({ order }: { order: string[] }) => {
    const [open, setOpen] = useState(order);
    const close = (name: string) => () => setOpen((now) => now.filter((other) => other !== name));
    return withShop(
      open.map((name) =>
        name.startsWith('alert') ? (
          <Alert key={name} title={name} message="…" onClose={close(name)} />
        ) : (
          <Dialog key={name} title={name} onClose={close(name)}>
            {FIELDS}
          </Dialog>
        ),
      ),
    );
  };
  const titles = () =>
    [...document.querySelectorAll('body > div > .sqs-modal-lightbox-content h2, .title')].map(({ textContent }) => textContent);

  it.each([
    ['two alerts', ['alert one', 'alert two']],
    ['an alert above a lightbox', ['lightbox', 'alert']],
    ['a lightbox above a lightbox', ['lightbox one', 'lightbox two']],
  ])('close one by one: %s', async (_what, order) => {
    render(<Layers order={order} />);
    expect(titles()).toEqual(order);
    fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
    expect(titles()).toEqual(order.slice(0, 1));
    await letObserve();
    expect(document.querySelector('body > div > [role], [role=dialog]')!.contains(document.activeElement)).toBe(true);
    fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
    expect(titles()).toEqual([]);
    await letObserve();
    expect(focusOf()).toBe('Open');
  });

  it('keep the focus in the topmost', () => {
    render(<Layers order={['lightbox', 'alert']} />);
    expect(document.activeElement).toBe(named('OK'));
    named('Send').focus();
    expect(document.activeElement).toBe(named('OK'));
  });
});

describe('where a lightbox stands', () => {
  const setHeight = (px: number) => Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { value: px, configurable: true });
  const margin = () => document.querySelector<HTMLElement>('.lightbox-inner')!.style.marginBlock;
  afterEach(() => setHeight(0));

  it.each([
    ['in the middle, when it is as high as the window', 768, 'auto'],
    ['below a margin of 50 px, when it is taller', 769, '50px'],
  ])('%s', (_where, height, expected) => {
    setHeight(height);
    show();
    expect(innerHeight).toBe(768);
    expect(margin()).toBe(expected);
  });

  it('follows the window when that has rested for 100 ms', () => {
    vi.useFakeTimers();
    setHeight(100);
    const { unmount } = show();
    setHeight(900);
    fireEvent(window, new Event('resize'));
    vi.advanceTimersByTime(60);
    fireEvent(window, new Event('resize'));
    vi.advanceTimersByTime(99);
    expect(margin()).toBe('auto');
    vi.advanceTimersByTime(1);
    expect(margin()).toBe('50px');
    fireEvent(window, new Event('resize'));
    unmount();
    vi.advanceTimersByTime(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});
