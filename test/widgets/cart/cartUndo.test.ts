import { describe, expect, it } from 'vitest';
import { added } from '../../app/fakeApi.ts';
import { answer, asked, last, loseAnswer, open, pass, quantities, shop, state, useCartBench } from './cartBench.ts';
import { cartOf, line } from './openCart.ts';
import { settle } from '../../app/openShop.ts';

useCartBench();

describe('a line that is on its way back', () => {
  const withoutA = cartOf(line('b', 1));
  /** The line as the host gives it back: under another id. */
  const again = (quantity = 2) => line('c', quantity, { itemId: 'item-a', chosenVariant: { sku: 'SKU-a' } });
  const names = () => asked().map(([name]) => name);
  /** The line is out, and has been asked for again. */
  const takeOutAndUndo = async () => {
    void shop.cart.remove('a');
    await settle();
    await answer(withoutA);
    const undo = shop.cart.undo('a');
    await settle();
    return { undo };
  };
  /** The answer to the restoring is lost, and a reading shows that it was done all the same. */
  const loseAnswerAndReadTheLine = async () => {
    await loseAnswer();
    void shop.cart.load();
    await settle();
    last().answer(cartOf(line('b', 1), again()));
    await settle();
  };
  /** Every set of lines that was shown from now on. */
  const watch = () => {
    const seen = new Set([String(quantities())]);
    shop.cart.subscribe(() => seen.add(String(quantities())));
    return seen;
  };

  it('stays out when it is taken out before it was asked for; nothing more is sent', async () => {
    const first = shop.cart.remove('a');
    await settle();
    const undo = shop.cart.undo('a');
    const second = shop.cart.remove('a');
    expect(quantities()).toEqual(['b 1']);
    expect(state()).toMatchObject({ pending: {}, removed: [{ id: 'a', quantity: 2 }] });
    await answer(withoutA);
    expect(await Promise.all([first, undo, second])).toMatchObject([
      { ok: true },
      { ok: false, error: { kind: 'aborted' } },
      { ok: true, value: { totalQuantity: 1 } },
    ]);
    expect(names()).toEqual(['removeEntry']);
    expect(state()).toMatchObject({ notice: null, removed: [{ id: 'a' }] });
    expect([shop.details('item-removed').length, shop.details('item-restored').length]).toEqual([1, 0]);
  });

  it('stays when the host refuses to take it out, whatever was wanted meanwhile', async () => {
    void shop.cart.remove('a');
    await settle();
    const undo = shop.cart.undo('a');
    const second = shop.cart.remove('a');
    last().refuse('http', { status: 400, serverMessage: 'No.' });
    expect(await second).toMatchObject({ ok: false });
    expect(await undo).toMatchObject({ ok: false, error: { kind: 'aborted' } });
    expect(quantities()).toEqual(['a 2', 'b 1']);
    expect(state()).toMatchObject({ removed: [], notice: { message: 'No.' } });
  });

  it('comes back after all when that is wanted last', async () => {
    void shop.cart.remove('a');
    await settle();
    void shop.cart.undo('a');
    void shop.cart.remove('a');
    const undo = shop.cart.undo('a');
    expect(quantities()).toEqual(['b 1', 'a 2']);
    await answer(withoutA);
    last().answer(added(cartOf(line('b', 1), again())));
    expect(await undo).toMatchObject({ ok: true });
    expect(names()).toEqual(['removeEntry', 'addEntry']);
    expect(quantities()).toEqual(['b 1', 'c 2']);
    expect(state()).toMatchObject({ removed: [], pending: {} });
  });

  it('is taken out under its new id when it is taken out while it is coming, and is never shown meanwhile', async () => {
    const { undo } = await takeOutAndUndo();
    const removal = shop.cart.remove('a');
    const seen = watch();
    last().answer(added(cartOf(line('b', 1), again())));
    await settle();
    expect(await undo).toMatchObject({ ok: true });
    expect(asked().at(-1)).toEqual(['removeEntry', 'c']);
    await answer(withoutA);
    expect(await removal).toMatchObject({ ok: true, value: { totalQuantity: 1 } });
    expect([...seen]).toEqual(['b 1']);
    expect(state().removed).toMatchObject([{ id: 'a', quantity: 2 }]);
    expect([shop.details('item-removed').length, shop.details('item-restored').length]).toEqual([2, 1]);
  });

  it('is taken out under its new id also when the answer was lost and another reading shows the line', async () => {
    const { undo } = await takeOutAndUndo();
    const removal = shop.cart.remove('a');
    const seen = watch();
    await loseAnswerAndReadTheLine();
    expect(await undo).toMatchObject({ ok: true });
    expect(asked().at(-1)).toEqual(['removeEntry', 'c']);
    await answer(withoutA);
    expect(await removal).toMatchObject({ ok: true });
    expect([...seen]).toEqual(['b 1']);
    expect(names()).toEqual(['removeEntry', 'addEntry', 'load', 'removeEntry']);
  });

  it('is shown once while the host has it and this page has only read so', async () => {
    await takeOutAndUndo();
    const seen = watch();
    await loseAnswerAndReadTheLine();
    expect([...seen]).toEqual(['b 1,a 2', 'b 1,c 2']);
  });

  it('leaves a line like it as it was when it came back into that one and is taken out', async () => {
    await open(cartOf(line('a', 2), line('x', 1, { itemId: 'item-a', chosenVariant: { sku: 'SKU-a' } })));
    const like = (quantity: number) => cartOf(line('x', quantity, { itemId: 'item-a', chosenVariant: { sku: 'SKU-a' } }));
    void shop.cart.remove('a');
    await settle();
    await answer(like(1));
    void shop.cart.undo('a');
    await settle();
    const removal = shop.cart.remove('a');
    const seen = watch();
    last().answer(added(like(3)));
    await settle();
    expect(asked().at(-1)).toEqual(['updateQuantity', 'x', 1]);
    await answer(like(1));
    expect(await removal).toMatchObject({ ok: true, value: { totalQuantity: 1 } });
    expect([...seen]).toEqual(['x 1']);
  });

  it('needs no removal when it could not be brought back; that is told, and it can be undone again', async () => {
    const { undo } = await takeOutAndUndo();
    const removal = shop.cart.remove('a');
    last().refuse('http', { status: 400, serverMessage: 'Sold out.' });
    expect(await undo).toMatchObject({ ok: false });
    expect(await removal).toMatchObject({ ok: true });
    expect(names()).toEqual(['removeEntry', 'addEntry']);
    expect(state().removed).toMatchObject([{ id: 'a' }]);
    expect(shop.details('item-removed')).toHaveLength(1);
  });

  it('comes back once when that is wanted, not wanted, and wanted again', async () => {
    const { undo: first } = await takeOutAndUndo();
    const removal = shop.cart.remove('a');
    const second = shop.cart.undo('a');
    expect(quantities()).toEqual(['b 1', 'a 2']);
    last().answer(added(cartOf(line('b', 1), again())));
    expect(await Promise.all([first, removal, second])).toMatchObject([
      { ok: true },
      { ok: false, error: { kind: 'aborted' } },
      { ok: true },
    ]);
    expect(names()).toEqual(['removeEntry', 'addEntry']);
    expect(shop.details('item-restored')).toHaveLength(1);
    expect(state().removed).toEqual([]);
  });

  it('can be brought back anew while it is being taken out a second time', async () => {
    await takeOutAndUndo();
    void shop.cart.remove('a');
    last().answer(added(cartOf(line('b', 1), again())));
    await settle();
    const undo = shop.cart.undo('a');
    expect(quantities()).toEqual(['b 1', 'a 2']);
    await answer(withoutA);
    expect(names()).toEqual(['removeEntry', 'addEntry', 'removeEntry', 'addEntry']);
    last().answer(added(cartOf(line('b', 1), { ...again(), id: 'd' })));
    expect(await undo).toMatchObject({ ok: true });
    expect(quantities()).toEqual(['b 1', 'd 2']);
    expect(state()).toMatchObject({ removed: [], pending: {} });
  });

  it('is not added a second time when the second removal failed', async () => {
    await takeOutAndUndo();
    void shop.cart.remove('a');
    last().answer(added(cartOf(line('b', 1), again())));
    await settle();
    const undo = shop.cart.undo('a');
    last().refuse('http', { status: 400 });
    expect(await undo).toMatchObject({ ok: true });
    expect(names()).toEqual(['removeEntry', 'addEntry', 'removeEntry']);
    expect(quantities()).toEqual(['b 1', 'c 2']);
    expect(state().pending).toEqual({});
  });

  it('takes an edit that was made meanwhile, under its new id', async () => {
    await takeOutAndUndo();
    const [edit, fields] = [shop.cart.update('a', 5), shop.cart.updateFields('a', '{"Name":"Ada"}')];
    await pass(300);
    expect(quantities()).toEqual(['b 1', 'a 5']);
    const seen = watch();
    last().answer(added(cartOf(line('b', 1), again())));
    await settle();
    expect(asked().at(-1)).toEqual(['updateQuantity', 'c', 5]);
    await answer(cartOf(line('b', 1), again(5)));
    expect(asked().at(-1)).toEqual(['updateAdditionalFields', 'c', { itemId: 'item-a', sku: 'SKU-a', additionalFields: '{"Name":"Ada"}' }]);
    await answer(cartOf(line('b', 1), { ...again(5), additionalFields: '{"Name":"Ada"}' as never }));
    expect(await Promise.all([edit, fields])).toMatchObject([{ ok: true }, { ok: true }]);
    expect([...seen]).toEqual(['b 1,a 5', 'b 1,c 5']);
    expect(state()).toMatchObject({ notice: null, pending: {} });
  });

  it('drops such an edit when the line could not be brought back, without a second notice', async () => {
    await takeOutAndUndo();
    const edit = shop.cart.update('a', 5);
    await pass(300);
    last().refuse('http', { status: 400, serverMessage: 'Sold out.' });
    expect(await edit).toMatchObject({ ok: false, error: { kind: 'aborted' } });
    expect(names()).toEqual(['removeEntry', 'addEntry']);
    expect(shop.details('cart-failed')).toHaveLength(1);
    expect(quantities()).toEqual(['b 1']);
  });
});

describe('a line that is taken out before its edits were sent', () => {
  const NAMED = '{"Name":"Ada"}';
  const edited = [() => shop.cart.update('a', 5), () => shop.cart.updateFields('a', NAMED)];
  const names = () => asked().map(([name]) => name);

  it('is taken out at once: its edits are not sent, and their callers learn so', async () => {
    const edits = edited.map((edit) => edit());
    void shop.cart.remove('a');
    await pass(1000);
    await answer(cartOf(line('b', 1)));
    expect(await Promise.all(edits)).toMatchObject([
      { ok: false, error: { kind: 'aborted' } },
      { ok: false, error: { kind: 'aborted' } },
    ]);
    expect([names(), shop.details('cart-failed')]).toEqual([['removeEntry'], []]);
  });

  it('has what was typed when it is brought back, before anything of it was sent', async () => {
    void shop.cart.applyCoupon('TEA10');
    await settle();
    for (const edit of edited) void edit();
    void shop.cart.remove('a');
    const undo = shop.cart.undo('a');
    expect(state().cart?.entries[0]).toMatchObject({ id: 'a', quantity: 5, additionalFields: NAMED });
    await pass(1000);
    await answer(cartOf(line('a', 2), line('b', 1)));
    expect(await undo).toMatchObject({ ok: true });
    await answer(cartOf(line('a', 5), line('b', 1)));
    await answer(cartOf(line('a', 5, { additionalFields: NAMED }), line('b', 1)));
    expect(asked().slice(1)).toEqual([
      ['updateQuantity', 'a', 5],
      ['updateAdditionalFields', 'a', { itemId: 'item-a', sku: 'SKU-a', additionalFields: NAMED }],
    ]);
  });

  it('is not brought back on a page that has ended', async () => {
    void shop.cart.remove('a');
    await settle();
    await answer(cartOf(line('b', 1)));
    shop.stop();
    expect(await shop.cart.undo('a')).toMatchObject({ ok: false });
    expect(names()).toEqual(['removeEntry']);
  });
});
