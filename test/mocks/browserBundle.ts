import { scenarios, setScenario, startMocks, type Mocks } from '../../mocks/index.ts';
import { createApi } from '../app/createApi.ts';

declare global {
  interface Window {
    qa: {
      mocks: Mocks;
      api: ReturnType<typeof createApi>;
      impatient: ReturnType<typeof createApi>;
      scenarios: typeof scenarios;
      setScenario: typeof setScenario;
    };
  }
}

const mocks = await startMocks();
window.qa = {
  mocks,
  api: createApi({ writeDeadlineMs: 60_000 }),
  impatient: createApi({ writeDeadlineMs: 2000 }),
  scenarios,
  setScenario,
};
