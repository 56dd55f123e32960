import type { Refusable } from '../../src/lib/refusable.ts';

/** Emitted on the page as described at `StorefrontEvents`. */
export interface AgentEvents {
  /** An agent of the visitor's browser is about to use a tool. Refusable. `arguments` may hold what the visitor has told the agent. */
  'before-agent-call': {
    readonly productInstance: null;
    readonly name: string;
    readonly arguments: Readonly<Record<string, unknown>>;
  } & Refusable;
  /** A tool has answered. `isError`: it was refused or failed, or its outcome is not known. */
  'agent-called': { readonly productInstance: null; readonly name: string; readonly isError: boolean };
}
