import { onAbort } from '../../src/lib/listen.ts';
import { refusable } from '../../src/lib/refusable.ts';
import type { AgentDeps } from './AgentDeps.ts';
import { failed } from './answers.ts';
import { findFault } from './findFault.ts';
import type { ModelContext, Tool, ToolAnswer, ToolInput } from './ModelContext.ts';

/** Registers tools with the browser. */
export interface ToolDesk {
  /** Registers a tool until the returned function is called, or the desk is closed. */
  register(tool: Tool): () => void;
}

/** Every call is held against its schema, can be refused by the page, waits for those before it, and is reported once it is answered. */
export function createToolDesk(context: ModelContext, { emit, report }: Pick<AgentDeps, 'emit' | 'report'>, signal: AbortSignal): ToolDesk {
  let last: Promise<unknown> = Promise.resolve();

  const call = async (tool: Tool, input: unknown, over: AbortSignal): Promise<ToolAnswer> => {
    const fault = findFault(tool.inputSchema, input);
    if (fault) return failed(`Nothing was done. ${fault}`);
    const event = refusable({ productInstance: null, name: tool.name, arguments: structuredClone(input) as ToolInput });
    emit('before-agent-call', event);
    if (event.defaultPrevented)
      return failed('The site does not allow this call, and nothing was done. Do not repeat it: the visitor can do it.');
    const run = last.then(() => (over.aborted ? failed(GONE) : tool.run(input as ToolInput)));
    last = run.catch(() => undefined);
    try {
      return await run;
    } catch (error) {
      report(error);
      return failed('Something went wrong in the page. It is not known whether this was done: do not repeat it, ask the visitor to look.');
    }
  };

  return {
    register(tool) {
      const ending = new AbortController();
      const end = () => ending.abort();
      onAbort(signal, end);
      const { run: _run, ...described } = tool;
      const execute = async (input: unknown) => {
        const given = await call(tool, input ?? {}, ending.signal);
        if (!signal.aborted) emit('agent-called', { productInstance: null, name: tool.name, isError: given.isError === true });
        return given;
      };
      // A tool that the page itself has by this name stays the page's.
      Promise.resolve()
        .then(() => ending.signal.aborted || context.registerTool({ ...described, execute }, { signal: ending.signal }))
        .catch((error: unknown) => ending.signal.aborted || report(error));
      return end;
    },
  };
}

const GONE = 'This is no longer on the page, and nothing was done. Look at the tools that the page has now.';
