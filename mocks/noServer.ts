import type { StartServer } from './server.ts';

/** Stands in for the server where there is no Node, so that both builds of the package have the same exports. */
export const startServer: StartServer = () => Promise.reject(new Error('startServer needs Node; in a page call startMocks instead.'));
