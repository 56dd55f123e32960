import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage, type Stage } from '../support/openStage.ts';

let stage: Stage;
beforeAll(async () => void (stage = await openStage()));
afterAll(() => stage.close());

type Answer = { ok: boolean; state?: string; text?: string; file?: string | null; error?: { kind: string } };
const ASK = async (): Promise<Answer> => {
  const { Storefront } = window as unknown as { Storefront: { whenIdle(): Promise<void>; inspect(): Promise<Answer> } };
  await Storefront.whenIdle();
  const { error, ...answer } = await Storefront.inspect();
  // An error loses its kind on the way out of the page.
  return { ...answer, ...(error && { error: { kind: error.kind } }) };
};

describe.each(['umd', 'esm'] as const)('inspect() in the build %s', (tag) => {
  it('loads its file when it is called, and has a text to paste', async () => {
    const visit = await stage.open({ tag });
    const loaded = () =>
      visit.page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => /inspect/.test(name)).length);
    expect(await loaded()).toBe(0);
    const answer = await visit.page.evaluate(ASK);
    expect(answer).toMatchObject({ ok: true, state: 'running', text: expect.stringContaining('mounted add-to-cart') });
    expect(await loaded()).toBe(1);
    expect(visit.pageErrors).toEqual([]);
    await visit.close();
  });

  it('answers with the failure where the file is lost', async () => {
    const visit = await stage.open(
      { tag },
      { prepare: async (context) => void (await context.route(/inspect/, (route) => route.abort())) },
    );
    expect(await visit.page.evaluate(ASK)).toMatchObject({ ok: false, error: { kind: 'aborted' } });
    expect(visit.pageErrors).toEqual([]);
    await visit.close();
  });
});
