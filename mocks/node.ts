/** The mocked host inside a test's own process. */
export { createHost, type Host } from './createHost';
export { visitPage, type Visit } from './visitPage';
