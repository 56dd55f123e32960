/** The same exports as `index.ts`, for Node. */
export { createHost } from './createHost.ts';
export { startMocks } from './startMocksInNode.ts';
export { startServer } from './server.ts';
export { scenarios } from './scenarios.ts';
export { showPanel } from './panel/showPanel.ts';
export { setScenario } from './setScenario.ts';
