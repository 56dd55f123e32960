import type { Reply } from '../../../mocks/createRoute.ts';
import { ApiError } from '../../../src/core/wire/ApiError.ts';
import { type Call, type Send, withDeadline } from '../../../src/core/wire/createSend.ts';
import type { AnswerSchema } from '../../../src/core/wire/readAnswer.ts';
import { fail, ok, type Result } from '../../../src/lib/result.ts';
import type { CartHost } from './createCartHost.ts';

/** The fate of one request on its way. */
export interface Weather {
  /**
   * `before`: it never arrives; `after`: the host does it, and its answer is lost; `late`: the host does it when nobody waits for the
   * answer any more; the others are answers in place of the host's work.
   */
  readonly fault: 'none' | 'before' | 'after' | 'late' | 'server-error' | 'too-many' | 'crumb';
  /** How long the answer takes, in ms. */
  readonly delay: number;
}

/** A network that does what it likes, between a host and the pages of a visitor. */
export interface CartNetwork {
  /** The network as one page has it: what a page has under way when it is left ends there, unless it was sent to outlive it. */
  createSend(page: number): Send;
  setWeather(weather: readonly Weather[]): void;
  setOnline(isOnline: boolean): void;
  isOnline(): boolean;
  /** How often the host was asked. */
  requests(): number;
}

/** The network's view of the pages, by their number. */
export interface NetworkPages {
  isOpen(page: number): boolean;
  /** Settles when the page is left. */
  gone(page: number): Promise<void> | undefined;
}

export const WRITE_DEADLINE_MS = 10_000;
const RETRY_MS = 150;

export function createCartNetwork(host: CartHost, pages: NetworkPages, onWrong: (what: string) => void): CartNetwork {
  let weather: readonly Weather[] = [];
  let turn = 0;
  let isOnline = true;
  let requests = 0;

  const createSend = (page: number): Send => {
    const writing = new Set<Call<unknown>>();
    const answerTo = async (call: Call<unknown>): Promise<Reply> => {
      requests += 1;
      const isLeaving = call.isLeaving === true;
      if (!pages.isOpen(page) && !isLeaving) return never();
      const { fault, delay } = weather[turn++ % Math.max(weather.length, 1)] ?? { fault: 'none', delay: 0 };
      if (!isOnline || fault === 'before') throw new TypeError('Failed to fetch');
      if (fault === 'late' && call.method === 'post') {
        // It is given up by its deadline, or with its page.
        await Promise.race([wait(WRITE_DEADLINE_MS), pages.gone(page)]);
        await wait(delay * 5);
        host.answer(call);
        return never();
      }
      const answer = inPlace[fault] ?? host.answer(call);
      if (delay > 0) await wait(delay);
      if (!isOnline || fault === 'after') throw new TypeError('Failed to fetch');
      return pages.isOpen(page) || isLeaving ? answer : never();
    };
    const read = async (call: Call<unknown>): Promise<Reply> => {
      try {
        return await answerTo(call);
      } catch {
        // As the client does it, once.
        await wait(RETRY_MS);
        return answerTo(call);
      }
    };
    return async (call) => {
      const isCounted = call.method !== 'get' && !call.isLeaving;
      if (isCounted && writing.add(call).size > 1) onWrong('two writes are under way at once');
      void pages.gone(page)?.then(() => writing.delete(call));
      const outcome = await withDeadline(async () => {
        try {
          return readReply(await (call.method === 'get' ? read(call) : answerTo(call)), call.schema!);
        } catch (cause) {
          return fail(new ApiError('offline', 'Network Error', { cause }));
        }
      }, call);
      writing.delete(call);
      return outcome;
    };
  };

  return {
    createSend,
    setWeather(next) {
      weather = next;
      turn = 0;
    },
    setOnline: (next) => void (isOnline = next),
    isOnline: () => isOnline,
    requests: () => requests,
  };
}

const wait = (ms: number) => new Promise<void>((go) => setTimeout(go, ms));

const never = () => new Promise<never>(() => undefined);

const inPlace: Partial<Record<Weather['fault'], Reply>> = {
  'server-error': { status: 500, body: { error: 'Broken.' } },
  'too-many': { status: 429, body: { error: 'Too many.' } },
  crumb: { status: 401, body: { crumbFail: true } },
};

/** Reads an answer as the wire does; the wire's own tests show that it does. */
function readReply<Value>({ status, body }: Reply, schema: AnswerSchema<Value>): Result<Value, ApiError> {
  if (status === 429) return fail(new ApiError('rate-limit', 'Too many.', { status, retryAfterMs: 1000 }));
  if (status !== 200) return fail(new ApiError(status === 401 ? 'crumb' : 'http', 'Refused.', { status }));
  const parsed = schema.safeParse(JSON.parse(JSON.stringify(body)));
  return parsed.success ? ok(parsed.data) : fail(new ApiError('schema', 'Unreadable.', { status }));
}
