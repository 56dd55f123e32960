import { expect } from 'vitest';
import type { RequestRecord } from '../../mocks/RequestRecord.ts';
import type { OpenOptions, Stage, StagePage, Visit } from '../support/openStage.ts';
import { buy, loadCart } from '../support/shopper.ts';
import type { Condition } from './conditions.ts';

export type Build = 'umd' | 'esm';

/** A sale, and a read of the cart afterwards. */
async function sell({ page }: Visit): Promise<void> {
  await buy(page);
  expect(await loadCart(page)).toBe(1);
}

/** Headers that differ from page to page by nature. */
const OF_THE_PAGE = new Set(['referer', 'x-csrf-token', 'connection']);

const outgoing = ({ method, path, rawBody, headers }: RequestRecord) => ({
  method,
  path,
  rawBody,
  headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_PAGE.has(name))),
  hasCrumb: headers['x-csrf-token'] !== undefined,
});

/** What the host and the page's error handlers saw of a sale. */
export interface Seen {
  readonly requests: readonly ReturnType<typeof outgoing>[];
  readonly errors: readonly string[];
}

/** For what is known not to come: nobody waits for it as long as for what does. */
export const IMPATIENT: OpenOptions = { prepare: (context) => context.setDefaultTimeout(10_000) };

/** Opens the page, sells, and closes it again. Whatever goes wrong is told with the page's own complaints. */
export async function sellOn(stage: Stage, stagePage: StagePage, options?: OpenOptions): Promise<Seen> {
  const visit = await stage.open(stagePage, options);
  try {
    await sell(visit);
    return {
      // Page speed asks on its own, before or after the sale.
      requests: visit
        .requests()
        .filter(({ path }) => path !== '/api/1/performance/settings')
        .map(outgoing),
      errors: [...visit.pageErrors, ...visit.console.filter((line) => line.startsWith('error'))],
    };
  } catch (error) {
    throw new Error([String(error), ...visit.pageErrors, ...visit.console].join('\n'), { cause: error });
  } finally {
    await visit.close();
  }
}

/** The product page under a condition: the script is a file, so that it can run before or after the product's. */
export function pageUnder(stage: Stage, { name, script, after }: Condition, tag: Build): StagePage {
  const answer = new Response(script, { headers: { 'content-type': 'text/javascript' } });
  const file = stage.put(answer, `${tag}-${name.replace(/\W+/g, '-')}.js`);
  return after ? { tag, after: `<script defer src="${file}"></script>` } : { tag, before: `<script src="${file}"></script>` };
}

/** One row per condition and build. */
export const rowsOf = (conditions: readonly Condition[]) =>
  conditions.flatMap((condition) =>
    (condition.esm ? (['umd', 'esm'] as const) : (['umd'] as const)).map((tag) => [condition.name, tag, condition] as const),
  );
