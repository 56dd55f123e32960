/** The mocked host inside a test's own process. */
export { createHost, type Host, type HostOptions } from './createHost';
export { createHostFetch } from './createHostFetch';
export { visitPage, type Visit } from './visitPage';
