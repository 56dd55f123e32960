import { putBackRequest } from '../lib/foreignRequest.ts';
import ky, { type KyInstance } from 'ky';
import { addCrumb } from './crumb.ts';

putBackRequest();

/**
 * The HTTP client: no timeout of its own (`withDeadline`), no exception for a status (`readAnswer`), and no retry but one of a GET whose
 * answer never came: a write is never repeated blindly.
 */
export const createClient = (): KyInstance =>
  ky.create({
    timeout: false,
    retry: { limit: 1, methods: ['get'], jitter: true },
    throwHttpErrors: false,
    credentials: 'same-origin',
    headers: { accept: 'application/json' },
    // Stated, because a page may have put it on every object. What is sent is the `body` of the call.
    json: undefined,
    hooks: { beforeRequest: [addCrumb] },
  });
