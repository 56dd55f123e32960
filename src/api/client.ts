import ky, { type KyInstance } from 'ky';
import { plainFetch } from '../lib/plainFetch.ts';
import { stringify } from '../lib/stringify.ts';
import { addCrumb } from './crumb.ts';
import { SITE_USER_HEADER } from './siteUserToken.ts';

/**
 * The HTTP client that every call goes through: no timeout of its own (`withDeadline`), no exception for a status (`readAnswer`), and
 * no retry but one of a GET whose answer never came: a write is never repeated blindly.
 * @param fetch default: the one that the page has at the moment of the call
 * @param keyHeader the header that carries a write's key; '' (default): none does
 */
export const createClient = (fetch?: typeof globalThis.fetch, keyHeader = ''): KyInstance =>
  ky.create({
    timeout: false,
    retry: { limit: 1, methods: ['get'], jitter: true },
    throwHttpErrors: false,
    credentials: 'same-origin',
    headers: { accept: 'application/json' },
    // Stated, because a page may have put a `body` on every object.
    body: null,
    stringifyJson: stringify,
    hooks: { beforeRequest: [addCrumb] },
    // ky hands over a `Request`.
    fetch: (request) => plainFetch(request as Request, fetch, [SITE_USER_HEADER, ...(keyHeader === '' ? [] : [keyHeader])]),
  });
