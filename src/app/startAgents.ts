import type { AgentDeps } from '../../widgets/agents/AgentDeps.ts';
import type { ConfigSources } from '../core/config.ts';
import { loadAgents } from './loadAgents.ts';

interface Given extends AgentDeps {
  readonly shop: AgentDeps['shop'] & { readonly settings: { readonly agentTools: boolean } };
}

/** Starts the tools for agents where they are asked for and the browser has agents; a lost file leaves the page without them. */
export function startAgents(given: Given, { page, scriptUrl = '', report }: ConfigSources, signal: AbortSignal): void {
  if (given.shop.settings.agentTools && 'modelContext' in page)
    loadAgents(scriptUrl)
      .then(({ startAgentTools }) => startAgentTools(given, signal))
      .catch((error: unknown) => report(error, { part: 'agents' }));
}
