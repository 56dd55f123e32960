/**
 * The mocked host for trying out a page in a browser: `const mocks = await startMocks()`. `?qa` in the page's address shows a control
 * panel, `?scenario=<name>` sets the host's behaviour.
 */
export type { Mocks } from './Mocks.ts';
export { startMocks, type MocksOptions } from './startMocks.ts';
export { scenarios, type ScenarioName } from './scenarios.ts';
export { setScenario } from './setScenario.ts';
export { type ScenarioChoice } from './chooseScenario.ts';
export { type HostProduct } from './db/HostProduct.ts';
export { type StorePolicy } from './db/StorePolicy.ts';
export { type RequestRecord } from './RequestRecord.ts';
