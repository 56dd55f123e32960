import type { AgentDeps } from '../../widgets/agents/AgentDeps.ts';
import type { ConfigSources } from '../core/config.ts';
import type { PageProduct } from '../core/page/createPage.ts';
import { productAt } from './followPage.ts';
import { loadAgents } from './loadAgents.ts';

interface Given extends Omit<AgentDeps, 'report' | 'openAt' | 'shop'> {
  readonly shop: AgentDeps['shop'] & { readonly settings: { readonly agentTools: boolean } };
}

/** Starts the tools for agents where they are asked for and the browser has agents; a lost file leaves the page without them. */
export function startAgents(given: Given, open: (found: PageProduct) => void, sources: ConfigSources, signal: AbortSignal): void {
  const report = (error: unknown) => sources.report(error, { part: 'agents' });
  const openAt = (element: Element) => {
    const found = productAt(given.page, element);
    if (found) open(found);
    return found;
  };
  if (given.shop.settings.agentTools && 'modelContext' in sources.page)
    void loadAgents(sources.scriptUrl ?? '')
      .then(({ startAgentTools }) => startAgentTools({ ...given, openAt, report }, signal))
      .catch(report);
}
