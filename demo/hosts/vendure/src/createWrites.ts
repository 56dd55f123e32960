import type { Order, RequestContext } from '@vendure/core';
import { createQueue } from './createQueue.ts';
import { StorefrontAnswer, StorefrontSession } from './records.ts';
import { refusals } from './Refused.ts';
import type { Engine } from './startEngine.ts';
import { RELATIONS } from './wireCart.ts';

export interface WriteWork {
  readonly ctx: RequestContext;
  readonly session: StorefrontSession;
  /** The visitor's cart; made if there is none. */
  openOrder(): Promise<Order>;
  /** The cart as it stands; `null` without one. */
  order(): Promise<Order | null>;
  saveSession(change: Partial<StorefrontSession>): Promise<void>;
}

export interface Write {
  /** The hash of the visitor's cookie. */
  readonly visitor: string;
  /** Names the write; `null`: it is not named. */
  readonly key: string | null;
  work(means: WriteWork): Promise<unknown>;
}

export interface Writes {
  /** Does a write in a transaction, after the visitor's earlier ones; a named one is answered, not done, the second time. */
  write(write: Write): Promise<unknown>;
  /** Reads in the visitor's turn, because the embedded database has one connection. */
  read<Value>(visitor: string, work: (ctx: RequestContext) => Promise<Value>): Promise<Value>;
  /** Resolves when nothing is under way, also of what took too long for those who asked. */
  finish(): Promise<void>;
}

/**
 * Writes to one cart are in series: the engine loses updates where they are not (https://github.com/vendurehq/vendure/issues/3398). In this
 * process by a queue, so that waiting ones hold no connection; across processes by a lock of the database that ends with the transaction.
 *
 * @param poolSize connections of this process; a write may need a second one
 */
export function createWrites(engine: Engine, poolSize: number, deadlineMs: number): Writes {
  const { connection, isPostgres } = engine;
  const queue = createQueue(isPostgres ? Math.max(1, Math.floor(poolSize / 2)) : 1);
  const turn = <Value>(visitor: string, work: () => Promise<Value>): Promise<Value> => {
    const asked = performance.now();
    const inTurn = queue.run(visitor, () => {
      // The caller has its answer by now, or will get one; work that has not begun is not begun.
      if (performance.now() - asked > deadlineMs) throw refusals.unreachable();
      return work();
    });
    return withDeadline(inTurn, deadlineMs);
  };

  const perform = async ({ visitor, key, work }: Write): Promise<unknown> =>
    connection.withTransaction(await engine.context(), async (ctx) => {
      const sessions = connection.getRepository(ctx, StorefrontSession);
      const answers = connection.getRepository(ctx, StorefrontAnswer);
      if (isPostgres) await sessions.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [visitor]);
      const id = key === null ? null : `${visitor} ${key}`;
      const before = id === null ? null : await answers.findOneBy({ id });
      if (before) return JSON.parse(before.body) as unknown;
      const session = (await sessions.findOneBy({ id: visitor })) ?? sessions.create({ id: visitor, orderId: null });
      const body = await work(meansOf(engine, ctx, session));
      // In the same transaction: either both are there or neither is.
      if (id !== null) await answers.insert({ id, body: JSON.stringify(body) });
      return body;
    });
  return {
    finish: queue.finish,
    write: (write) => turn(write.visitor, () => perform(write)),
    read: (visitor, work) => turn(visitor, async () => work(await engine.context())),
  };
}

function meansOf({ connection, orders }: Engine, ctx: RequestContext, session: StorefrontSession): WriteWork {
  const sessions = connection.getRepository(ctx, StorefrontSession);
  const saveSession = async (change: Partial<StorefrontSession>): Promise<void> => {
    Object.assign(session, change);
    await sessions.save(session);
  };
  const find = async (): Promise<Order | null> =>
    session.orderId === null ? null : ((await orders.findOne(ctx, session.orderId, [...RELATIONS])) ?? null);
  return {
    ctx,
    session,
    saveSession,
    async openOrder() {
      const known = await find();
      if (known?.active) return known;
      const made = await orders.create(ctx);
      await saveSession({ orderId: String(made.id) });
      return made;
    },
    async order() {
      const known = await find();
      return known?.active ? known : null;
    },
  };
}

/** The work goes on; a named write can be asked about again. */
async function withDeadline<Value>(work: Promise<Value>, deadlineMs: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(refusals.tooLate()), deadlineMs);
  });
  // It may fail when nobody waits any more.
  work.catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
