export { createHost, type Host } from './createHost.ts';
export { visitPage, type Visit } from './visitPage.ts';
