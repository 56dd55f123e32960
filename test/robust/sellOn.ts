import { expect } from 'vitest';
import type { RequestRecord } from '../../mocks/RequestRecord.ts';
import type { OpenOptions, Stage, StagePage, Visit } from '../support/openStage.ts';
import { buy, loadCart } from '../support/shopper.ts';
import type { Condition } from './conditions.ts';

export type Build = 'umd' | 'esm';

async function sell({ page }: Visit): Promise<void> {
  await buy(page);
  expect(await loadCart(page)).toBe(1);
}

/** Headers that differ between pages. */
const OF_THE_PAGE = new Set(['referer', 'x-csrf-token', 'connection']);

const outgoing = ({ method, path, rawBody, headers }: RequestRecord) => ({
  method,
  path,
  rawBody,
  headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_PAGE.has(name))),
  hasCrumb: headers['x-csrf-token'] !== undefined,
});

export interface Seen {
  readonly requests: readonly ReturnType<typeof outgoing>[];
  readonly errors: readonly string[];
}

/** A short wait for what must not happen. */
export const IMPATIENT: OpenOptions = { prepare: (context) => context.setDefaultTimeout(10_000) };

/** Errors include the page's own messages. */
export async function sellOn(stage: Stage, stagePage: StagePage, options?: OpenOptions): Promise<Seen> {
  const visit = await stage.open(stagePage, options);
  try {
    await sell(visit);
    return {
      // Page speed sends its requests at any time.
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

export function pageUnder(stage: Stage, { name, script, after }: Condition, tag: Build): StagePage {
  const answer = new Response(script, { headers: { 'content-type': 'text/javascript' } });
  const file = stage.put(answer, `${tag}-${name.replace(/\W+/g, '-')}.js`);
  return after ? { tag, after: `<script defer src="${file}"></script>` } : { tag, before: `<script src="${file}"></script>` };
}

export const rowsOf = (conditions: readonly Condition[]) =>
  conditions.flatMap((condition) =>
    (condition.esm ? (['umd', 'esm'] as const) : (['umd'] as const)).map((tag) => [condition.name, tag, condition] as const),
  );
