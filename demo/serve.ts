import { parseScenario } from '../mocks/chooseScenario.ts';
import type { HostServer } from '../mocks/server.ts';
import { letGuestsWait } from './content/waiting.ts';
import { createDemoHost, startDemo } from './createDemo.ts';
import { startDemoOn } from './serveOn.ts';
import { welcome } from './welcome.ts';
import { appRolloutFlag, ROLLOUT_FLAG } from '../src/commerce/model/rolloutFlag.ts';

const USUAL_PORT = 4173;

/**
 * Serves the demo shop until the process ends, and prints its address and what there is to see.
 *
 * @param args `--port <number>`, `--scenario <name>`, `--platform <url>` for another platform than the mocked one; the port may also come from the environment's `PORT`
 */
export async function main(args: readonly string[] = []): Promise<Pick<HostServer, 'url' | 'close'>> {
  const after = (name: string): string | undefined => {
    const at = args.indexOf(name);
    return at < 0 ? undefined : args[at + 1];
  };
  const asked = Number(after('--port') ?? process.env['PORT']);
  const port = Number.isInteger(asked) && asked >= 0 && asked < 65536 ? asked : USUAL_PORT;
  const platform = after('--platform');
  if (platform !== undefined) {
    const server = await startDemoOn({ platform, port });
    console.log(`Demo shop: ${server.url}/, on ${platform}`);
    return server;
  }
  const name = after('--scenario');
  const scenario = parseScenario(name)?.choice;
  if (name !== undefined && !scenario) throw new Error(`"${name}" is not a scenario of the mocked host.`);
  // Measuring is on, so that its requests can be seen.
  const rollouts = [...Object.values(ROLLOUT_FLAG), appRolloutFlag('storefront')];
  const host = createDemoHost({ rollouts, ...(scenario && { scenario }) });
  letGuestsWait(host.db);
  const server = await startDemo({ host, port, debug: true, qa: true }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    return startDemo({ host, port: 0, debug: true, qa: true });
  });
  console.log(welcome(server.url, port));
  return server;
}
