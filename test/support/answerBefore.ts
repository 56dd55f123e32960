import { getResponse, type HttpHandler } from 'msw';
import type { Host } from '../../mocks/createHost.ts';

/** The host with handlers that come before its own. */
export const answerBefore = (host: Host, ...handlers: readonly HttpHandler[]): Host =>
  Object.assign(async (request: Request) => (await getResponse([...handlers], request)) ?? host(request), host);
