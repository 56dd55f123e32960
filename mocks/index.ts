/**
 * The mocked host for trying a page out by hand, in a browser: `const mocks = await startMocks()`. With `?qa` in the page's address a
 * panel to steer it appears; with `?scenario=<name>` the host behaves as that scenario says.
 */
export type { Mocks } from './Mocks.ts';
export { startMocks, type MocksOptions } from './startMocks.ts';
export { scenarios, type ScenarioName } from './scenarios.ts';
export { setScenario } from './setScenario.ts';
export { type ScenarioChoice } from './chooseScenario.ts';
export { type HostProduct } from './db/HostProduct.ts';
export { type StorePolicy } from './db/StorePolicy.ts';
export { type RequestRecord } from './RequestRecord.ts';
