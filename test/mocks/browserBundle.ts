import { scenarios, setScenario, startMocks, type Mocks } from '../../mocks/index.ts';
import { createApi } from '../../src/api/createApi.ts';

declare global {
  interface Window {
    qa: { mocks: Mocks; api: ReturnType<typeof createApi>; scenarios: typeof scenarios; setScenario: typeof setScenario };
  }
}

const mocks = await startMocks();
window.qa = { mocks, api: createApi({ writeDeadlineMs: 1000 }), scenarios, setScenario };
