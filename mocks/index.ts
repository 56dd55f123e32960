/**
 * The mocked platform: `await startMocks()` answers the requests of a page, `await startServer()` listens in Node, and `createHost()` is a
 * function of a request. With `?qa` in the page's address `startMocks` shows a control panel; `?scenario=<name>` sets the behaviour.
 */
export type { Mocks } from './Mocks.ts';
export { createHost, type Host } from './createHost.ts';
export { startMocks } from './startMocks.ts';
export { startServer } from './noServer.ts';
export type { HostServer, HostServerOptions } from './server.ts';
export { type HostOptions, type MocksOptions } from './HostOptions.ts';
export { scenarios, type ScenarioName } from './scenarios.ts';
export { setScenario } from './setScenario.ts';
export { showPanel } from './panel/showPanel.ts';
export type { PanelOption, PanelSource } from './panel/PanelSource.ts';
export type { LogFilter } from './filterLog.ts';
export { type ScenarioChoice } from './chooseScenario.ts';
export { type HostProduct } from './db/HostProduct.ts';
export { type StorePolicy } from './db/StorePolicy.ts';
export { type RequestRecord } from './RequestRecord.ts';
