import { untracked, type Track } from '../../lib/createActivity.ts';
import { SITE_USER_COOKIE, SITE_USER_HEADER } from '../../commerce/model/siteUserToken.ts';
import { readCookie } from '../../lib/cookie.ts';
import { withoutInherited } from '../../lib/withoutInherited.ts';
import type { Report } from '../createReport.ts';
import { createSend, type Send } from './createSend.ts';
import { reportMissingPlatform } from './missingPlatform.ts';

/** Time limit (ms) of a read that states none: it may be long, and ends all the same. */
const READ_LIMIT_MS = 30_000;

/** Functions that give a header's value at the moment of sending, by the header's name; `null`: it is left out. */
export type HeaderGivers = Record<string, () => string | null>;

/** The means by which a feature makes its calls. */
export interface WireParts {
  /** Performs one request. A write may take `writeDeadlineMs`, unless the call sets another limit. Never rejects. */
  readonly send: Send;
  /** How long a write that a visitor waits on may take, in ms, head and body. */
  readonly writeDeadlineMs: number;
  /** Headers for this site's own API, which go where the crumb goes, and nowhere else. A feature may add one. */
  readonly headers: HeaderGivers;
}

/** Makes a feature's calls. */
export type CreateCalls<Calls> = (parts: WireParts) => Calls;

/** The way to the platform, loaded when it is first asked something. */
export interface Wire {
  readonly send: Send;
  /** The calls of a feature, made once for this wire. */
  use<Calls>(create: CreateCalls<Calls>): Calls;
}

export interface WireOptions {
  /** Absolute path or URL below which the platform's api lies. Default `/api/`. */
  readonly root?: string;
  /** Default: the page's own `fetch`, looked up at each request. */
  readonly fetch?: typeof globalThis.fetch;
  /** Default 10,000. A form may take three times as long. */
  readonly writeDeadlineMs?: number;
  /** The header that carries a write's key, where the platform is known to do each key once; '' (default): none does. */
  readonly keyHeader?: string;
  /** Takes the page author's mistakes that only an answer shows: no platform at the root, a policy that refuses it. */
  readonly report?: Report;
  /** Counts requests that are under way; default: none. */
  readonly track?: Track;
}

export function createWire(options: WireOptions = {}): Wire {
  const {
    root = '/api/',
    fetch,
    writeDeadlineMs = 10_000,
    keyHeader = '',
    report = () => undefined,
    track = untracked,
  } = withoutInherited(options);
  const headers: HeaderGivers = withoutInherited({ [SITE_USER_HEADER]: () => readCookie(SITE_USER_COOKIE) });
  const sendAny = reportMissingPlatform(createSend(root, { fetch, keyHeader, headers }), root, report);
  const send: Send = (call) => track(sendAny({ deadlineMs: call.method === 'get' ? READ_LIMIT_MS : writeDeadlineMs, ...call }));
  const made = new Map<unknown, unknown>();
  return {
    send,
    use<Calls>(create: CreateCalls<Calls>) {
      if (!made.has(create)) made.set(create, create({ send, writeDeadlineMs, headers }));
      return made.get(create) as Calls;
    },
  };
}
