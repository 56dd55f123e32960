/**
 * The mocked host for trying a page out by hand, in a browser: `const mocks = await startMocks()`. With `?qa` in the page's address a
 * panel to steer it appears; with `?scenario=<name>` the host behaves as that scenario says.
 */
export { startMocks, type Mocks, type MocksOptions } from './startMocks';
export { scenarios, type ScenarioName } from './scenarios';
export { setScenario } from './setScenario';
export { type ScenarioChoice } from './chooseScenario';
export { type HostProduct } from './db/HostProduct';
export { type StorePolicy } from './db/StorePolicy';
export { type RequestRecord } from './RequestRecord';
