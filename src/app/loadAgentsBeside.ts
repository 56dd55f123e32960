import { importBeside } from './importBeside.ts';
import type { loadAgents as LoadAgents } from './loadAgents.ts';

export const loadAgents: typeof LoadAgents = (scriptUrl) => importBeside('agents.js', scriptUrl) as ReturnType<typeof LoadAgents>;
