/**
 * Loads the tools for agents from a file beside the entries; the one file has `loadAgentsBeside` in place of this.
 *
 * @param _scriptUrl the address of the shop's script
 */
export const loadAgents = (_scriptUrl: string): Promise<typeof import('../../widgets/agents/startAgentTools.ts')> =>
  import('../../widgets/agents/startAgentTools.ts');
